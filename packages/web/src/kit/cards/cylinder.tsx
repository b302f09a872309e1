import { metals } from '../defs.tsx';
import type { Fill } from '../drawing.ts';
import { picture } from './picture.ts';

const CHAMBERS = 6;
const spot = (k: number, middle: number, radius: number) => {
  const angle = (k / CHAMBERS) * 2 * Math.PI - Math.PI / 2;
  return { x: middle + radius * Math.cos(angle), y: middle + radius * Math.sin(angle) };
};
const all = Array.from({ length: CHAMBERS }, (_, k) => k);

const FRAME = { x: 0, y: 0, width: 32, height: 32, pixels: 150, defs: metals };

/** A `ref` that draws a cylinder with `loaded` filled chambers. Calling it is enough to rasterize the drawing in advance. */
export const chambersOf = (loaded: number): Fill => picture(BODIES[Math.min(loaded, CHAMBERS)] ?? '', FRAME);

const BODIES: readonly string[] = [0, ...all.map((k) => k + 1)].map((loaded) => {
  const chambers = all.map((k) => {
    const { x, y } = spot(k, 16, 9.3);
    const at = `cx="${x.toFixed(1)}" cy="${y.toFixed(1)}"`;
    return k < loaded
      ? `<circle ${at} r="3.7" fill="url(#gBrass)" stroke="#3b2306" stroke-width=".8"/><circle ${at} r="1.3" fill="#6b430d"/>`
      : `<circle ${at} r="3.5" fill="#0d0805" stroke="#8b8378" stroke-width=".7"/>`;
  });
  return `<circle cx="16" cy="16" r="15" fill="url(#gSteel)" stroke="#1a1512"/><circle cx="16" cy="16" r="2.6" fill="#1a1512"/>${chambers.join('')}`;
});

/** A revolver's cylinder from behind with `loaded` of its chambers filled. Decoration: the number is beside it. */
export const Chambers = ({ loaded, size }: { readonly loaded: number; readonly size: number }) => (
  <svg class="cyl" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" ref={chambersOf(loaded)} />
);

/** The player's own cylinder, large. It turns by one chamber with each card loaded. */
export const BigCylinder = ({ loaded }: { readonly loaded: number }) => (
  <svg class="big-cyl" viewBox="0 0 100 100" aria-hidden="true">
    <circle cx="50" cy="52" r="48" fill="#000" fill-opacity=".4" />
    <circle cx="50" cy="50" r="47" fill="url(#gSteel)" stroke="#17120e" stroke-width="2" />
    <circle cx="50" cy="50" r="44" fill="none" stroke="#c9c2b8" stroke-opacity=".5" />
    {all.map((k) => {
      const { x, y } = spot(k + 0.5, 50, 49);
      return <circle key={k} cx={x} cy={y} r="6" fill="var(--wood-2)" />;
    })}
    <circle cx="50" cy="50" r="8" fill="#3a3531" stroke="#17120e" />
    <circle cx="50" cy="50" r="3" fill="#b9b1a6" />
    <g class="drum" style={{ transform: `rotate(${loaded * 60}deg)` }}>
      {all.map((k) => {
        const { x, y } = spot(k - loaded, 50, 28);
        return k < Math.min(loaded, CHAMBERS) ? (
          <g key={k}>
            <circle cx={x} cy={y} r="11.5" fill="url(#gBrass)" stroke="#2b1906" stroke-width="1.5" />
            <circle cx={x} cy={y} r="4.5" fill="#7d4f0c" stroke="#ffe9b0" stroke-width=".8" />
          </g>
        ) : (
          <circle key={k} cx={x} cy={y} r="11" fill="#0b0705" stroke="#9a938a" />
        );
      })}
    </g>
  </svg>
);
