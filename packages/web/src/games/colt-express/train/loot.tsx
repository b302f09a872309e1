import { jewel, lootDefs, purse, strongbox } from '../../../kit/art/loot.ts';
import { picture } from '../../../kit/cards/picture.ts';
import { metals } from '../../../kit/defs.tsx';
import type { Fill } from '../../../kit/drawing.ts';
import { lootAt } from '../logic/places.ts';
import type { Words } from '../text/words.ts';
import type { CarView, Floor, LootKind, Place } from '../wire.ts';

const DRAWN: Readonly<Record<LootKind, string>> = { purse, jewel, strongbox };
const FRAME = { x: -21, y: -30, width: 42, height: 36, pixels: 168, defs: `${lootDefs}${metals}` };

/** To print it ahead it is enough to ask for it. */
export const lootPictureOf = (kind: LootKind): Fill => picture(DRAWN[kind], FRAME);

/** One piece of loot with its foot at the middle of where it lies. */
export const LootPiece = ({ kind, x, y, scale = 0.94 }: { kind: LootKind; x: number; y: number; scale?: number }) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`} ref={lootPictureOf(kind)} />
);

type LyingLootProps = {
  readonly cars: readonly CarView[];
  readonly level: Place['level'];
  readonly words: Words;
};

/** Everything that lies on the floors, or on the roofs. */
export const LyingLoot = ({ cars, level, words }: LyingLootProps) => (
  <g class="lying-loot">
    {cars.flatMap((car, at) =>
      lootAt({ car: at, level }, car[level], cars.length).map(({ kind, key, x, y }) => (
        <LootPiece key={`${at}-${key}`} kind={kind} x={x} y={y} />
      )),
    )}
    {cars.map((car, at) => (
      <Known key={`${at}`} at={at} level={level} words={words} floor={car[level]} cars={cars.length} />
    ))}
  </g>
);

type KnownProps = {
  readonly at: number;
  readonly level: Place['level'];
  readonly floor: Floor;
  readonly cars: number;
  readonly words: Words;
};

/** What purses are worth, where this viewer has seen them: which of those that lie there it is, nobody can tell. */
function Known({ at, level, floor, cars, words }: KnownProps) {
  const known = floor.known.slice(0, floor.purses);
  const [first] = lootAt({ car: at, level }, floor, cars);
  if (known.length === 0 || first === undefined) return null;
  return (
    <text class="price" x={first.x - 12} y={first.y - 31}>
      {known.map(words.dollars).join(' ')}
    </text>
  );
}
