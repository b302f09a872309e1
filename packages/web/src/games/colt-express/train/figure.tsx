import { useLayoutEffect, useRef } from 'preact/hooks';
import { settings } from '../../../core/settings/store.ts';
import { haloDefs } from '../../../kit/art/halo.ts';
import { picture } from '../../../kit/cards/picture.ts';
import type { Fill } from '../../../kit/drawing.ts';
import { Tag } from '../../../kit/figures/figure.tsx';
import { figureAt } from '../../../kit/figures/figures.ts';
import { useCut, useCutRef } from '../../../kit/motion/cut.ts';
import { motionSpeed } from '../../../kit/motion/pace.ts';
import { ownerOf } from '../logic/owners.ts';
import type { Point, Figure as Who } from '../logic/places.ts';
import { type Manner, tripOf } from '../logic/trip.ts';
import type { Place } from '../wire.ts';

const HEIGHT = 100;
/** How long a move takes: one car, and each further car. */
const MOVE_MS = 560;

type FigureProps = {
  readonly who: Who;
  readonly stand: Point & Place;
  readonly cars: number;
  /** How the figure came here, if it has just moved. */
  readonly manner: Manner;
  readonly isYours: boolean;
  readonly you: string;
  /** It has just been hit, is shooting, or can't be reached. */
  readonly mood?: 'hit' | 'shoots' | 'shade' | undefined;
};

/** A bandit or the Marshal. Its place is correct at once; the animation explains how it got there. */
export function Figure({ who, stand, cars, manner, isYours, you, mood }: FigureProps) {
  const group = useRef<SVGGElement>(null);
  const was = useCutRef(stand);
  const cut = useCut();
  useLayoutEffect(() => {
    const from = was.current;
    was.current = stand;
    const element = group.current;
    if (element === null || (from.x === stand.x && from.y === stand.y)) return;
    const isNear = from.car === stand.car && from.level === stand.level;
    if (settings.peek().isMotionReduced) {
      element.animate([{ opacity: 0 }, { opacity: 1 }], 100);
      return;
    }
    const legs = tripOf(from, stand, isNear ? 'step' : manner, cars);
    const far = Math.max(1, Math.abs(from.car - stand.car));
    const trip = element.animate(
      legs.map(({ x, y, turn, at }) => ({ transform: transformOf(x, y, turn), offset: at })),
      { duration: (isNear ? 260 : MOVE_MS * (0.7 + 0.3 * far)) / motionSpeed(), easing: 'ease-in-out' },
    );
    return () => trip.cancel();
  }, [stand.x, stand.y, cut]);
  const isLaw = who === 'marshal';
  return (
    <g
      ref={group}
      class={`train-figure ${isYours ? 'mine' : ''} ${mood ?? ''}`}
      style={{ transform: transformOf(stand.x, stand.y, 0) }}
      data-figure={who}
      data-part={`figure-${who}`}
    >
      <g class="body" ref={bodyPictureOf(who, isYours)} />
      <Tag of={isLaw ? 'neutral' : ownerOf(who)} x={27} y={-82} />
      {isYours && (
        <g class={`pill ${stand.level === 'roof' ? '' : 'below'}`}>
          <rect x="-21" y={stand.level === 'roof' ? -124 : 0} width="42" height="17" rx="8.5" />
          <text x="0" y={stand.level === 'roof' ? -111 : 13}>
            {you}
          </text>
        </g>
      )}
    </g>
  );
}

/** Large enough for wide hats and the glow around your own bandit. */
const FRAME = { x: -66, y: -HEIGHT - 26, width: 132, height: HEIGHT + 46, pixels: 396, defs: haloDefs };

/** Calling it is enough to render the picture ahead. */
export const bodyPictureOf = (who: Who, isYours: boolean): Fill => picture(bodyOf(who, isYours), FRAME);

const bodies = new Map<string, string>();

/** A pale edge lifts figures off the cars; your own has a glow. */
function bodyOf(who: FigureProps['who'], isYours: boolean): string {
  const key = `${who} ${isYours}`;
  const known = bodies.get(key);
  if (known !== undefined) return known;
  const figure = figureAt(who, 0, 0, who === 'marshal' ? HEIGHT + 2 : HEIGHT);
  const body = `<g filter="url(#${isYours ? 'fYou' : 'fHalo'})">${figure}</g>`;
  bodies.set(key, body);
  return body;
}

const transformOf = (x: number, y: number, turn: number): string => `translate(${x}px, ${y}px) rotate(${turn}deg)`;
