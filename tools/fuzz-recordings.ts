import { parseArgs } from 'node:util';
import { games } from '@saloon/catalog';
import { makeStoredRecording } from '@saloon/cli/stored-recordings';
import { tryForgery } from '@saloon/cli/try-recording';

const HELP = `Usage: npm run fuzz:recordings -- [options]

Forges recordings of every game in ways nobody thought of, and reads them: each must be refused or played, and none may break
the reader or the rules. Says which forgery did, so that it can be tried again. Ctrl-C ends it and prints what was found.

Options:
  --seconds N   how long (default: 60)
  --from N      the number of the first forgery (default: 0)
  --count N     how many of each game at most
  --game ID     only this one
  --help        this text
`;

const { values: flags } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    from: { type: 'string', default: '0' },
    count: { type: 'string' },
    game: { type: 'string' },
    help: { type: 'boolean' },
  },
});

let isStopped = false;
process.once('SIGINT', () => {
  isStopped = true;
});
if (flags.help) process.stdout.write(HELP);
else process.exitCode = await run();

async function run(): Promise<number> {
  const end = performance.now() + 1000 * Number(flags.seconds);
  const first = Number(flags.from);
  const last = flags.count === undefined ? Number.MAX_SAFE_INTEGER : first + Number(flags.count);
  const chosen = games.filter(({ id }) => flags.game === undefined || flags.game === id);
  if (chosen.length === 0) return complain(`There is no game ${JSON.stringify(flags.game)}`);
  if (![end, first, last].every(Number.isFinite)) return complain('--seconds, --from and --count take whole numbers');
  const texts = chosen.map((game) => ({ game, text: makeStoredRecording(game) }));
  const found = new Map<string, number>();
  let told = performance.now();
  let n = first;
  for (; n < last && !isStopped && performance.now() < end; n++) {
    for (const { game, text } of texts) {
      try {
        const what = tryForgery(game, text, n);
        found.set(what, (found.get(what) ?? 0) + 1);
      } catch (error) {
        process.stderr.write(`Forgery ${n} of ${game.id} breaks something: ${String(error)}\n`);
        return complain(`Again: npm run fuzz:recordings -- --game ${game.id} --from ${n} --count 1`);
      }
    }
    if (performance.now() - told < 2000) continue;
    told = performance.now();
    process.stderr.write(`${n - first + 1} forgeries of each game\n`);
    // Lets Ctrl-C be handled.
    await new Promise((resolve) => setImmediate(resolve));
  }
  const sums = [...found].sort(([, a], [, b]) => b - a).map(([what, times]) => `${what} ${times}`);
  process.stdout.write(`${n - first} forgeries of each game, none broke anything: ${sums.join(', ')}\n`);
  return 0;
}

function complain(why: string): number {
  process.stderr.write(`${why}\n`);
  return 1;
}
