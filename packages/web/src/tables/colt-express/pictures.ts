import { CHARACTERS } from '@saloon/colt-express/wire';
import { bustOf } from '../../kit/bust.tsx';
import { printFace } from '../../kit/card.tsx';
import { chambersOf } from '../../kit/cylinder.tsx';
import { BULLET, PRINTED } from './faces.tsx';
import { bodyPictureOf } from './figure.tsx';
import { lootPictureOf } from './loot.tsx';

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
