import type { GameId } from '@saloon/kernel';

/**
 * By game: events that reveal something according to the rules. Whenever two indistinguishable worlds start to
 * differ, it must be with one of these.
 */
export const REVEALS: Readonly<Record<string, readonly string[]>> = {
  'wright-brothers': [
    'bonus-received',
    'dealt',
    'drew',
    'duel-turned-up',
    'fouled',
    'gave-back',
    'lost-to-indians',
    'race-closed',
    'revealed',
    'sheriff-came',
    'took',
    'unsealed',
  ],
  'colt-express': [
    'bandits-boarded',
    'card-played',
    'card-turned',
    'dealt',
    'drew',
    'kept',
    'punched',
    'purse-lost',
    'robbed',
    'round-card-revealed',
    'scored',
    'took-card',
  ],
  'bang-duel': [
    'card-taken',
    'characters-shown',
    'discarded',
    'drew',
    'drew-aside',
    'entered',
    'laid-out',
    'showed',
    'turned-up',
  ],
  'caliber-45': [
    'announced',
    'cowboy-dealt',
    'dealt',
    'defended',
    'drew',
    'exchanged',
    'fell',
    'hired',
    'joined',
    'picked',
    'rejected',
    'repelled',
    'rode',
    'votes-counted',
  ],
};

/** By game: fields of a view that may change without an event. The back of a deck's top card is visible. */
export const OPEN_SIGHTS: Readonly<Record<string, readonly string[]>> = {
  'bang-duel': ['decks.commonTop'],
  // Whose card the sheriff was, of two that are revealed for a duel.
  'wright-brothers': ['metBy.0', 'metBy.1', 'metBy.2', 'metBy.3'],
};

/**
 * By game: notes about what others can still know, which only redeals read and no view shows. They follow the truth
 * rather than what the seat knows, so they don't count as a difference.
 */
export const NOTES: Readonly<Record<string, readonly string[]>> = { 'bang-duel': ['mixed'] };

/** By game: moves in which a player chooses in secret, so that others may not be able to tell them apart. */
const SECRET_MOVES: Readonly<Record<string, readonly string[]>> = {
  'wright-brothers': ['load', 'return-cards', 'sealed-choice'],
  'colt-express': ['keep-cards', 'place-bandits', 'play-card', 'take-card'],
  'bang-duel': ['choose-ap', 'pick'],
  'caliber-45': ['vote'],
};

export const isSecretMove = (game: GameId, kind: unknown): boolean =>
  (SECRET_MOVES[game] ?? []).some((one) => one === kind);

export const revealsOf = (game: GameId): ReadonlySet<string> => new Set(REVEALS[game]);

/**
 * What a random draw shows to everyone according to the rules: in the Duel, the backs of cards that others draw. It
 * is taken from the unredacted event, so that anything else in a redacted one still counts as a difference.
 */
export function luckShown(game: GameId, event: unknown): unknown {
  if (game !== 'bang-duel' || typeof event !== 'object' || event === null) return undefined;
  if (!('type' in event) || (event.type !== 'drew' && event.type !== 'drew-aside')) return undefined;
  const { cards } = event as { readonly cards?: readonly string[] };
  return cards?.map((card) => card.split(':')[1]).sort();
}
