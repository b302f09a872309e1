import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { arrowDefs } from '../../art/halo.ts';
import { useCut } from '../../kit/cut.ts';
import type { HitView } from './wire.ts';

type ShotLineProps = { readonly street: RefObject<HTMLElement | null>; readonly hit: HitView };
type Line = { readonly d: string; readonly width: number; readonly height: number };

/** The way of a shot, from who fires to who is meant: dashed, above everything on the street. */
export function ShotLine({ street, hit }: ShotLineProps) {
  const [line, setLine] = useState<Line | undefined>();
  const cut = useCut();
  useLayoutEffect(() => {
    const element = street.current;
    if (element === null) return;
    const measure = () => setLine(lineIn(element, hit));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [hit.shooter, hit.target, cut]);
  if (line === undefined) return null;
  return (
    <svg class="bd-line" viewBox={`0 0 ${line.width} ${line.height}`} aria-hidden="true">
      <defs dangerouslySetInnerHTML={{ __html: arrowDefs }} />
      <path class="under" d={line.d} />
      <path class="over" d={line.d} marker-end="url(#arw)" />
    </svg>
  );
}

function lineIn(element: HTMLElement, { shooter, target }: HitView): Line | undefined {
  const box = element.getBoundingClientRect();
  const boxOf = (id: string) => {
    const found = element.querySelector(`[data-place="character-${CSS.escape(id)}"]`)?.getBoundingClientRect();
    return found && new DOMRect(found.x - box.x, found.y - box.y, found.width, found.height);
  };
  const [from, to] = [boxOf(shooter), boxOf(target)];
  if (from === undefined || to === undefined) return undefined;
  const isLevel = Math.abs(to.y - from.y) < from.height / 2;
  const d = isLevel ? arc(from, to) : drop(from, to);
  return { d, width: box.width, height: box.height };
}

/** Between figures side by side: over the heads of those between, from one side to the other. */
function arc(from: DOMRect, to: DOMRect): string {
  const turn = Math.sign(to.x - from.x);
  const ax = from.x + from.width / 2 + turn * from.width * 0.35;
  const bx = to.x + to.width / 2 - turn * to.width * 0.38;
  const y = from.y + from.height * 0.42;
  const lift = Math.min(110, Math.abs(bx - ax) * 0.3);
  const part = (bx - ax) / 4;
  return `M${ax} ${y}C${ax + part} ${y - lift} ${bx - part} ${y - lift} ${bx} ${y}`;
}

/** Between figures above each other: from the feet of one to the hat of the other, or the other way round. */
function drop(from: DOMRect, to: DOMRect): string {
  const isDown = to.y > from.y;
  const [ax, bx] = [from.x + from.width / 2, to.x + to.width / 2];
  const ay = isDown ? from.bottom - 8 : from.y + 8;
  const by = isDown ? to.y + 10 : to.bottom - 10;
  const bend = (by - ay) * 0.4;
  return `M${ax} ${ay}C${ax + 18} ${ay + bend} ${bx + 18} ${by - bend} ${bx} ${by}`;
}
