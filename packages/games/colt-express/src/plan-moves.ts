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
  SECOND,
  sideOf,
} from './cards.ts';
import type { ActionId, CharacterId } from './data.ts';
import { namedBandit } from './faces.ts';
import type { Move } from './moves.ts';
import { banditAt, type State } from './state.ts';

/**
 * Lists of moves that depend on the cards a player holds and on little else. They come again and again, so each is made
 * once and kept, frozen and shared. How many there can be is bounded by the cards of a player: some ten thousand.
 */
const memory = new Map<number, readonly Move[]>();
/** The same for plans with one bandit each, whose keys are small: asked for at most steps of a game. */
const plans: (readonly Move[] | undefined)[] = Array.from({ length: 1 << 15 }, () => undefined);
const PLAN_BITS = 12;

/** One bit for each kind there is a card of, two bits apart. */
const present = (pack: Pack): number => (pack | (pack >>> 1)) & 0x155555;

/** What a list is for, beside the cards (22 bits) and the two bandits (36 pairs; one for all single ones). */
const [DRAW, HIDE, BONUS, TAKE] = [1, 2, 4, 8] as const;
const CARD_BITS = 1 << 22;
const USES = 16;
const keyOf = (state: State, by: Seat, cards: number, use: number): number =>
  (state.isDuo ? 6 * banditAt(state, by, 0) + banditAt(state, by, 1) + 1 : 0) * USES * CARD_BITS +
  use * CARD_BITS +
  cards;

const remember = (key: number, list: readonly Move[]): readonly Move[] => {
  memory.set(key, Object.freeze(list));
  return list;
};

/** DP-6..8 in one order each (CE-DUO-22): draw, or play a card, hidden or not, with or without a bonus card. */
export function planMoves(
  state: State,
  by: Seat,
  hand: Pack,
  canDraw: boolean,
  canHide: boolean,
  canAddBonus: boolean,
): readonly Move[] {
  const use = (canDraw ? DRAW : 0) | (canHide ? HIDE : 0) | (canAddBonus ? BONUS : 0);
  const cards = present(hand);
  if (!state.isDuo) {
    const at = cards | (use << PLAN_BITS);
    const known = plans[at];
    if (known !== undefined) return known;
    const list = Object.freeze(listPlans(state, by, hand, canDraw, canHide, false));
    plans[at] = list;
    return list;
  }
  const key = keyOf(state, by, cards, use);
  return memory.get(key) ?? remember(key, listPlans(state, by, hand, canDraw, canHide, canAddBonus));
}

function listPlans(
  state: State,
  by: Seat,
  hand: Pack,
  canDraw: boolean,
  canHide: boolean,
  canAddBonus: boolean,
): readonly Move[] {
  const list: Move[] = canDraw ? [DRAW_CARDS] : [];
  for (let kind = 0; kind < KINDS; kind++) {
    if (countOf(hand, kind) === 0) continue;
    const bonuses = canAddBonus ? bonusKinds(hand, kind) : [];
    for (const isHidden of canHide ? [false, true] : [false]) {
      list.push(playMove(state, by, kind, isHidden, undefined));
      for (const bonus of bonuses) list.push(playMove(state, by, kind, isHidden, bonus));
    }
  }
  return list;
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

function playMove(state: State, by: Seat, kind: Kind, isHidden: boolean, bonus: Kind | undefined): Move {
  const bandit = namedBandit(state, by, kind);
  return Object.freeze({
    type: 'play-card',
    card: actionId(kind),
    ...(bandit === undefined ? {} : { bandit }),
    ...(isHidden ? { faceDown: true as const } : {}),
    ...(bonus === undefined ? {} : { bonus: actionId(bonus) }),
  });
}

/** DP-5: any action card of the own deck. */
export function takeMoves(state: State, by: Seat, deck: Pack): readonly Move[] {
  const key = keyOf(state, by, present(deck), TAKE);
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
  const list = Object.freeze(
    parts.map((part): Move => Object.freeze({ type: 'keep-cards', cards: Object.freeze(actionsIn(part)) })),
  );
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
  const list = Object.freeze(
    [FIRST_OF_TWO, SECOND_OF_TWO].map(
      (kind): Move => Object.freeze({ type: 'place-bandits', last: namedBandit(state, by, kind) as CharacterId }),
    ),
  );
  placing.set(pair, list);
  return list;
}
const [FIRST_OF_TWO, SECOND_OF_TWO] = [0, SECOND] as const;
