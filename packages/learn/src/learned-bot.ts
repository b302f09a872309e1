import {
  type Bot,
  botWith,
  type Evaluator,
  evaluatorOf,
  type Guide,
  type GuideOf,
  greedy,
  Net,
  type Playable,
  type Policy,
  searchPolicy,
  trust,
} from '@saloon/bots';
import type { Level } from '@saloon/kernel';

/** How much a bot thinks, and what it uses a net for. Plain data that can be sent to a worker. */
export type BotSpec = {
  readonly iterations: number;
  /** Moves to play on before a variation is judged. Default: the game's own horizon. */
  readonly depth?: number;
  readonly value?: boolean;
  readonly prior?: boolean;
  readonly rivals?: boolean;
  readonly rollOuts?: boolean;
  readonly belief?: boolean;
};

/** Makes guides from a net, one per game object, because an arena may use copies of a game. */
export function guideBy(weights: Uint8Array, spec: BotSpec): GuideOf {
  const { value = false, prior = false, rivals = false, rollOuts = false, belief = false } = spec;
  const net = new Net(weights);
  const made = new WeakMap<object, unknown>();
  return <State, Move>(game: Playable<State, Move>): Guide<State, Move> => {
    const known = made.get(game);
    if (known !== undefined) return known as Guide<State, Move>;
    const evaluator = evaluatorOf(game, net);
    const guide = { evaluator, value, prior, rivals, rollOuts, belief };
    made.set(game, guide);
    return guide;
  };
}

/** A bot that searches, with a net if there are weights. */
export function learnedBot(id: string, spec: BotSpec, weights: Uint8Array | undefined, manners: Level = 'legend'): Bot {
  const { iterations, depth } = spec;
  const budget = depth === undefined ? { iterations } : { iterations, depth };
  const guide = weights === undefined ? undefined : guideBy(weights, spec);
  return trust({ ...botWith(searchPolicy(id, manners, budget, guide)), id });
}

/** A bot that makes the net's best move, without a search. What nobody asks for it decides as `greedy` does. */
export function policyBot(weights: Uint8Array): Bot {
  const net = new Net(weights);
  const made = new WeakMap<object, Evaluator<unknown, unknown>>();
  const policy: Policy = {
    id: 'policy',
    manners: 'legend',
    choose(info, seen, level, rng) {
      if (!info.owed) return greedy.choose(info, seen, level, rng);
      const evaluator = made.get(info.game) ?? evaluatorOf(info.game, net);
      made.set(info.game, evaluator);
      const moves = info.legal();
      const chances: number[] = [];
      evaluator.weigh(seen, info.seat, moves, chances);
      return moves[chances.indexOf(Math.max(...chances))];
    },
  };
  return trust(botWith(policy));
}

/**
 * Reads a bot from one word: `net:1000` searches 1,000 iterations with a net for everything; after a comma `depth=8` plays
 * on for 8 moments before the net judges, `-value`, `-prior` and `-rivals` leave that use out, and `+rollOuts` and
 * `+belief` add one. `search:1000` has no net.
 */
export function parseBotSpec(word: string): BotSpec & { readonly hasNet: boolean } {
  const [, kind, count, rest = ''] = /^(net|search):([1-9][0-9]{0,5})((?:,[^,]+)*)$/.exec(word) ?? [];
  if (kind === undefined) throw new Error(`Cannot read the bot ${word}: it is net:ITERATIONS or search:ITERATIONS`);
  const hasNet = kind === 'net';
  let spec: BotSpec & { hasNet: boolean } = {
    hasNet,
    iterations: Number(count),
    value: hasNet,
    prior: hasNet,
    rivals: hasNet,
    ...(hasNet ? { depth: 0 } : {}),
  };
  for (const setting of rest.split(',').slice(1)) {
    const [, depth] = /^depth=([0-9]{1,3})$/.exec(setting) ?? [];
    if (depth !== undefined) spec = { ...spec, depth: Number(depth) };
    else if (['-value', '-prior', '-rivals'].includes(setting)) spec = { ...spec, [setting.slice(1)]: false };
    else if (hasNet && ['+rollOuts', '+belief'].includes(setting)) spec = { ...spec, [setting.slice(1)]: true };
    else throw new Error(`Cannot read the bot ${word}: there is no setting ${setting}`);
  }
  return spec;
}
