import { type Seat, seat } from '@saloon/kernel';
import type { EventBatch, Past } from '../../tables/contract.ts';
import type { Teller } from '../../tables/shared/telling/teller.ts';

export type LogLine = {
  readonly key: number;
  readonly text: string;
  readonly seat: Seat | undefined;
  readonly event: unknown;
  /** Begins a round, a turn or a robbery. */
  readonly isHeading: boolean;
  /** Was done to the reader by others. */
  readonly isHarm: boolean;
};

type Reader = { readonly tell: Teller; readonly past: Past | undefined; readonly you: Seat | undefined };

/** The log: a sentence for each event that has one. */
export function logLines(batches: readonly EventBatch[], { tell, past, you }: Reader): readonly LogLine[] {
  return batches.flatMap(({ events }) =>
    events.flatMap((event) => {
      const text = tell(event);
      if (text === undefined) return [];
      return {
        key: keyOf(event),
        text,
        seat: seatOf(event),
        event,
        isHeading: past?.heads?.(event) ?? past?.stop(event) !== undefined,
        isHarm: you !== undefined && past?.hits(event, you) === true,
      };
    }),
  );
}

/** Until the end has been shown, the log doesn't tell who won. */
export const withoutEnd = (batches: readonly EventBatch[], past: Past | undefined): readonly EventBatch[] =>
  batches.map((batch) =>
    batch.events.some((event) => past?.mark(event) === 'end')
      ? { ...batch, events: batch.events.filter((event) => past?.mark(event) !== 'end') }
      : batch,
  );

const keys = new WeakMap<object, number>();
let lastKey = 0;

/** A key for each event: the moments of one step share its version. */
function keyOf(event: unknown): number {
  if (typeof event !== 'object' || event === null) return 0;
  const known = keys.get(event);
  if (known !== undefined) return known;
  lastKey += 1;
  keys.set(event, lastKey);
  return lastKey;
}

/** The seat that caused an event, if it names one. */
const seatOf = (event: unknown): Seat | undefined =>
  typeof event === 'object' && event !== null && 'seat' in event && typeof event.seat === 'number'
    ? seat(event.seat)
    : undefined;
