import type { Seat } from '@saloon/kernel';
import {
  actionId,
  actionOf,
  countOf,
  FIRE,
  KINDS,
  type Kind,
  kindsIn,
  MARSHAL,
  NOTHING,
  oneOf,
  type Pack,
  PUNCH,
  SECOND,
  sideOf,
} from './cards.ts';
import { ACTIONS, type ActionId, CHARACTERS } from './data.ts';
import type { Move } from './moves.ts';
import { namedBandit } from './public-ids.ts';
import { banditAt, banditOf, characterOf, type State } from './state.ts';

export type PlanRules = { readonly canDraw: boolean; readonly canHide: boolean; readonly canAddBonus: boolean };

// Equal moves are one frozen object, created at load time.

export const DRAW_CARDS: Move = Object.freeze({ type: 'draw-cards' });

/** The character named on a card, or none, as an index into the tables below. */
const ownerIndex = (state: State, by: Seat, kind: Kind): number => {
  const bandit = namedBandit(state, by, kind);
  return bandit === undefined ? CHARACTERS.length : banditOf(bandit);
};
const OWNERS = [...CHARACTERS.map((bandit) => ({ bandit })), {}];

const PLAY = OWNERS.map((owner) =>
  ACTIONS.map((card) =>
    [{}, { faceDown: true as const }].map((face) =>
      [...ACTIONS.map((bonus) => ({ bonus })), {}].map(
        (bonus): Move => Object.freeze({ type: 'play-card', card, ...owner, ...face, ...bonus }),
      ),
    ),
  ),
);
const NO_BONUS = ACTIONS.length;

/**
 * Lists of moves by the kinds in hand and the allowed options. Without this cache, random games took about a quarter
 * longer.
 */
const planLists: (readonly Move[] | undefined)[] = new Array(4 << KINDS).fill(undefined);

/** DP-6..8, CE-DUO-22: draw, or play a card, face up or down, with or without a bonus card. */
export function planMoves(state: State, by: Seat, hand: Pack, allowed: PlanRules): readonly Move[] {
  if (state.isDuo) return listPlans(state, by, hand, allowed);
  const key = kindsIn(hand) + (((allowed.canDraw ? 1 : 0) + (allowed.canHide ? 2 : 0)) << KINDS);
  const known = planLists[key];
  if (known !== undefined) return known;
  const list = listPlans(state, by, hand, allowed);
  planLists[key] = list;
  return list;
}

function listPlans(state: State, by: Seat, hand: Pack, { canDraw, canHide, canAddBonus }: PlanRules): readonly Move[] {
  const moves: Move[] = canDraw ? [DRAW_CARDS] : [];
  for (let kind = 0; kind < KINDS; kind++) {
    if (countOf(hand, kind) === 0) continue;
    const faces = PLAY[ownerIndex(state, by, kind)]?.[actionOf(kind)] ?? [];
    for (let face = 0; face < (canHide ? 2 : 1); face++) {
      moves.push(faces[face]?.[NO_BONUS] as Move);
      if (canAddBonus) for (const bonus of bonusKinds(hand, kind)) moves.push(faces[face]?.[actionOf(bonus)] as Move);
    }
  }
  return moves;
}

/** CE-DUO-11: a fire card may bring a card of the other bandit, except the Marshal's. */
function bonusKinds(hand: Pack, kind: Kind): Kind[] {
  if (actionOf(kind) !== FIRE) return [];
  const first = sideOf(kind) === 0 ? SECOND : 0;
  const kinds: Kind[] = [];
  for (let other = first; other <= first + PUNCH; other++) if (countOf(hand, other) > 0) kinds.push(other);
  return kinds;
}

const TAKE = OWNERS.map((owner) => ACTIONS.map((card): Move => Object.freeze({ type: 'take-card', card, ...owner })));

/** DP-5: any action card of the player's deck. */
export function takeMoves(state: State, by: Seat, deck: Pack): readonly Move[] {
  const moves: Move[] = [];
  for (let kind = 0; kind < KINDS; kind++) {
    if (countOf(deck, kind) > 0) moves.push(TAKE[ownerIndex(state, by, kind)]?.[actionOf(kind)] as Move);
  }
  return moves;
}

const keepLists = new Map<Pack, readonly Move[]>();

/** DP-9: every subset of the action cards in hand, including all and none. Equal cards count once. */
export function keepMoves(hand: Pack): readonly Move[] {
  const known = keepLists.get(hand);
  if (known !== undefined) return known;
  let parts: Pack[] = [NOTHING];
  for (let kind = 0; kind <= MARSHAL; kind++) {
    const copies = countOf(hand, kind);
    parts = parts.flatMap((part) => Array.from({ length: copies + 1 }, (_, n) => part + n * oneOf(kind)));
  }
  const list = parts.map((part): Move => Object.freeze({ type: 'keep-cards', cards: Object.freeze(actionsIn(part)) }));
  keepLists.set(hand, list);
  return list;
}

const actionsIn = (pack: Pack): ActionId[] =>
  Array.from({ length: MARSHAL + 1 }, (_, kind) =>
    Array.from({ length: countOf(pack, kind) }, () => actionId(kind)),
  ).flat();

/** DP-4: either bandit in the last wagon. */
export const placeMoves = (state: State, by: Seat): readonly Move[] =>
  [0, 1].map((side) => ({ type: 'place-bandits', last: characterOf(banditAt(state, by, side)) }));
