import type { Seat } from '@saloon/kernel';
import {
  BULLET_KINDS,
  CACTUS,
  countOf,
  idOf,
  MUSTANG,
  type Pack,
  packOf,
  sizeOf,
  sumOf,
  type WeaponId,
} from './cards.ts';
import { HAND_SIZE } from './data.ts';
import { legalMoves } from './legal-moves.ts';
import type { Cards, Move } from './moves.ts';
import { hasCowboy, isHighNoon, type Player, playerAt, type State, TAKEN } from './state.ts';

/** C45-ONLINE-8: the move for a seat that doesn't answer. Votes (D7) are handled in `expire`. */
export function standIn(state: State, by: Seat): Move {
  const player = playerAt(state, by);
  switch (state.phase) {
    case 'arming':
      return standInArming(state, player);
    case 'hire':
      return { type: 'keep' };
    case 'call':
      return { type: 'decline' };
    case 'pick':
      return { type: 'pick', slot: state.spread.findIndex((money) => money !== TAKEN) };
    case 'face':
    case 'defend':
      return thriftiest(answersOf(state, by));
    case 'fine':
      return { type: 'pay-fine' };
    case 'vote':
      return { type: 'vote', yes: false };
    case 'shootout':
      return sizeOf(player.hand) < HAND_SIZE && state.weapons.length > 0 ? { type: 'draw' } : { type: 'flee' };
    case 'game-over':
      throw new Error('Cannot stand in: the game is over');
  }
}

function standInArming(state: State, player: Player): Move {
  if (!hasCowboy(player)) return { type: 'hire' };
  if (player.bail > 0) return { type: 'work-off' };
  if (isHighNoon(state)) return { type: 'announce' };
  if (sizeOf(player.hand) < HAND_SIZE) return { type: 'draw' };
  const discard = leastUseful(player.hand);
  return discard === undefined ? { type: 'announce' } : { type: 'exchange', discard };
}

/** The first of these in the hand: a cactus, the smallest bullet card, a Mustang. */
const USELESS_FIRST = [CACTUS, ...Array.from({ length: BULLET_KINDS }, (_, weapon) => weapon), MUSTANG];
const leastUseful = (hand: Pack): WeaponId | undefined => {
  const weapon = USELESS_FIRST.find((one) => countOf(hand, one) > 0);
  return weapon === undefined ? undefined : idOf(weapon);
};

/** The seat's legal answers to a threat, even while it is away. */
function answersOf(state: State, by: Seat): readonly Move[] {
  const player = playerAt(state, by);
  const { isAway } = player;
  player.isAway = false;
  const answers = legalMoves(state, by);
  player.isAway = isAway;
  return answers;
}

/** The defense with the fewest bullets, then the fewest cards, then the smallest list; otherwise ride, or fall. */
function thriftiest(answers: readonly Move[]): Move {
  let best: (Move & { readonly cards: Cards }) | undefined;
  for (const move of answers) {
    if (move.type !== 'repel' && move.type !== 'defend') continue;
    if (best === undefined || isThriftier(move.cards, best.cards)) best = move;
  }
  return best ?? answers.find(({ type }) => type === 'ride') ?? { type: 'fall' };
}

function isThriftier(cards: Cards, than: Cards): boolean {
  const bullets = sumOf(packOf(cards)) - sumOf(packOf(than));
  if (bullets !== 0) return bullets < 0;
  if (cards.length !== than.length) return cards.length < than.length;
  return cards.join() < than.join();
}
