import { CHARACTERS } from '@saloon/colt-express/wire';
import type { Seat } from '@saloon/kernel';
import { CAR } from '../../../kit/art/train.ts';
import type { CharacterId, Loot, LootKind, Place, View } from '../wire.ts';

/** As much of a view as a train is drawn from; the pictures of the rules have no more. */
export type TrainBoard = {
  readonly cars: View['cars'];
  readonly marshal: number | undefined;
  readonly bandits: readonly {
    readonly character: CharacterId;
    readonly place?: Place | undefined;
    readonly seat?: Seat | undefined;
  }[];
};

export type Point = { readonly x: number; readonly y: number };
export type Figure = CharacterId | 'marshal';
export type LootSpot = Point & { readonly kind: LootKind; readonly key: string };

/** The picture's own lengths: cars stand 210 apart, the tail is left and the engine right. */
const STEP = 210;
const MARGIN = 14;
const ENGINE = 290;
export const CAB = 118;
export const FEET = { inside: CAR.floor - 2, roof: CAR.roof - 3 } as const;
export const TOP = 106;
export const BOTTOM = 472;
export const TRAIN_HEIGHT = BOTTOM - TOP;

export const widthOf = (cars: number): number => MARGIN + (cars - 1) * STEP + ENGINE;
export const carX = (car: number, cars: number): number => MARGIN + (cars - 1 - car) * STEP;
export const carWidth = (car: number): number => (car === 0 ? CAB : CAR.width);
/** Where the ladder of a car is, by which its bandits climb. */
export const ladderX = (car: number, cars: number): number => carX(car, cars) + carWidth(car) + 4;
export const middleOf = ({ car, level }: Place, cars: number): Point => ({
  x: carX(car, cars) + carWidth(car) / 2,
  y: FEET[level],
});

export const isAt = (place: Place | undefined, { car, level }: Place): boolean =>
  place?.car === car && place.level === level;

/** Who stands at a place, from left to right. */
export function figuresAt(board: TrainBoard, at: Place): readonly Figure[] {
  const bandits = CHARACTERS.filter((id) =>
    board.bandits.some(({ character, place }) => character === id && isAt(place, at)),
  );
  return at.level === 'inside' && board.marshal === at.car ? [...bandits, 'marshal'] : bandits;
}

const SHOULDER = 46;
const EDGE = 27;

/** Where each figure stands. Those at one place share its width, closer together the more they are. */
export function standsOf(board: TrainBoard): ReadonlyMap<Figure, Point & Place> {
  const stands = new Map<Figure, Point & Place>();
  for (const at of placesOf(board.cars.length)) {
    const figures = figuresAt(board, at);
    const room = carWidth(at.car) - 2 * EDGE;
    const gap = figures.length < 2 ? 0 : Math.min(SHOULDER, room / (figures.length - 1));
    const { x, y } = middleOf(at, board.cars.length);
    for (const [i, figure] of figures.entries()) {
      stands.set(figure, { ...at, x: Math.round(x + (i - (figures.length - 1) / 2) * gap), y });
    }
  }
  return stands;
}

/** All places of a train, from the tail to the engine. */
export const placesOf = (cars: number): readonly Place[] =>
  Array.from({ length: cars }, (_, i) => cars - 1 - i).flatMap((car): readonly Place[] => [
    { car, level: 'roof' },
    { car, level: 'inside' },
  ]);

const LOOT_GAP = 25;
const LOOT_EDGE = 21;

/** Where loot lies: purses from the left, jewels from the right, strongboxes after the purses. */
export function lootAt({ car, level }: Place, loot: Loot, cars: number): readonly LootSpot[] {
  const { purses, jewels, strongboxes } = loot;
  const all = purses + jewels + strongboxes;
  const room = carWidth(car) - 2 * LOOT_EDGE;
  const gap = all < 2 ? 0 : Math.min(LOOT_GAP, room / (all - 1));
  const left = carX(car, cars) + LOOT_EDGE;
  const y = FEET[level] + (level === 'inside' ? 1 : 2);
  const at = (kind: LootKind, i: number, x: number): LootSpot => ({ kind, key: `${kind}-${i}`, x: Math.round(x), y });
  return [
    ...some(purses, (i) => at('purse', i, left + i * gap)),
    ...some(strongboxes, (i) => at('strongbox', i, left + (purses + i) * gap + (purses > 0 ? 6 : 12))),
    ...some(jewels, (i) => at('jewel', i, left + room - i * gap)),
  ];
}

const some = (n: number, make: (i: number) => LootSpot): readonly LootSpot[] =>
  Array.from({ length: n }, (_, i) => make(i));
