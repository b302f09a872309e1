import type { ShownTrain } from '@saloon/colt-express/rules';
import { carWidth, carX, type TrainBoard, widthOf } from '../logic/places.ts';
import type { CarView, Floor, Place } from '../wire.ts';

/** The cars of a picture's train, from the engine on. Any will do. */
const WAGONS: readonly CarView['id'][] = ['wagon-d', 'wagon-a', 'wagon-c', 'wagon-e', 'wagon-b', 'wagon-f'];

/** A picture in the rules as a board that the table's train can draw. */
export function boardOf({ wagons, bandits, loot, marshal }: ShownTrain): TrainBoard {
  const floor = (at: Place): Floor => {
    const there = (kind: string) =>
      loot.reduce(
        (sum, one) => (one.kind === kind && one.car === at.car && one.level === at.level ? sum + one.count : sum),
        0,
      );
    return { purses: there('purse'), jewels: there('jewel'), strongboxes: there('strongbox'), known: [] };
  };
  const cars = Array.from({ length: wagons + 1 }, (_, car): CarView => {
    const id = car === 0 ? 'locomotive' : (WAGONS[car - 1] ?? 'wagon-a');
    return { id, inside: floor({ car, level: 'inside' }), roof: floor({ car, level: 'roof' }) };
  });
  return {
    cars,
    marshal: marshal?.car,
    bandits: bandits.map(({ bandit, car, level }) => ({ character: bandit, place: { car, level } })),
  };
}

/** The part of the train that the picture shows, with one more car on both sides. */
export function windowOf(train: ShownTrain): { readonly x: number; readonly width: number } {
  const cars = train.wagons + 1;
  const named = [
    ...train.bandits.flatMap(({ car, from }) => [car, ...(from === undefined ? [] : [from.car])]),
    ...train.loot.map(({ car }) => car),
    ...(train.marshal === undefined ? [] : [train.marshal.car, train.marshal.from ?? train.marshal.car]),
  ];
  const first = Math.max(0, Math.min(...named) - 1);
  const last = Math.min(train.wagons, Math.max(...named) + 1);
  const x = carX(last, cars) - 14;
  const end = first === 0 ? widthOf(cars) : carX(first, cars) + carWidth(first) + 14;
  return { x, width: end - x };
}

export const hasRoof = (train: ShownTrain): boolean =>
  [...train.bandits, ...train.bandits.flatMap(({ from }) => from ?? []), ...train.loot].some(
    ({ level }) => level === 'roof',
  );
