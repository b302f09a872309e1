import { choose, type Rng, type Seat } from '@saloon/kernel';
import { banditsAt } from '../rules/bandit-sets.ts';
import { actionId, actionOf } from '../rules/cards.ts';
import type { ActionId, LootKind } from '../rules/data.ts';
import { performer } from '../rules/heist.ts';
import type { Move } from '../rules/moves.ts';
import { kindOn, playerOf } from '../rules/pile.ts';
import {
  banditAt,
  banditOf,
  isMarshalAt,
  isRoof,
  jewelsIn,
  lootAt,
  ownerOf,
  pursesIn,
  type Spot,
  type State,
  sheetOf,
  spotAt,
  spotOf,
  strongboxesIn,
} from '../rules/state.ts';
import { fireTargets, punchTargets } from '../rules/targets.ts';

/**
 * A simple fixed strategy: go where the loot is, take the best of it, shoot bandits in sight, avoid the Marshal. It
 * never looks ahead. Bots are measured against it, so it must not change.
 */
export function script(state: State, by: Seat, legal: readonly Move[], rng: Rng): Move | undefined {
  if (state.phase === 'planning') return plan(state, by, legal, rng);
  if (state.phase !== 'heist') return undefined;
  const most = Math.max(...legal.map((move) => liking(state, by, move)));
  return choose(
    rng,
    legal.filter((move) => liking(state, by, move) === most),
  );
}

/** After moving, rob. With loot here, rob; otherwise go where there is some. With nothing to get, shoot. */
function plan(state: State, by: Seat, legal: readonly Move[], rng: Rng): Move {
  const wishes = [...wishesOf(state, by)];
  const draw = legal.find((move) => move.type === 'draw-cards');
  const cards = legal.filter((move) => move.type === 'play-card' && move.faceDown !== true);
  for (const wish of wishes) {
    const wanted = cards.filter((move) => move.type === 'play-card' && move.card === wish);
    if (wanted.length > 0) return choose(rng, wanted);
  }
  return draw ?? choose(rng, legal);
}

function* wishesOf(state: State, by: Seat): Generator<ActionId> {
  const planned = state.pile.filter((card) => playerOf(card) === by).map((card) => actionId(actionOf(kindOn(card))));
  const last = planned.at(-1);
  const bandit = banditAt(state, by, 0);
  const spot = spotAt(state, bandit);
  const isAnybody = (gang: number) => (gang & ~(1 << bandit)) !== 0;
  if (last === 'move' || last === 'ladder') yield 'robbery';
  if (last === undefined && tokensAt(state, spot) > 0) yield 'robbery';
  if (last === undefined && isAnybody(punchTargets(state, bandit))) yield 'punch';
  if (tokensAt(state, spot ^ 1) > 0 && last !== 'ladder' && !isMarshalAt(state, spot ^ 1)) yield 'ladder';
  if (last !== 'move') yield 'move';
  if (state.revolver[bandit] !== 0 && isAnybody(fireTargets(state, bandit))) yield 'fire';
  if (tokensAt(state, spot) > planned.filter((action) => action === 'robbery').length) yield 'robbery';
}

const BEST_LOOT = { purse: 1, jewel: 2, strongbox: 4 } as const satisfies Record<LootKind, number>;

/** The richest target, the best loot, the fullest car. The Marshal goes where opponents are. */
function liking(state: State, by: Seat, move: Move): number {
  switch (move.type) {
    case 'rob':
      return BEST_LOOT[move.loot];
    case 'go': {
      const there = spotOf(move.car, isRoof(spotAt(state, performer(state))));
      return isMarshalAt(state, there) ? -1 : tokensAt(state, there);
    }
    case 'shoot':
      return ownerOf(state, banditOf(move.target)) === by ? -1 : tokensOf(state, banditOf(move.target));
    case 'punch':
      return ownerOf(state, banditOf(move.target)) === by ? -1 : move.loot === undefined ? 0 : BEST_LOOT[move.loot];
    case 'send-marshal': {
      const found = banditsAt(state, spotOf(state.marshal + (move.direction === 'forward' ? -1 : 1), false));
      return (found & (1 << banditAt(state, by, 0))) !== 0 ? -1 : found === 0 ? 0 : 1;
    }
    default:
      return 0;
  }
}

const tokensAt = (state: State, spot: Spot): number => {
  const loot = lootAt(state, spot);
  return pursesIn(loot) + 2 * jewelsIn(loot) + 4 * strongboxesIn(loot);
};

const tokensOf = (state: State, bandit: number): number => {
  const loot = sheetOf(state, bandit);
  return pursesIn(loot) + 2 * jewelsIn(loot) + 4 * strongboxesIn(loot);
};
