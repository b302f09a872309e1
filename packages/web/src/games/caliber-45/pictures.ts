import { printBack, printFace, printPaper, printPortrait } from '../../kit/cards/card.tsx';
import { bustOf } from '../../kit/figures/bust.tsx';
import { MONEY, WEAPONS } from './faces.tsx';
import { FIGURES } from './people/figures.ts';

/** The cards of spread, posse and hands, and the cowboys of the book on them. */
export const pictures: readonly (() => unknown)[] = [
  ...(['money', 'cow', 'arms'] as const).map((kind) => () => printBack(kind)),
  () => printPaper('harm'),
  ...Object.values({ ...WEAPONS, ...MONEY }).map(
    ({ plate, art }) =>
      () =>
        printFace(plate, art),
  ),
  ...Object.values(FIGURES).flatMap((figure) => [() => printPortrait('travel', figure), () => bustOf(figure)]),
];
