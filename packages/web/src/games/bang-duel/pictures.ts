import { characterFace } from '@saloon/bang-duel/text';
import { printBack, printFace } from '../../kit/cards/card.tsx';
import { CARD_ICONS, plateOf } from './faces.tsx';
import { FIGURES } from './people/figures.ts';
import { portrayed } from './people/portrayed.ts';

const entriesOf = <Key extends string, Value>(
  record: Readonly<Record<Key, Value>>,
): readonly (readonly [Key, Value])[] => Object.entries(record) as [Key, Value][];

/** The small cards of both sides, and everybody who may stand on the street, with an edge and without. */
export const pictures: readonly (() => unknown)[] = [
  ...entriesOf(CARD_ICONS).map(
    ([name, art]) =>
      () =>
        printFace(plateOf(name), art),
  ),
  ...(['law', 'outlaw'] as const).map((side) => () => printBack(side)),
  ...entriesOf(FIGURES).flatMap(([id]) =>
    (['edged', 'plain'] as const).map((edge) => () => portrayed(id, characterFace(id).side, edge)),
  ),
];
