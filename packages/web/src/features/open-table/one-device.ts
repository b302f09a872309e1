import type { PassChair } from '../../local/pass-worker/contract.ts';
import type { AskedSeat } from '../table-form/seats-part.tsx';

/** Who plays on this device: everyone but the bots. A person without a name gets the usual one. */
export const chairsOf = (
  seats: readonly AskedSeat[],
  names: readonly string[],
  usual: (seat: number) => string,
): readonly PassChair[] =>
  seats.map((one, i) =>
    one.type === 'bot'
      ? { type: 'bot', level: one.level }
      : { type: 'person', name: (names[i] ?? '').trim() || usual(i + 1) },
  );

/** What is wrong with them: fewer than two people, or two with the same name. */
export function chairsProblem(chairs: readonly PassChair[]): 'few' | 'same' | undefined {
  const people = chairs.flatMap((chair) => (chair.type === 'person' ? [chair.name.toLowerCase()] : []));
  if (people.length < 2) return 'few';
  return new Set(people).size < people.length ? 'same' : undefined;
}
