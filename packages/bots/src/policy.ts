import { isLegal, type Level, type Rng } from '@saloon/kernel';
import type { Bot, Decision } from './bot.ts';
import type { InformationSet } from './information-set.ts';

/** Chooses a move when there is more than one, or when the seat may also wait. */
export interface Policy {
  readonly id: string;
  /** The level whose reaction times and slips it has by default. */
  readonly manners: Level;
  /** `seen` is the first sampled state. Undefined means to wait, which only a seat that owes no decision may do. */
  choose<State, Move>(info: InformationSet<State, Move>, seen: State, level: Level, rng: Rng): Move | undefined;
}

/**
 * A bot that plays by a policy, with the slips and reaction times of a level. It doesn't ask the policy if it slips or if
 * there is only one move.
 */
export const botWith = (policy: Policy, manners: Level = policy.manners): Bot => ({
  id: manners === policy.manners ? policy.id : `${policy.id}@${manners}`,
  decide: (info, rng) => decide(policy, info, manners, rng),
});

function decide<State, Move>(
  policy: Policy,
  info: InformationSet<State, Move>,
  level: Level,
  rng: Rng,
): Decision<Move> | undefined {
  const { game, seat } = info;
  if (!info.owed && info.legal().length === 0 && game.reflexes.length === 0) return undefined;
  const seen = info.sample();
  const move = slipOf(info, seen, level, rng) ?? chosen(policy, info, seen, level, rng);
  return move === undefined ? undefined : { move, after: game.knowledge.tempo(seen, seat, move, level, rng) };
}

function slipOf<State, Move>(info: InformationSet<State, Move>, seen: State, level: Level, rng: Rng): Move | undefined {
  const { game, seat } = info;
  const slip = game.knowledge.slip(seen, seat, level, rng);
  return slip !== undefined && isLegal(game, seen, seat, slip) ? slip : undefined;
}

function chosen<State, Move>(
  policy: Policy,
  info: InformationSet<State, Move>,
  seen: State,
  level: Level,
  rng: Rng,
): Move | undefined {
  const legal = info.legal();
  if (legal.length === 0) return undefined;
  return info.owed && legal.length === 1 ? legal[0] : policy.choose(info, seen, level, rng);
}
