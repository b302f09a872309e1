import { parseArgs } from 'node:util';
import { games } from '@saloon/catalog';
import { type AnyGame, deriveSeed, seedOf } from '@saloon/kernel';
import { Leak } from './leak/leak.ts';
import { type Compared, playTwins } from './leak/play-twins.ts';
import { suits, VARIANTS, type Variant } from './leak/variant.ts';

const HELP = `Looks for secrets that leave the house. Random games are played twice, on two real servers over recorded lines: the second time all
that one seat cannot know is dealt again, and others play so that the seat should not notice. What the seat, a spectator and the lobby are sent has to be
the same, byte by byte and moment by moment; so have the answers over HTTP and the server's log.

The pairs of a game take turns: people on one server, correspondence, spectators who are held back, talk in teams, moves taken back by consent,
a bot's seat, and a cluster of two servers.

  npm run leak                       21 pairs of each game
  npm run leak -- --pairs 200        more
  npm run leak -- --game bang-duel   one game only
  npm run leak -- --only bots        one kind of pair only: ${VARIANTS.join(', ')}
  npm run leak -- --steps 100        at most so many inputs a game (default: 400)
  npm run leak -- --seed 7           other games (default: 1); the same number plays the same ones
  npm run leak -- --help             this text

The exit code is 0 only if nothing was found. Ctrl-C ends it with what was compared by then.
`;
const INTERRUPTED = 130;
/** A hint costs a search in each world. */
const HINT_EVERY = 60;
const TRIALS = 3;

type Sum = Omit<Compared, 'seats' | 'seat' | 'isToTheEnd'> & { readonly pairs: number; readonly toTheEnd: number };
const NOTHING: Sum = {
  pairs: 0,
  toTheEnd: 0,
  steps: 0,
  kept: 0,
  dealt: 0,
  same: 0,
  apart: 0,
  different: 0,
  secret: 0,
  tried: 0,
  special: 0,
  messages: 0,
  bytes: 0,
};

async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      pairs: { type: 'string' },
      steps: { type: 'string' },
      seed: { type: 'string' },
      game: { type: 'string', multiple: true },
      only: { type: 'string', multiple: true },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help === true) {
    process.stdout.write(HELP);
    return 0;
  }
  const pairs = readCount('pairs', values.pairs, 21);
  const variants = (values.only ?? VARIANTS).map(readVariant);
  const most = readCount('steps', values.steps, 400);
  const seed = readCount('seed', values.seed, 1);
  const chosen = (values.game ?? games.map(({ id }) => id)).map(readGame);
  let isStopped = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      isStopped = true;
    });
  const leaks: string[] = [];
  for (const game of chosen) {
    let sum = NOTHING;
    const fitting = variants.filter((variant) => suits(game, variant));
    for (let pair = 1; pair <= pairs && !isStopped; pair++) {
      const variant = fitting[(pair - 1) % fitting.length];
      if (variant === undefined) break;
      const one = {
        game,
        variant,
        seed: deriveSeed(seedOf(seed), `${game.id} ${pair}`),
        most,
        hintEvery: HINT_EVERY,
        trials: TRIALS,
      };
      try {
        sum = added(sum, await playTwins(one));
        process.stderr.write(`${game.id}: ${pair} of ${pairs} pairs (${variant}), ${sum.steps} steps\n`);
      } catch (error) {
        if (!(error instanceof Leak)) throw error;
        leaks.push(`pair ${pair} (${variant}): ${error.message}`);
        process.stderr.write(`${game.id}: pair ${pair} (${variant}) leaks: ${error.message}\n`);
      }
    }
    process.stdout.write(textOf(game, sum));
  }
  for (const leak of leaks) process.stdout.write(`  ${leak}\n`);
  process.stdout.write(`${leaks.length} leaks found${leaks.length > 0 ? `; --seed ${seed} finds them again` : ''}\n`);
  if (leaks.length > 0) return 1;
  return isStopped ? INTERRUPTED : 0;
}

function readCount(name: string, given: string | undefined, usual: number): number {
  const count = given === undefined ? usual : Number(given);
  if (!Number.isSafeInteger(count) || count < 1)
    throw new Error(`--${name} is ${JSON.stringify(given)}, allowed: a whole number from 1`);
  return count;
}

function readVariant(name: string): Variant {
  const variant = VARIANTS.find((one) => one === name);
  if (variant === undefined) throw new Error(`--only is ${JSON.stringify(name)}, allowed: ${VARIANTS.join(', ')}`);
  return variant;
}

function readGame(id: string): AnyGame {
  const game = games.find((one) => one.id === id);
  if (game === undefined)
    throw new Error(`--game is ${JSON.stringify(id)}, allowed: ${games.map((one) => one.id).join(', ')}`);
  return game;
}

function added(sum: Sum, one: Compared): Sum {
  const numbers = Object.keys(NOTHING) as (keyof Sum)[];
  const more: Sum = { ...one, pairs: 1, toTheEnd: one.isToTheEnd ? 1 : 0 };
  return Object.fromEntries(numbers.map((name) => [name, sum[name] + more[name]])) as Sum;
}

function textOf({ text }: AnyGame, sum: Sum): string {
  const share = (part: number) => `${((100 * part) / Math.max(1, sum.steps)).toFixed(0)} %`;
  const lines = [
    `${sum.pairs} pairs (${sum.toTheEnd} to the end), ${sum.steps} steps, ${sum.messages} messages and ${sum.bytes} bytes compared`,
    `the worlds differed before ${share(sum.different)} of the steps, in ${(sum.apart / Math.max(1, sum.different)).toFixed(1)} places of the state on average`,
    `the other world went on by itself in ${share(sum.kept)}, was dealt again in ${share(sum.dealt)}, had to be the same in ${share(sum.same)}`,
    `${sum.tried} inputs were tried in other worlds off the table`,
    `a bot played, a team talked or a move was taken back ${sum.special} times`,
  ];
  return `${text.en.title}\n${lines.map((line) => `  ${line}\n`).join('')}`;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
