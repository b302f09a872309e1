import { picture } from '../cards/picture.ts';
import { drawing } from '../drawing.ts';
import { brandBody, type Owner, seatClass } from './brand.tsx';
import { type Dressed, type Figure, figureBody } from './figures.ts';

type StandingProps = {
  readonly of: Figure | Dressed;
  /** Where the feet are, and how tall it is. */
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** Looks to the other side. */
  readonly isTurned?: boolean;
  /** Where a flight finds it: see `useFlights`. */
  readonly place?: string;
  readonly class?: string;
};

/** A figure inside a drawing, placed by its feet, with its shadow. The inner group has no transform: flights move it. */
export const Standing = ({ of: figure, x, y, height, isTurned = false, place, class: name = '' }: StandingProps) => (
  <g
    transform={`translate(${x + (isTurned ? height / 3 : -height / 3)} ${y - (height * 116) / 120}) scale(${(isTurned ? -1 : 1) * (height / 120)} ${height / 120})`}
  >
    <g class={`standing ${name}`} data-place={place}>
      <ellipse cx="40" cy="115" rx="22" ry="3.6" fill="#000" fill-opacity=".4" />
      <g ref={drawing(figureBody(figure))} />
    </g>
  </g>
);

type TagProps = { readonly of: Owner; readonly x: number; readonly y: number; readonly size?: number };

/** An owner's brand inside a drawing, with its middle at `x`, `y`. */
export const Tag = ({ of: owner, x, y, size = 18 }: TagProps) => (
  <g
    class={`brand-tag ${seatClass(owner)}`}
    transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}
  >
    <rect width="24" height="24" rx="6.5" />
    <g transform="translate(3.4 3.4) scale(.72)" ref={drawing(brandBody(owner))} />
  </g>
);

const FRAME = { x: 15, y: -5, width: 50, height: 66, pixels: 360 };

/** A portrait for a card: the upper body on the plate. */
export const Portrait = ({ of: figure }: { readonly of: Figure | Dressed }) => (
  <svg
    class="portrait"
    viewBox="15 -5 50 66"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
    ref={picture(figureBody(figure), FRAME)}
  />
);
