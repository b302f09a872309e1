import type { ReadonlySignal } from '@preact/signals';
import type { TableId } from '@saloon/protocol';
import { useEffect, useRef } from 'preact/hooks';
import type { EventBatch, GameTable } from '../../core/games/contract.ts';
import { useNewEvents } from '../story/use-new-events.ts';

/** What may be a turning point of the game: an event, when it came, and how far it turned the game then. */
type KeptTurn = Pick<EventBatch, 'at' | 'events'> & { readonly weight: number };

/** Twice as many as are shown. */
const MOST = 6;
const keyOf = (table: TableId): string => `saloon.turns.${table}`;

/** The heaviest events of a table that this tab has seen, in playing order. */
export function keptTurns(table: TableId, storage: Pick<Storage, 'getItem'> = sessionStorage): readonly KeptTurn[] {
  try {
    const read: unknown = JSON.parse(storage.getItem(keyOf(table)) ?? '[]');
    return Array.isArray(read) ? read.filter(isTurn) : [];
  } catch {
    return [];
  }
}

const isTurn = (read: unknown): read is KeptTurn =>
  typeof read === 'object' && read !== null && 'at' in read && 'weight' in read && 'events' in read;

/** Adds the events that turned the game, so that a reload doesn't lose them. An event that is known comes once. */
export function keepTurns(
  table: TableId,
  batches: readonly Pick<EventBatch, 'at' | 'events'>[],
  swing: (event: unknown) => number,
  storage: Pick<Storage, 'getItem' | 'setItem'> = sessionStorage,
): void {
  const came = batches.flatMap(({ at, events }) =>
    events.map((event): KeptTurn => ({ at, events: [event], weight: swing(event) })).filter(({ weight }) => weight > 0),
  );
  if (came.length === 0) return;
  const known = keptTurns(table, storage);
  const nameOf = ({ at, events }: KeptTurn) => JSON.stringify([at, events]);
  const all = new Map([...known, ...came].map((turn) => [nameOf(turn), turn]));
  const heaviest = [...all.values()].toSorted((a, b) => b.weight - a.weight).slice(0, MOST);
  storage.setItem(keyOf(table), JSON.stringify(heaviest.toSorted((a, b) => a.at - b.at)));
}

/** Keeps the turning points of a live table while it is played. */
export function useKeptTurns(
  id: TableId,
  { ending }: GameTable,
  events: ReadonlySignal<readonly EventBatch[]>,
  view: unknown,
): void {
  const latest = useRef(view);
  latest.current = view;
  const keep = (batches: readonly EventBatch[]) => {
    const { swing } = ending ?? {};
    const { current } = latest;
    if (swing !== undefined && current !== undefined && current !== null)
      keepTurns(id, batches, (event) => swing(event, current));
  };
  useEffect(() => keep(events.peek()), [id]);
  useNewEvents(events, (batch) => keep([batch]));
}
