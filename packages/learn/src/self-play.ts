import { playGame } from '@saloon/arena';
import { type Bot, botWith, type GuideOf, greedy, measure, type Policy, Search, sidesOf, trust } from '@saloon/bots';
import {
  type AnyGame,
  below,
  deriveSeed,
  next16,
  type Outcome,
  placeByWeight,
  type Rng,
  rngFrom,
  type Seat,
  type Seed,
  seat,
} from '@saloon/kernel';
import { type Example, encodingOf, type TriedMove } from './examples.ts';
import type { BotSpec } from './learned-bot.ts';

/** In this percentage of decisions the move is drawn, in proportion to how often the search tried it, so that games differ. */
const DRAWN = 25;

/** Games to learn from. */
export type SelfPlay = {
  readonly options: unknown;
  readonly seats: number;
  readonly seed: Seed;
  /** The search that plays and teaches. */
  readonly teacher: BotSpec;
};

type Noted = { readonly by: Seat; readonly features: Int8Array; readonly moves: readonly TriedMove[] };

/** Plays one game of the teacher against itself. Returns what each seat saw at its decisions, and what came of it. */
export function playForExamples(game: AnyGame, spec: SelfPlay, guideOf: GuideOf | undefined): readonly Example[] {
  const encoding = encodingOf(game);
  const rng = rngFrom(deriveSeed(spec.seed, 'examples'));
  const noted: Noted[] = [];
  let table: unknown;
  const note = (by: Seat, moves: readonly TriedMove[]): void => {
    const features = new Int8Array(encoding.features.length);
    encoding.encode(table, by, features);
    noted.push({ by, features, moves });
  };
  const teacher = teacherOf(spec.teacher, guideOf, rng, (by, tried) => {
    const parts: number[] = [];
    const moves = tried.map(({ move, visits, worth }) => {
      const count = encoding.partsOf(table, by, move, parts);
      return { parts: parts.slice(0, count), visits, worth };
    });
    note(by, moves);
    // Search also asks what a position is worth while another seat decides.
    const others = spec.seats - 1;
    if (others > 0) note(seat((by + 1 + below(rng, others)) % spec.seats), []);
  });
  const own: AnyGame = {
    ...game,
    setup: (...args) => {
      table = game.setup(...args);
      return table;
    },
  };
  const bots = Array.from({ length: spec.seats }, () => teacher);
  const { outcome } = playGame(own, bots, { options: spec.options, seats: spec.seats, seed: spec.seed });
  const worth = worthOf(game, table, outcome);
  return noted.map(({ by, features, moves }) => ({
    features,
    moves,
    worth: worth.map((_, i) => worth[(by + i) % worth.length] ?? 0),
  }));
}

function worthOf(game: AnyGame, state: unknown, outcome: Outcome): readonly number[] {
  const worth: number[] = [];
  measure(game, state, outcome, sidesOf(game, state), worth);
  return worth;
}

type Tried = { readonly move: unknown; readonly visits: number; readonly worth: number };

/** Searches, tells what it found, and now and then makes another move than the best one. */
function teacherOf(
  { iterations, depth }: BotSpec,
  guideOf: GuideOf | undefined,
  rng: Rng,
  found: (by: Seat, tried: readonly Tried[]) => void,
): Bot {
  const budget = depth === undefined ? { iterations } : { iterations, depth };
  const policy: Policy = {
    id: 'teacher',
    manners: 'legend',
    choose(info, seen, level, own) {
      if (!info.owed) return greedy.choose(info, seen, level, own);
      const search = new Search(info, level, own, guideOf?.(info.game));
      search.think(budget);
      const tried = search.candidates().filter(({ move }) => move !== undefined);
      found(info.seat, tried);
      const isDrawn = next16(rng) * 100 < DRAWN * 0x1_0000;
      const place = isDrawn
        ? placeByWeight(
            rng,
            tried.map(({ visits }) => visits),
            tried.length,
          )
        : 0;
      return tried[Math.max(0, place)]?.move;
    },
  };
  return trust(botWith(policy));
}
