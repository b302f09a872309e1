import { metals } from '../defs.tsx';
import { drawing } from '../drawing.ts';
import { picture } from './picture.ts';

type CartridgeProps = {
  /** Loaded, spent (an outline), or beyond what is needed. */
  readonly state?: 'full' | 'empty' | 'over';
  /** Height in pixels; 22 for health, 46 in a belt. */
  readonly height?: number;
};

/** A cartridge: a point of health, a shot in the belt. Decoration: the number is beside it. */
export const Cartridge = ({ state = 'full', height = 22 }: CartridgeProps) => (
  <svg
    class={`cartridge ${state}`}
    width={(height * 26) / 60}
    height={height}
    viewBox="0 0 26 60"
    aria-hidden="true"
    ref={state === 'empty' ? drawing(EMPTY) : picture(BODIES[state], FRAME)}
  />
);

const FRAME = { x: 0, y: 0, width: 26, height: 60, pixels: 60, defs: metals };
const loaded = (bullet: string): string =>
  `<g stroke="#2b190d" stroke-width="1.5"><path d="M3 52V24h20v28Z" fill="url(#gBrass)"/><path d="M1 52h24v7H1Z" fill="url(#gBrass)"/><path d="M4 24C4 11 7 4 13 1c6 3 9 10 9 23Z" fill="${bullet}"/><path d="M8 27v24" stroke="#fff4cf" stroke-width="3" stroke-opacity=".7"/></g>`;
const BODIES = { full: loaded('#b5673a'), over: loaded('#d0502f') } as const;
const EMPTY =
  '<path d="M3 52V24C4 11 7 4 13 1c6 3 9 10 10 23v28h2v7H1v-7Z" fill="#0002" stroke="#a9854e" stroke-width="1.5" stroke-dasharray="3 3"/>';

type CartridgesProps = { readonly full: number; readonly of: number; readonly height?: number };

/** A row of cartridges, `full` of them filled. */
export const Cartridges = ({ full, of: all, height = 22 }: CartridgesProps) => (
  <span class="cartridges" aria-hidden="true">
    {Array.from({ length: all }, (_, i) => (
      <Cartridge key={i} state={i < full ? 'full' : 'empty'} height={height} />
    ))}
  </span>
);
