import { itemAt } from '@saloon/kernel';
import type { ChainLink } from '../wire/view-types.ts';
import { idOf, type Kind } from './card-ids.ts';
import { CARD_NAMES } from './data.ts';
import type { HitOrigin, LossKind, RevealReason, Waiting } from './events.ts';
import { type Char, characterId, type HitSource, type Reason, type State } from './state.ts';

/**
 * What happened since the last action of `play/main`, for players who come back in the middle of it. A link is one number,
 * which costs search almost nothing: four bits of type, then up to three values of seven bits.
 */
const LINKS = [
  'start',
  'card',
  'ability',
  'token',
  'hit',
  'reveal',
  'cancelled',
  'taken',
  'gave',
  'lost',
  'effect',
  'death',
] as const satisfies readonly ChainLink['type'][];
type LinkType = (typeof LINKS)[number];
const TYPE = Object.fromEntries(LINKS.map((type, i) => [type, i])) as Readonly<Record<LinkType, number>>;

const ORIGINS = ['card', 'ability', 'return-fire'] as const satisfies readonly HitOrigin[];
const REVEALS = ['barrel', 'kid-curry', 'dynamite', 'rattlesnake'] as const satisfies readonly RevealReason[];
const LOSSES = ['hit', 'indians', 'duel', 'ale', 'dynamite', 'rattlesnake'] as const satisfies readonly LossKind[];
const REASONS_OF_LOSS: readonly Reason[] = LOSSES;
const EFFECTS = [
  'hit-ap',
  'hit-pp',
  'hit-character',
  'draw',
  'schultz',
] as const satisfies readonly Waiting['effect'][];
export const HOWS = ['card', 'return-fire', 'hat', 'barrel', 'kid'] as const;
export type How = (typeof HOWS)[number];

/** Longer chains aren't shown in full. */
const MOST_LINKS = 40;

/** Optional cards and names (-1 for none) are stored one higher. */
const linkOf = (type: number, a: number, b: number, c: number): number => type | (a << 4) | (b << 11) | (c << 18);
const add = (state: State, link: number): void => {
  const { links } = state;
  if (links === MOST_LINKS) return;
  state.chain[links] = link;
  state.links = links + 1;
};

/** Starts a new chain. Numbers beyond `links` are ignored. */
export const clearChain = (state: State): void => {
  state.links = 0;
};

export const startLink = (state: State, name: number, char: Char): void =>
  add(state, linkOf(TYPE.start, name, char, 0));
/** `how`: 0 as itself, 1 as Colt, 2 repeated. */
export const cardLink = (state: State, char: Char, kind: Kind, how: number): void =>
  add(state, linkOf(TYPE.card, char, kind, how));
export const abilityLink = (state: State, char: Char): void => add(state, linkOf(TYPE.ability, char, 0, 0));
export const tokenLink = (state: State, char: Char): void => add(state, linkOf(TYPE.token, char, 0, 0));
export const hitLink = (state: State, src: HitSource, target: Char): void =>
  add(state, linkOf(TYPE.hit, src.shooter, target, src.origin === 'card' ? 0 : src.origin === 'ability' ? 1 : 2));
export const revealLink = (state: State, char: Char, why: RevealReason, kind: Kind, isMatch: boolean): void =>
  add(state, linkOf(TYPE.reveal, char, kind + 1, 2 * REVEALS.indexOf(why) + (isMatch ? 1 : 0)));
export const cancelledLink = (state: State, char: Char, how: How, kind: Kind): void =>
  add(state, linkOf(TYPE.cancelled, char, kind + 1, how === 'card' ? 0 : HOWS.indexOf(how)));
export const takenLink = (state: State, char: Char): void => add(state, linkOf(TYPE.taken, char, 0, 0));
export const gaveLink = (state: State, char: Char, kind: Kind): void =>
  add(state, linkOf(TYPE.gave, char, kind + 1, 0));
export const lostLink = (state: State, char: Char, health: number, why: Reason): void =>
  add(state, linkOf(TYPE.lost, char, health, why === 'hit' ? 0 : Math.max(0, REASONS_OF_LOSS.indexOf(why))));
export const effectLink = (state: State, char: Char, effect: Waiting['effect'], name: number): void =>
  add(state, linkOf(TYPE.effect, char, EFFECTS.indexOf(effect), name + 1));
export const deathLink = (state: State, char: Char): void => add(state, linkOf(TYPE.death, char, 0, 0));

/** The link in words. */
export function readLink(link: number): ChainLink {
  const a = (link >> 4) & 127;
  const b = (link >> 11) & 127;
  const c = (link >> 18) & 127;
  const card = b === 0 ? undefined : b - 1;
  switch (LINKS[link & 15]) {
    case 'start':
      return { type: 'start', card: itemAt(CARD_NAMES, a), character: characterId(b) };
    case 'card':
      return {
        type: 'card',
        character: characterId(a),
        card: idOf(b),
        as: c === 1 ? 'colt' : 'self',
        isRepeat: c === 2,
      };
    case 'ability':
      return { type: 'ability', character: characterId(a) };
    case 'token':
      return { type: 'token', to: characterId(a) };
    case 'hit':
      return { type: 'hit', shooter: characterId(a), target: characterId(b), origin: itemAt(ORIGINS, c) };
    case 'reveal':
      return {
        type: 'reveal',
        character: characterId(a),
        why: itemAt(REVEALS, c >> 1),
        card: card === undefined ? undefined : idOf(card),
        isMatch: (c & 1) === 1,
      };
    case 'cancelled':
      return {
        type: 'cancelled',
        target: characterId(a),
        how: itemAt(HOWS, c),
        card: card === undefined ? undefined : idOf(card),
      };
    case 'taken':
      return { type: 'taken', target: characterId(a) };
    case 'gave':
      return { type: 'gave', character: characterId(a), card: card === undefined ? undefined : idOf(card) };
    case 'lost':
      return { type: 'lost', character: characterId(a), health: b, kind: itemAt(LOSSES, c) };
    case 'effect':
      return {
        type: 'effect',
        from: characterId(a),
        effect: itemAt(EFFECTS, b),
        card: c === 0 ? undefined : itemAt(CARD_NAMES, c - 1),
      };
    case 'death':
      return { type: 'death', character: characterId(a) };
    default:
      throw new Error(`Cannot read the link ${link} of a chain`);
  }
}
