import { picture } from '../../../kit/cards/picture.ts';
import type { Fill } from '../../../kit/drawing.ts';
import { figureAt } from '../../../kit/figures/figures.ts';
import type { CharacterId, Side } from '../wire.ts';
import { FIGURES } from './figures.ts';

/** Hats and guns reach beyond the box that a figure stands in. */
const FRAME = { x: -24, y: -24, width: 128, height: 152, pixels: 512 };
/** A pale edge lifts a figure off the street. Blurs are dear, so that it is in the picture and no style. */
const EDGE = 'filter:drop-shadow(0 0 .55px #fffaec) drop-shadow(0 0 .55px #fffaec)';

const bodies = new Map<string, string>();

/** Somebody on the street, outlaws looking to the other side: a `ref` for an `<svg>` of 96 by 130, from -8, -10. */
export function portrayed(id: CharacterId, side: Side, edge: 'edged' | 'plain'): Fill {
  const key = `${id} ${side} ${edge}`;
  const body = bodies.get(key) ?? bodyOf(id, side, edge);
  bodies.set(key, body);
  return picture(body, FRAME);
}

function bodyOf(id: CharacterId, side: Side, edge: 'edged' | 'plain'): string {
  const figure = figureAt(FIGURES[id], 40, 116, 120);
  const turned = side === 'outlaw' ? `<g transform="translate(80 0) scale(-1 1)">${figure}</g>` : figure;
  return edge === 'edged' ? `<g style="${EDGE}">${turned}</g>` : turned;
}
