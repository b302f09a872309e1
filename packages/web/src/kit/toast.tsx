import './toast.css';
import { signal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { announce, forgetAnnounced } from './live.tsx';
import { sheets } from './sheet.tsx';

type Offer = { readonly label: string; readonly act: () => void };
type Toast = {
  readonly id: number;
  readonly text: string;
  readonly tone: 'plain' | 'harm';
  readonly offer: Offer | undefined;
};
const toasts = signal<readonly Toast[]>([]);
const timers = new Map<number, ReturnType<typeof setTimeout>>();
let next = 0;

/** A toast that has been shown. */
export type Told = {
  /** Adds a button. The toast then stays longer, and a press on the button closes it. */
  offer(label: string, act: () => void): void;
  /** Closes the toast, unless the pointer or the focus is on it. */
  go(): void;
};

const OFFER_MS = 9000;
const readingTime = (text: string): number => 3500 + 40 * text.length;

/** Shows a short message at the edge of the page for a few seconds, and announces it. */
export function toast(text: string, tone: 'plain' | 'harm' = 'plain'): Told {
  const id = next++;
  toasts.value = [...toasts.value.slice(-2), { id, text, tone, offer: undefined }];
  announce(text);
  goIn(id, readingTime(text));
  return {
    offer(label, act) {
      if (!toasts.peek().some((one) => one.id === id)) return;
      toasts.value = toasts.peek().map((one) => (one.id === id ? { ...one, offer: { label, act } } : one));
      goIn(id, OFFER_MS);
    },
    go() {
      if (timers.has(id)) go(id);
    },
  };
}

/** It stays until somebody lets it go: there is no time for it. */
function hold(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

function go(id: number): void {
  hold(id);
  toasts.value = toasts.peek().filter((one) => one.id !== id);
}

/** Closes all toasts and forgets what was announced: the next person at this device may not know it. */
export function forgetSaid(): void {
  for (const { id } of toasts.peek()) go(id);
  forgetAnnounced();
}

function goIn(id: number, milliseconds: number): void {
  clearTimeout(timers.get(id));
  timers.set(
    id,
    setTimeout(() => go(id), milliseconds),
  );
}

/** A sheet lies above every layer of the page: what is said while one is open rises above it, and comes down with it. */
function rise(region: HTMLElement | null): void {
  if (region === null || typeof region.showPopover !== 'function') return;
  region.hidePopover();
  if (toasts.peek().length > 0 && document.querySelector('dialog:modal') !== null) region.showPopover();
}

/** On a phone or a tablet: above the question of the table, where that isn't at the upper edge itself. */
function place(region: HTMLElement | null): void {
  const question = document.querySelector('.table-page:not(.lesson, .wide) .scene :is(.ask, [data-bar])');
  const top = question?.getBoundingClientRect().top ?? 0;
  if (region === null) return;
  delete region.dataset.over;
  if (top < innerHeight / 3) return;
  region.dataset.over = 'question';
  region.style.setProperty('--question-top', `${top}px`);
}

/** The live region announces the text; only the button is exposed to assistive technology here. */
export function Toasts() {
  const region = useRef<HTMLDivElement>(null);
  const shown = toasts.value;
  useLayoutEffect(() => {
    rise(region.current);
    if (shown.length === 0) return;
    const move = () => place(region.current);
    move();
    // A table arranges itself anew after its size has changed.
    const observer = new ResizeObserver(move);
    for (const part of document.querySelectorAll('.table-page .scene, .table-page .ask')) observer.observe(part);
    return () => observer.disconnect();
  }, [shown, sheets.value]);
  return (
    <div ref={region} class="toasts" data-region={shown.length > 0 ? 'toasts' : undefined} popover="manual">
      {shown.map(({ id, text, tone, offer }) => (
        <div
          key={id}
          class={`toast ${tone}`}
          // Nothing goes away under a pointer or under the focus.
          onPointerEnter={() => hold(id)}
          onPointerLeave={() => goIn(id, OFFER_MS)}
          onFocusCapture={() => hold(id)}
          onBlurCapture={() => goIn(id, OFFER_MS)}
        >
          <p aria-hidden="true">{text}</p>
          {offer !== undefined && (
            <button
              type="button"
              aria-label={`${text} ${offer.label}`}
              onClick={() => {
                go(id);
                offer.act();
              }}
            >
              {offer.label}
            </button>
          )}
        </div>
      ))}
    </div>
  );
}
