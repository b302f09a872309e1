import { Bust } from '../kit/figures/bust.tsx';
import { FIGURES } from '../kit/figures/figures.ts';

/** The chosen figure; the first one if this client no longer has it. */
export const PortraitFigure = ({ portrait, size }: { readonly portrait: string; readonly size: number }) => (
  <Bust of={FIGURES.find((figure) => figure === portrait) ?? FIGURES[0] ?? 'tuco'} size={size} class="portrait" />
);
