import './shot-line.css';
import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { arrowDefs } from '../../../kit/art/halo.ts';
import { useCut } from '../../../kit/motion/cut.ts';
import type { HitView } from '../wire.ts';

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
    <svg class="shot-line" viewBox={`0 0 ${line.width} ${line.height}`} aria-hidden="true">
      <defs dangerouslySetInnerHTML={{ __html: arrowDefs }} />
      <path class="under" d={line.d} />
      <path class="over" d={line.d} marker-end="url(#arw)" />
    </svg>
  );
}

function lineIn(element: HTMLElement, { shooter, target }: HitView): Line | undefined {
  const box = element.getBoundingClientRect();
  const within = (part: Element): DOMRect => {
    const found = part.getBoundingClientRect();
    return new DOMRect(found.x - box.x, found.y - box.y, found.width, found.height);
  };
  const find = (id: string) => element.querySelector(`[data-place="character-${CSS.escape(id)}"]`);
  const [by, at] = [find(shooter), find(target)];
  if (by === null || at === null) return undefined;
  const [from, to] = [within(by), within(at)];
  const isLevel = Math.abs(to.y - from.y) < from.height / 2;
  const postOf = (figure: Element) => within(figure.parentElement ?? figure);
  const d = isLevel ? arc(from, to) : drop(from, to, postOf(by), postOf(at));
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

/** Between figures above each other: over the gap between their places, so that it crosses no words. */
function drop(from: DOMRect, to: DOMRect, first: DOMRect, last: DOMRect): string {
  const isDown = to.y > from.y;
  const [ax, bx] = [from.x + from.width / 2, to.x + to.width / 2];
  const ay = isDown ? first.bottom - 4 : first.y + 4;
  const by = isDown ? last.y + 4 : last.bottom - 4;
  const bend = (by - ay) * 0.4;
  return `M${ax} ${ay}C${ax + 18} ${ay + bend} ${bx + 18} ${by - bend} ${bx} ${by}`;
}
