import { CHARACTERS } from '@saloon/colt-express/wire';
import { printFace } from '../../kit/cards/card.tsx';
import { chambersOf } from '../../kit/cards/cylinder.tsx';
import { bustOf } from '../../kit/figures/bust.tsx';
import { BULLET, PRINTED } from './faces.tsx';
import { bodyPictureOf } from './train/figure.tsx';
import { lootPictureOf } from './train/loot.tsx';

/** Bandits and Marshal, as they stand on the train and beside names, the cards of plan and hands, bullets and loot. */
export const pictures: readonly (() => unknown)[] = [
  () => bodyPictureOf('marshal', false),
  ...CHARACTERS.flatMap((who) => [() => bodyPictureOf(who, false), () => bustOf(who)]),
  ...[BULLET, ...Object.values(PRINTED)].map(
    ({ plate, art }) =>
      () =>
        printFace(plate, art),
  ),
  ...[0, 1, 2, 3, 4, 5, 6].map((loaded) => () => chambersOf(loaded)),
  ...(['purse', 'jewel', 'strongbox'] as const).map((kind) => () => lootPictureOf(kind)),
  ...CHARACTERS.map((who) => () => bodyPictureOf(who, true)),
];
