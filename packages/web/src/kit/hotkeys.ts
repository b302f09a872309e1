import { useEffect, useRef } from 'preact/hooks';
import { settings } from '../core/settings/store.ts';
import { toQuestion } from './focus.ts';

/** What a key does, by `KeyboardEvent.key` in lower case: `{ h: toHand, '?': help, escape: back, '1': first }`. */
export type Hotkeys = Readonly<Record<string, (event: KeyboardEvent) => void>>;

const layers: { readonly current: Hotkeys }[] = [];
const ALWAYS = new Set(['escape', 'enter', ' ', 'f6']);
/** The same places on a Russian keyboard, so that a key works whatever the layout. */
const RUSSIAN: Readonly<Record<string, string>> = Object.fromEntries(
  [...'йцукенгшщзфывапролдячсмить'].map((letter, i) => [letter, [...'qwertyuiopasdfghjklzxcvbnm'][i] ?? letter]),
);

function onKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const key = event.key.toLowerCase();
  const isTyping =
    event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]');
  if (isTyping && key !== 'escape' && key !== 'f6') return;
  if (!ALWAYS.has(key) && !settings.peek().hasHotkeys) return;
  const isModal = document.querySelector('dialog[open]') !== null;
  if (isModal) return;
  if (isTyping && key === 'escape') return toQuestion();
  for (const layer of layers.toReversed()) {
    const act = layer.current[key] ?? layer.current[RUSSIAN[key] ?? key];
    if (act === undefined) continue;
    event.preventDefault();
    // A key that is held down counts once, so that it does not confirm its own first press.
    if (!event.repeat) act(event);
    return;
  }
}

/** Keys while the component is there; the one mounted last is asked first. Off while typing, under a sheet, or by the setting. */
export function useHotkeys(keys: Hotkeys): void {
  const layer = useRef(keys);
  layer.current = keys;
  useEffect(() => {
    if (layers.length === 0) addEventListener('keydown', onKey);
    layers.push(layer);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      if (layers.length === 0) removeEventListener('keydown', onKey);
    };
  }, []);
}
