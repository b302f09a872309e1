import { CARD_FACES, characterFace, printOf } from '@saloon/bang-duel/text';
import type { Seat } from '@saloon/kernel';
import type { CardId, CardName, CharacterId, CharacterView, Move, PlayerView, Side, View } from '../wire.ts';

/** What is on the table now, and what this seat may do about it: the offered moves are all there is. */
export type Situation = { readonly view: View; readonly moves: readonly Move[]; readonly you: Seat | undefined };

export const isAsked = ({ view, you }: Situation): boolean =>
  you !== undefined && view.asked?.seats.includes(you) === true;

export const own = ({ view, you }: Situation): PlayerView | undefined =>
  you === undefined ? undefined : view.players[you];

export const playerOf = (view: View, side: Side): PlayerView | undefined =>
  view.players.find((player) => player.side === side);

/** The near player and the one across the street. Spectators see the law near them. */
export function bothOf(view: View, you: Seat | undefined): readonly [near: PlayerView, far: PlayerView] | undefined {
  const near = view.players[you ?? view.law];
  const far = view.players.find((player) => player !== near);
  return near === undefined || far === undefined ? undefined : [near, far];
}

export const charactersOf = ({ characters }: PlayerView): readonly CharacterView[] =>
  [characters.left, characters.right].filter((one) => one !== undefined);

export const attackerOf = (player: PlayerView | undefined): CharacterView | undefined =>
  player === undefined ? undefined : charactersOf(player).find(({ isAp }) => isAp);

/** BD-ACT-2, BD-ACT-8: some abilities never sleep, in either place, as long as their character lives. */
export const isAwake = ({ id, isActive, health }: CharacterView): boolean =>
  isActive || (health > 0 && characterFace(id).isAlwaysActive);

/** Who would attack if the active player moved the token. */
export const coverOf = (view: View): CharacterView | undefined =>
  view.players
    .filter(({ seat }) => seat === view.active)
    .flatMap(charactersOf)
    .find(({ isAp }) => !isAp);

export const findCharacter = (view: View, id: CharacterId | undefined): CharacterView | undefined =>
  view.players.flatMap(charactersOf).find((one) => one.id === id);

/** Who has to answer now, where it is one player. */
const askedOf = (view: View): PlayerView | undefined => {
  const [seat, ...others] = view.asked?.seats ?? [];
  return seat === undefined || others.length > 0 ? undefined : view.players[seat];
};

/** BD-TURN-6: how many cards the asked player would have to discard at the end of the turn. */
export function tooMany(view: View): number {
  const player = askedOf(view);
  return player?.hand === undefined ? 0 : Math.max(0, player.hand.length - player.handLimit);
}

/** BD-PLAY-3: equipment acts for its bearer, and this one would belong to the other side. */
export function isForOther(view: View, move: Move): boolean {
  const player = askedOf(view);
  if (player === undefined || move.type !== 'play' || move.as === 'colt') return false;
  if (CARD_FACES[printOf(move.card).name].frame !== 'equip' || move.target === undefined) return false;
  return !isOwn(view, move.target);
}

const isOwn = (view: View, who: CharacterId): boolean => {
  const player = askedOf(view);
  return player !== undefined && charactersOf(player).some(({ id }) => id === who);
};

/** Equipment that its bearer suffers from: it belongs on the other side of the street. */
const HARMFUL: readonly CardName[] = ['rattlesnake', 'dynamite', 'herd'];
export const isHarmful = (name: CardName): boolean => HARMFUL.includes(name);

/** The health that Strong Ale leaves its drinker with. */
const AFTER_ALE = 3;

/**
 * Would this move put harmful equipment on your own character, or useful equipment on an enemy? Strong Ale harms who has
 * more health, and heals who has less.
 */
export function isAgainstSense(view: View, move: Move): boolean {
  if (move.type !== 'play' || move.as === 'colt' || move.target === undefined) return false;
  const { name } = printOf(move.card);
  if (name === 'strong-ale') {
    const health = findCharacter(view, move.target)?.health ?? AFTER_ALE;
    return isOwn(view, move.target) ? health > AFTER_ALE : health < AFTER_ALE;
  }
  return CARD_FACES[name].frame === 'equip' && isForOther(view, move) !== isHarmful(name);
}

/**
 * BD-REV-3: with Bat Masterson alive two cards are turned up, and his owner chooses. Seven of sixteen pairs have a barrel
 * for his own side, one of sixteen has nothing else for the other.
 */
export function barrelOdds(view: View): 'usual' | 'good' | 'poor' {
  const owner = view.players.find((player) =>
    charactersOf(player).some(({ id, health }) => id === 'bat-masterson' && health > 0),
  );
  return owner === undefined ? 'usual' : owner === askedOf(view) ? 'good' : 'poor';
}

/** Is there a card of the same name in this hand that is another card? */
export const hasTwin = (view: View, card: CardId): boolean =>
  askedOf(view)?.hand?.some((other) => other !== card && printOf(other).name === printOf(card).name) === true;

/** Who is left of a side, in reserve too, and their health on the street. */
export function leftOf(player: PlayerView | undefined): { readonly people: number; readonly health: number } {
  if (player === undefined) return { people: 0, health: 0 };
  const alive = charactersOf(player).filter(({ isDying }) => !isDying);
  return { people: alive.length + player.reserve, health: alive.reduce((sum, one) => sum + one.health, 0) };
}

/** What a move is called, without the marks that tell copies of a card apart, where the hand has no other copy. */
export function withoutMarks(called: string, view: View, move: Move): string {
  const cards = [...('card' in move ? [move.card] : []), ...('cost' in move ? [move.cost] : [])];
  return cards.some((card) => hasTwin(view, card)) ? called : called.replace(/ \([^()]*\)/g, '');
}

/** The names of a side's pair: who would swap places. */
export const pairOf = (view: View, side: Side): readonly CharacterId[] => {
  const player = playerOf(view, side);
  return player === undefined ? [] : charactersOf(player).map(({ id }) => id);
};

/** Changes with every question, and with every character chosen during setup. */
export const momentOf = (view: View): string => `${view.question} ${view.asked?.decision ?? view.phase}`;
