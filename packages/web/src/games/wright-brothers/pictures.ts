import { seatsOf } from '@saloon/kernel';
import { printBack, printFace, printPaper } from '../../kit/cards/card.tsx';
import { chambersOf } from '../../kit/cards/cylinder.tsx';
import { bustOf, figureOf } from '../../kit/figures/bust.tsx';
import { PRINTED } from './faces.tsx';

/** As in `entry.ts`, which this is a part of. */
const MOST_SEATS = 5;

/** All cards of hands and pile, and all portraits. */
export const pictures: readonly (() => unknown)[] = [
  () => printPaper('gain'),
  ...Object.values(PRINTED).map(
    ({ plate, art }) =>
      () =>
        printFace(plate, art),
  ),
  ...[0, 1, 2, 3, 4, 5, 6].map((loaded) => () => chambersOf(loaded)),
  () => printBack('house'),
  ...seatsOf(MOST_SEATS).map((seat) => () => bustOf(figureOf(seat))),
];
