import './happened.css';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Happened, ToYou } from '../../core/games/contract.ts';

/** How long the flash and its sentence stay. */
const SHOWN_MS = 1800;
/** More than this at once would cover the table; the summary has all of it. */
const MOST = 3;

type Spot = { readonly left: number; readonly top: number };

/**
 * Over the scene: a flash where something happened to the viewer, the amount, and one sentence. Takes no presses. A scene
 * that says it in a part of its own marks that with `data-felt`, or with `data-felt="amounts"` if the amounts are there too.
 */
export function HappenedLayer({ now }: Pick<ToYou, 'now'>) {
  const [over, setOver] = useState<readonly Happened[] | undefined>(undefined);
  const [felt, setFelt] = useState<string | undefined>(undefined);
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (now.length === 0) return;
    setFelt(layer.current?.closest('.scene')?.querySelector<HTMLElement>('[data-felt]')?.dataset.felt);
    setOver(undefined);
    const timer = setTimeout(() => setOver(now), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [now]);
  if (now.length === 0 || over === now) return null;
  const shown = now.slice(0, MOST);
  const isHarm = shown.some(({ kind }) => kind !== 'gain');
  return (
    <div ref={layer} class={`happened ${isHarm ? 'harm' : 'good'}`} aria-hidden="true">
      {shown.map((one, i) => (
        <Flash key={`${i} ${one.sentence}`} {...one} amount={felt === 'amounts' ? undefined : one.amount} />
      ))}
      {felt === undefined && <Line text={shown.map(({ sentence }) => sentence).join(' ')} />}
    </div>
  );
}

/** The sentence stands on the action bar, or on the `data-bar` that replaces it, and covers neither question nor hand. */
function Line({ text }: { readonly text: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  const [bottom, setBottom] = useState<string | undefined>(undefined);
  useLayoutEffect(() => {
    const scene = line.current?.closest('.scene');
    const bar = scene?.querySelector('.ask, [data-bar]')?.getBoundingClientRect();
    const room = scene?.getBoundingClientRect();
    if (bar !== undefined && room !== undefined) setBottom(`${Math.max(0, room.bottom - bar.top)}px`);
  }, [text]);
  return (
    <p ref={line} class="happened-line" style={bottom === undefined ? undefined : { bottom }}>
      {text}
    </p>
  );
}

function Flash({ kind, amount, place }: Happened) {
  const mark = useRef<HTMLSpanElement>(null);
  const [spot, setSpot] = useState<Spot | undefined>(undefined);
  useLayoutEffect(() => {
    const scene = mark.current?.closest('.scene');
    const name = CSS.escape(place);
    const there = scene
      ?.querySelector(`[data-place="${name}"], [data-part="${name}"], [data-region="${name}"]`)
      ?.getBoundingClientRect();
    const room = scene?.getBoundingClientRect();
    if (there === undefined || room === undefined || there.width === 0) return;
    setSpot({ left: there.left + there.width / 2 - room.left, top: there.top + there.height / 2 - room.top });
  }, [place]);
  const at = spot && { left: `${spot.left}px`, top: `${spot.top}px` };
  return (
    <span ref={mark} class={`happened-flash ${kind}${at === undefined ? ' nowhere' : ''}`} style={at}>
      {amount !== undefined && <b>{amount}</b>}
    </span>
  );
}
