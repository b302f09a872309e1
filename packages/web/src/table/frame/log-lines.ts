import { type Millis, type Seat, seat } from '@saloon/kernel';
import type { ChatLine } from '@saloon/protocol';
import type { EventBatch, Past, Teller } from '../../core/games/contract.ts';

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

/** Something that the table says between the events of the game. */
export type LogNote = { readonly at: Millis; readonly line: ChatLine; readonly text: string };

/** That a bot plays for somebody from now on, or its person does again. `from` is when the game's clock began. */
export const notesIn = (chat: readonly ChatLine[], from: Millis, say: (line: ChatLine) => string): readonly LogNote[] =>
  chat
    .filter(({ type }) => type === 'stood-in' || type === 'took-back')
    .map((line) => ({ at: line.at - from, line, text: `${line.name} ${say(line)}` }));

/** The log: a sentence for each event that has one, and the notes where they came. */
export function logLines(
  batches: readonly EventBatch[],
  { tell, past, you }: Reader,
  notes: readonly LogNote[] = [],
): readonly LogLine[] {
  const told = batches.map(({ at, events }) => ({
    at,
    lines: events.flatMap((event): readonly LogLine[] => {
      const text = tell(event);
      if (text === undefined) return [];
      const isHeading = past?.heads?.(event) ?? past?.stop(event) !== undefined;
      const isHarm = you !== undefined && past?.hits(event, you) === true;
      return [{ key: keyOf(event), text, seat: seatOf(event), event, isHeading, isHarm }];
    }),
  }));
  const noted = notes.map(({ at, line, text }) => ({
    at,
    lines: [{ key: keyOf(line), text, seat: line.seat, event: line, isHeading: false, isHarm: false }],
  }));
  return (noted.length === 0 ? told : [...told, ...noted].sort((a, b) => a.at - b.at)).flatMap(({ lines }) => lines);
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
