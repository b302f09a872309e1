import { readFileSync } from 'node:fs';
import { addTally, botResults, emptyTally, gamesOfDeal, type MatchSpec } from '@saloon/arena';
import { seedOf } from '@saloon/kernel';
import { type MatchJob, runJobs, type Thinking } from '@saloon/learn';
import { countOf, gameNamed, type LearnFlags, optionsOf, tablesOf, timeLimit } from './flags.ts';

/** An offset that keeps the seeds of matches apart from those of learning. */
const FAR = 900_000;

/** Plays one bot against a table of others, every deal in every seating, and prints how often it won. */
export async function measureBots(flags: LearnFlags): Promise<void> {
  const game = gameNamed(flags.game);
  const options = optionsOf(game, flags.option);
  const [seats = 0] = tablesOf(flags, game);
  const weights = flags.weights === undefined ? undefined : new Uint8Array(readFileSync(flags.weights));
  const isOfTeams = game.teams !== undefined;
  const others = isOfTeams ? 1 : seats - 1;
  const bots = [flags.bot, ...Array.from({ length: others }, () => flags.against)];
  const base = { game: game.id, bots, options, seats, seed: seedOf(FAR + countOf('seed', flags.seed)), mirrored: true };
  const size = gamesOfDeal({ ...base, games: 0 });
  const deals = Math.ceil(countOf('games', flags.games ?? '40') / size);
  function* jobs(): Generator<MatchJob> {
    for (let deal = 0; deal < deals; deal++) {
      yield { spec: { ...base, games: size, first: deal * size }, weights };
    }
  }
  const spec: MatchSpec = { ...base, games: deals * size };
  const total = emptyTally(spec);
  const thinking: Record<string, Thinking> = {};
  await runJobs(
    jobs(),
    countOf('threads', flags.threads),
    (result) => {
      addTally(total, result.tally);
      for (const [name, { decisions, ms }] of Object.entries(result.thinking)) {
        thinking[name] ??= { decisions: 0, ms: 0 };
        thinking[name].decisions += decisions;
        thinking[name].ms += ms;
      }
    },
    timeLimit(flags.seconds),
  );
  const [own, other] = botResults(spec, total);
  if (own === undefined) throw new Error('nothing was played');
  const pace = (name: string) => ((thinking[name]?.ms ?? 0) / Math.max(1, thinking[name]?.decisions ?? 0)).toFixed(1);
  const percent = (share: number) => (100 * share).toFixed(1);
  process.stdout.write(
    `${game.id} ${seats}p  ${own.bot} against ${other?.bot ?? own.bot}: ${percent(own.winShare)} % ` +
      `(${percent(own.interval.low)} – ${percent(own.interval.high)}) in ${total.games} games, ` +
      `score ${own.meanScore.toFixed(1)} against ${other?.meanScore.toFixed(1) ?? '-'}, ` +
      `${pace(own.bot)} ms against ${pace(other?.bot ?? own.bot)} ms a decision\n`,
  );
}
