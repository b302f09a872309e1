import { PRINTED } from '@saloon/colt-express/text';
import type { Seat } from '@saloon/kernel';
import type { Event, LootKind } from '../wire.ts';

/** What a round did to one player. Loot whose value the player never saw counts as none. */
export type RoundAmounts = { readonly gained: number; readonly lost: number; readonly bullets: number };

/** The events between the start of a round and the start of the next one, or the end. */
export function eventsOfRound(events: readonly Event[], round: number): readonly Event[] {
  const from = events.findLastIndex((event) => event.type === 'round-started' && event.round === round);
  if (from < 0) return [];
  const rest = events.slice(from + 1);
  const next = rest.findIndex(({ type }) => type === 'round-started');
  return next < 0 ? rest : rest.slice(0, next);
}

/** Adds up what these events did to a player: money won, money lost, bullets received. */
export function amountsOf(events: readonly Event[], you: Seat): RoundAmounts {
  let [gained, lost, bullets] = [0, 0, 0];
  for (const event of events) {
    switch (event.type) {
      case 'robbed':
        if (event.seat === you) gained += worth(event.loot, event.value);
        break;
      case 'punched': {
        const value = event.loot === undefined ? 0 : worth(event.loot, event.value);
        if (event.targetSeat === you) lost += value;
        else if (event.seat === you && event.isKept) gained += value;
        break;
      }
      case 'purse-lost':
        if (event.seat === you) lost += worth('purse', event.value);
        break;
      case 'ransom-paid':
        if (event.seat === you) gained += event.amount;
        break;
      case 'shot':
        if (event.targetSeat === you) bullets += 1;
        break;
      case 'bullet-received':
        if (event.seat === you) bullets += 1;
        break;
      default:
        break;
    }
  }
  return { gained, lost, bullets };
}

const worth = (kind: LootKind, value: number | 'face-down' | undefined): number =>
  kind === 'purse' ? (typeof value === 'number' ? value : 0) : PRINTED[kind];
