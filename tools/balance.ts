import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { tuneProcess } from '@saloon/arena';
import { withFindings } from './balance/findings.ts';
import { type TableBalance, TableCount } from './balance/measure.ts';
import { pageOf } from './balance/page.ts';
import { TABLES } from './balance/tables.ts';
import { root } from './build/programs.ts';
import { Progress } from './ladder/progress.ts';

const HELP = `Usage: npm run balance -- [--games N] [--game GAME] [--bot BOT]

Lets bots play each table N times and counts who wins, by turn order, side, character and team size. Writes docs/balance.md
and the data of the page /balance. Ctrl-C stops early and writes what was played.

  --games N    games at each table (default: 1000)
  --game GAME  only the tables of this game; the others keep their results
  --bot BOT    who plays in all seats (default: greedy@hard)
`;

/** Tables take turns in slices of this many games, so that after Ctrl-C all have about as many. */
const SLICE = 20;
/** The shell's exit code for Ctrl-C. */
const INTERRUPTED = 130;
const data = join(root, 'packages/web/src/features/balance/balance.json');

type Saved = { readonly bot: string; readonly tables: readonly TableBalance[] };

tuneProcess();
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    game: { type: 'string' },
    bot: { type: 'string', default: 'greedy@hard' },
    help: { type: 'boolean' },
  },
});
const most = Number(values.games);
const chosen = TABLES.filter(({ game }) => values.game === undefined || values.game === game);
if (values.help === true) process.stdout.write(HELP);
else if (!Number.isInteger(most) || most < 1 || chosen.length === 0) {
  process.stderr.write(`Cannot play: look at the options.\n\n${HELP}`);
  process.exitCode = 2;
} else process.exitCode = await play();

async function play(): Promise<number> {
  let isStopped = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => (isStopped = true));
  const progress = new Progress({ write: (text) => process.stderr.write(text), isTty: process.stderr.isTTY === true });
  const counts = chosen.map((table) => new TableCount(table, values.bot));
  const began = performance.now();
  const all = most * counts.length;
  let played = 0;
  for (let first = 0; first < most && !isStopped; first += SLICE) {
    for (const count of counts) {
      for (let n = first; n < Math.min(most, first + SLICE) && !isStopped; n++) {
        count.play();
        played += 1;
        // Lets a signal arrive.
        await new Promise((resolve) => setImmediate(resolve));
      }
      const seconds = (performance.now() - began) / 1000;
      progress.show(`${count.table.game} ${count.table.id}`, played, all, (seconds / played) * (all - played));
    }
  }
  save(counts.filter(({ games }) => games > 0).map((count) => count.result()));
  progress.say(isStopped ? 'Stopped: what was played is written' : `Played ${played} games`);
  return isStopped ? INTERRUPTED : 0;
}

function save(fresh: readonly TableBalance[]): void {
  const old: readonly TableBalance[] = existsSync(data) ? (JSON.parse(readFileSync(data, 'utf8')) as Saved).tables : [];
  const known = TABLES.flatMap(({ game, id }) => {
    const isThis = (one: TableBalance) => one.game === game && one.id === id;
    return fresh.find(isThis) ?? old.find(isThis) ?? [];
  });
  const tables = withFindings(known);
  writeFileSync(data, `${JSON.stringify({ bot: values.bot, tables } satisfies Saved, undefined, 2)}\n`);
  writeFileSync(join(root, 'docs/balance.md'), pageOf(tables, values.bot));
}
