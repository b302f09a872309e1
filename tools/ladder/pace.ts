import { playGame } from '@saloon/arena';
import { type Bot, type Decision, findBot, type InformationSet, random, Search } from '@saloon/bots';
import { type AnyGame, deriveSeed, type Level, type Rng, rngFrom, seedOf } from '@saloon/kernel';
import { gameAt, optionsOf } from './rungs.ts';
import type { LadderTable } from './tables.ts';

/** How fast a level decides, in CPU time. Only real choices count: a forced move takes no time. */
export type LevelPace = {
  readonly decisions: number;
  readonly perSecond: number;
  readonly meanMs: number;
  /** The 95th percentile. */
  readonly p95Ms: number;
  /** How long people see it think, on average. The level sets this, not the computation. */
  readonly shownMs: number;
  /** The share of choices made by a slip or a habit, without searching. */
  readonly slips: number;
};

/** Search iterations per second, each followed by a roll-out of `rollOut` steps. */
export type Iterations = { readonly perSecond: number; readonly rollOut: number };

/** How much to measure: decisions or seconds, after some to warm up. */
export type Effort = { readonly warmUp: number; readonly decisions: number; readonly seconds: number };

const SEED = seedOf(2);
const ROLL_OUT = 30;
const ITERATIONS = 200;

/** Plays at a table with only this level. */
export function measureLevel(table: LadderTable, level: Level, effort: Effort): LevelPace {
  const bot = botOf(level);
  let shown = 0;
  let choices = 0;
  let slips = 0;
  let hasSlipped = false;
  const game = heeding(gameAt(table), () => {
    hasSlipped = true;
  });
  const times = timesOf(table, game, effort, (info, rng) => {
    hasSlipped = false;
    const decision = bot.decide(info, rng);
    if (isChoice(info)) {
      choices += 1;
      shown += decision?.after ?? 0;
      if (hasSlipped) slips += 1;
    }
    return decision;
  });
  const total = times.reduce((sum, time) => sum + time, 0);
  times.sort((a, b) => a - b);
  return {
    decisions: times.length,
    perSecond: rounded((1000 * times.length) / total),
    meanMs: rounded(total / times.length),
    p95Ms: rounded(times[Math.floor(0.95 * times.length)] ?? 0),
    shownMs: rounded(shown / choices),
    slips: rounded(slips / choices),
  };
}

/** Searches positions from games between bots that look one move ahead. */
export function measureIterations(table: LadderTable, effort: Effort): Iterations {
  const rng = rngFrom(SEED);
  const easy = botOf('easy');
  let iterations = 0;
  const times = timesOf(table, gameAt(table), effort, (info, own) => {
    const search = new Search(info, 'hard', rng);
    search.think({ iterations: ITERATIONS, depth: ROLL_OUT });
    iterations = search.iterations;
    return easy.decide(info, own);
  });
  const total = times.reduce((sum, time) => sum + time, 0);
  return { perSecond: rounded((1000 * iterations * times.length) / total), rollOut: ROLL_OUT };
}

type Decide = <State, Move>(info: InformationSet<State, Move>, rng: Rng) => Decision<Move> | undefined;

/** The CPU time of each choice in some games, in milliseconds. Once it has enough, it plays the rest at random. */
function timesOf(table: LadderTable, game: AnyGame, { warmUp, decisions, seconds }: Effort, decide: Decide): number[] {
  const { seats } = table;
  const options = optionsOf(table);
  const times: number[] = [];
  let left = warmUp;
  let total = 0;
  const isEnough = () => times.length > 0 && (times.length >= decisions || total >= 1000 * seconds);
  const bot: Bot = {
    id: 'timed',
    decide(info, rng) {
      if (isEnough()) return random.decide(info, rng);
      if (!isChoice(info)) return decide(info, rng);
      const before = cpuMs();
      const decision = decide(info, rng);
      const time = cpuMs() - before;
      if (left > 0) left -= 1;
      else {
        times.push(time);
        total += time;
      }
      return decision;
    },
  };
  for (let number = 0; !isEnough(); number++) {
    playGame(game, Array(seats).fill(bot), { options, seats, seed: deriveSeed(SEED, number) });
  }
  return times;
}

/** A player who must make one of several moves has a choice. */
const isChoice = <State, Move>(info: InformationSet<State, Move>): boolean => info.owed && info.legal().length > 1;

/** The same game, but `onSlip` is called when a bot slips. */
function heeding(game: AnyGame, onSlip: () => void): AnyGame {
  const { knowledge } = game;
  const slip: typeof knowledge.slip = (...args) => {
    const move = knowledge.slip(...args);
    if (move !== undefined) onSlip();
    return move;
  };
  return { ...game, knowledge: { ...knowledge, slip } };
}

function botOf(id: string): Bot {
  const bot = findBot(id);
  if (bot === undefined) throw new Error(`Cannot measure ${id}: there is no such bot`);
  return bot;
}

/** CPU time of the whole process, including garbage collection. Other processes don't count. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** More than four digits would be noise. */
const rounded = (value: number): number => Number(value.toPrecision(4));
