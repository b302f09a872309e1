import type { Seat } from '@saloon/kernel';
import {
  actionId,
  countOf,
  FIRE,
  KINDS,
  type Kind,
  MARSHAL,
  NOTHING,
  oneOf,
  type Pack,
  PUNCH,
  presentIn,
  SECOND,
  sideOf,
} from './cards.ts';
import type { ActionId, CharacterId } from './data.ts';
import { namedBandit } from './faces.ts';
import type { Move } from './moves.ts';
import { banditAt, type State } from './state.ts';

/** A plan as a small number: a kind of card, face down or not, with a bonus card or not; or to draw. */
export type Plan = number;
const HIDDEN = 16;
const BONUS_CARD = 32;
export const DRAWING: Plan = 64;
export const kindIn = (plan: Plan): Kind => plan & 15;
export const isHidden = (plan: Plan): boolean => (plan & HIDDEN) !== 0;
export const withBonus = (plan: Plan): boolean => (plan & BONUS_CARD) !== 0;

/** What may be planned, in words and in numbers. */
export type Plans = { readonly moves: readonly Move[]; readonly plans: readonly Plan[] };

/**
 * Lists of moves that depend on the cards a player holds and on little else. They come again and again, so each is made
 * once and kept and shared. The moves are frozen, the lists are not, as V8 reads frozen lists slowly. How many there can be is bounded by the cards of a player: some ten thousand.
 */
const memory = new Map<number, readonly Move[]>();
const plansOfTeams = new Map<number, Plans>();
/** The same for plans with one bandit each, whose keys are small: asked for at most steps of a game. */
const plansOfSingles: (Plans | undefined)[] = Array.from({ length: 1 << 15 }, () => undefined);
const PLAN_BITS = 12;

/** What a list is for, beside the cards (22 bits) and the two bandits (36 pairs; one for all single ones). */
const [DRAW, HIDE, BONUS, TAKE] = [1, 2, 4, 8] as const;
const CARD_BITS = 1 << 22;
const USES = 16;
const keyOf = (state: State, by: Seat, cards: number, use: number): number =>
  (state.isDuo ? 6 * banditAt(state, by, 0) + banditAt(state, by, 1) + 1 : 0) * USES * CARD_BITS +
  use * CARD_BITS +
  cards;

const remember = (key: number, list: readonly Move[]): readonly Move[] => {
  memory.set(key, list);
  return list;
};

/** The plans that were asked for last: whoever asks for them mostly looks at how likely each is next. */
let latest: Plans = { moves: [], plans: [] };
/** The same moves as numbers, if they are those that were asked for last. */
export const plansBehind = (moves: readonly Move[]): readonly Plan[] | undefined =>
  moves === latest.moves ? latest.plans : undefined;

/** DP-6..8 in one order each (CE-DUO-22): draw, or play a card, hidden or not, with or without a bonus card. */
export function planMoves(
  state: State,
  by: Seat,
  hand: Pack,
  canDraw: boolean,
  canHide: boolean,
  canAddBonus: boolean,
): readonly Move[] {
  latest = plansFor(state, by, hand, canDraw, canHide, canAddBonus);
  return latest.moves;
}

function plansFor(state: State, by: Seat, hand: Pack, canDraw: boolean, canHide: boolean, canAddBonus: boolean): Plans {
  const use = (canDraw ? DRAW : 0) | (canHide ? HIDE : 0) | (canAddBonus ? BONUS : 0);
  const cards = presentIn(hand);
  if (!state.isDuo) {
    const at = cards | (use << PLAN_BITS);
    const known = plansOfSingles[at];
    if (known !== undefined) return known;
    const made = listPlans(state, by, hand, canDraw, canHide, false);
    plansOfSingles[at] = made;
    return made;
  }
  const key = keyOf(state, by, cards, use);
  const known = plansOfTeams.get(key);
  if (known !== undefined) return known;
  const made = listPlans(state, by, hand, canDraw, canHide, canAddBonus);
  plansOfTeams.set(key, made);
  return made;
}

function listPlans(
  state: State,
  by: Seat,
  hand: Pack,
  canDraw: boolean,
  canHide: boolean,
  canAddBonus: boolean,
): Plans {
  const moves: Move[] = canDraw ? [DRAW_CARDS] : [];
  const plans: Plan[] = canDraw ? [DRAWING] : [];
  for (let kind = 0; kind < KINDS; kind++) {
    if (countOf(hand, kind) === 0) continue;
    const bonuses = canAddBonus ? bonusKinds(hand, kind) : [];
    for (const hides of canHide ? [false, true] : [false]) {
      for (const bonus of [undefined, ...bonuses]) {
        moves.push(playMove(state, by, kind, hides, bonus));
        plans.push(kind | (hides ? HIDDEN : 0) | (bonus === undefined ? 0 : BONUS_CARD));
      }
    }
  }
  return { moves, plans };
}

export const DRAW_CARDS: Move = Object.freeze({ type: 'draw-cards' });

/** CE-DUO-11: cards of the other bandit, with a fire card; never the Marshal's. */
function bonusKinds(hand: Pack, kind: Kind): Kind[] {
  if (kind % SECOND !== FIRE) return [];
  const first = sideOf(kind) === 0 ? SECOND : 0;
  const kinds: Kind[] = [];
  for (let other = first; other <= first + PUNCH; other++) if (countOf(hand, other) > 0) kinds.push(other);
  return kinds;
}

function playMove(state: State, by: Seat, kind: Kind, hides: boolean, bonus: Kind | undefined): Move {
  const bandit = namedBandit(state, by, kind);
  return Object.freeze({
    type: 'play-card',
    card: actionId(kind),
    ...(bandit === undefined ? {} : { bandit }),
    ...(hides ? { faceDown: true as const } : {}),
    ...(bonus === undefined ? {} : { bonus: actionId(bonus) }),
  });
}

/** DP-5: any action card of the own deck. */
export function takeMoves(state: State, by: Seat, deck: Pack): readonly Move[] {
  const key = keyOf(state, by, presentIn(deck), TAKE);
  const known = memory.get(key);
  if (known !== undefined) return known;
  const list: Move[] = [];
  for (let kind = 0; kind < KINDS; kind++) {
    if (countOf(deck, kind) === 0) continue;
    const bandit = namedBandit(state, by, kind);
    const card = actionId(kind);
    list.push(Object.freeze(bandit === undefined ? { type: 'take-card', card } : { type: 'take-card', card, bandit }));
  }
  return remember(key, list);
}

const keeping = new Map<Pack, readonly Move[]>();

/** DP-9: every part of the action cards in hand, the whole and nothing included; equal cards count once. */
export function keepMoves(hand: Pack): readonly Move[] {
  const known = keeping.get(hand);
  if (known !== undefined) return known;
  let parts: Pack[] = [NOTHING];
  for (let kind = 0; kind <= MARSHAL; kind++) {
    const copies = countOf(hand, kind);
    parts = parts.flatMap((part) => Array.from({ length: copies + 1 }, (_, n) => part + n * oneOf(kind)));
  }
  const list = parts.map((part): Move => Object.freeze({ type: 'keep-cards', cards: Object.freeze(actionsIn(part)) }));
  keeping.set(hand, list);
  return list;
}

const actionsIn = (pack: Pack): ActionId[] =>
  Array.from({ length: MARSHAL + 1 }, (_, kind) =>
    Array.from({ length: countOf(pack, kind) }, () => actionId(kind)),
  ).flat();

const placing = new Map<number, readonly Move[]>();

/** DP-4: either bandit in the last wagon. */
export function placeMoves(state: State, by: Seat): readonly Move[] {
  const pair = 6 * banditAt(state, by, 0) + banditAt(state, by, 1);
  const known = placing.get(pair);
  if (known !== undefined) return known;
  const list = [FIRST_OF_TWO, SECOND_OF_TWO].map(
    (kind): Move => Object.freeze({ type: 'place-bandits', last: namedBandit(state, by, kind) as CharacterId }),
  );
  placing.set(pair, list);
  return list;
}
const [FIRST_OF_TWO, SECOND_OF_TWO] = [0, SECOND] as const;
