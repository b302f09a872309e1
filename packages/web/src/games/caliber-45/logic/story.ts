import type { Event, MoneyCard, WeaponId } from '../wire.ts';

/**
 * How long each event is shown, in beats. Events without an entry appear only in the log. `charged` is part of `paid`.
 */
const BEATS: Partial<Record<Event['type'], number>> = {
  exchanged: 1,
  kept: 1,
  rejected: 1.5,
  'worked-off': 1,
  announced: 2,
  joined: 1.5,
  declined: 1,
  paid: 2.5,
  owing: 2,
  picked: 3,
  repelled: 3,
  rode: 2,
  fell: 2,
  jailed: 2.5,
  'blew-up': 2.5,
  'votes-counted': 3,
  'shootout-started': 2,
  shot: 2.5,
  defended: 2.5,
  fled: 1.5,
  'card-discarded': 1.5,
  'loot-taken': 3.5,
  'money-reshuffled': 1.5,
};

export const beatsOf = (event: Event): number => BEATS[event.type] ?? 0;

/** What is laid beside the sentence: cards that moved, as they lie on the table. */
export type Shown =
  | { readonly type: 'weapons'; readonly cards: readonly WeaponId[]; readonly strength: number; readonly lost: number }
  | { readonly type: 'money'; readonly card: MoneyCard }
  | { readonly type: 'payment'; readonly cards: readonly MoneyCard[]; readonly change: readonly MoneyCard[] }
  | {
      readonly type: 'cowboy';
      readonly cowboy: Extract<Event, { type: 'announced' }>['cowboy'];
      readonly isLost: boolean;
    }
  | { readonly type: 'words' };

export function shownFor(event: Event): Shown {
  switch (event.type) {
    case 'exchanged':
      return { type: 'weapons', cards: event.cards, strength: 0, lost: 0 };
    case 'repelled':
    case 'shot':
    case 'defended':
      return { type: 'weapons', cards: event.cards, strength: event.strength, lost: event.lost };
    case 'rode':
      return { type: 'weapons', cards: ['mustang'], strength: 0, lost: 0 };
    case 'picked':
    case 'loot-taken':
    case 'card-discarded':
      return { type: 'money', card: event.card };
    case 'paid':
      return { type: 'payment', cards: event.cards, change: event.change };
    case 'announced':
    case 'joined':
      return { type: 'cowboy', cowboy: event.cowboy, isLost: false };
    case 'rejected':
    case 'fell':
    case 'jailed':
      return { type: 'cowboy', cowboy: event.cowboy, isLost: true };
    default:
      return { type: 'words' };
  }
}
