import type { GameId } from '@saloon/kernel';

/**
 * By game: events that show somebody something they could not know before, as the rules have it. Whatever two worlds that a
 * seat cannot tell apart come to differ in, it begins with one of these.
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

/** By game: what may come to light in a view with no event for it. The back of a deck's top card lies open. */
export const OPEN_SIGHTS: Readonly<Record<string, readonly string[]>> = {
  'bang-duel': ['decks.commonTop'],
  // Whose card the sheriff was, of two that are turned up for a duel.
  'wright-brothers': ['metBy.0', 'metBy.1', 'metBy.2', 'metBy.3'],
};

/**
 * By game: notes of what others can still tell, which only re-deals read and no view shows. They are kept by what is true
 * rather than by what the seat can tell, so they do not count as a difference.
 */
export const NOTES: Readonly<Record<string, readonly string[]>> = { 'bang-duel': ['mixed'] };

/** By game: moves by which a player chooses in secret, so that others may not be able to tell one from another. */
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
 * What luck shows of a draw to everybody, as the rules have it: in the Duel the backs of cards that others draw. It is
 * taken from the event as it is, before anybody is told of it, so that whatever else is told still counts as a difference.
 */
export function luckShown(game: GameId, event: unknown): unknown {
  if (game !== 'bang-duel' || typeof event !== 'object' || event === null) return undefined;
  if (!('type' in event) || (event.type !== 'drew' && event.type !== 'drew-aside')) return undefined;
  const { cards } = event as { readonly cards?: readonly string[] };
  return cards?.map((card) => card.split(':')[1]).sort();
}
