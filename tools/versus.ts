import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chosen, KINDS, KINDS_HELP } from './bench/kinds.ts';
import { ensureBuilt } from './build/ensure-built.ts';
import { root } from './build/programs.ts';
import { bundleOf, commitOf, isShallow } from './versus/commit-tree.ts';
import { type Effort, Pair, type Row } from './versus/pair.ts';
import { describeRow, isOutOfDate, isSlower, LEAST, together } from './versus/verdict.ts';

const REFERENCE = 'bench/reference.json';
const LONG: Effort = { rounds: 30, slice: 0.3, warmUp: 4 };
const SHORT: Effort = { rounds: 11, slice: 0.15, warmUp: 1.5 };

const HELP = `Usage: npm run versus -- [REF] [options]

Is this tree faster than another commit? Both are bundled and kept warm, and take turns in slices of CPU time, so that a machine
whose speed changes from minute to minute still gives ratios good to a few percent. Run it with nothing beside it.
Without REF the commit is the one in ${REFERENCE}.

  --only SUBJECT  one of ${Object.keys(KINDS).join(', ')}; may be repeated
  --kind KIND     one of those below; may be repeated
  --short         fewer and shorter slices: all of it in under three minutes
  --rounds N      as many pairs of slices (default: ${LONG.rounds}, short ${SHORT.rounds})
  --guard         fails if something is slower than ${LEAST} times the other commit twice, and skips without its history
  --help          this text

${KINDS_HELP}`;

async function main(): Promise<number> {
  const { values: flags, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      only: { type: 'string', multiple: true, default: Object.keys(KINDS) },
      kind: { type: 'string', multiple: true },
      short: { type: 'boolean', default: false },
      rounds: { type: 'string' },
      guard: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (flags.help) {
    process.stdout.write(HELP);
    return 0;
  }
  const subjects = chosen(flags.only, flags.kind);
  const effort = flags.short ? SHORT : LONG;
  const rounds = flags.rounds === undefined ? effort.rounds : Number(flags.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`${flags.rounds} is no number of pairs`);

  const [ref = reference()] = positionals;
  const commit = commitOf(root, ref);
  if (commit === undefined) {
    const why = isShallow(root) ? 'this clone has no history: git fetch --unshallow' : 'this clone does not have it';
    if (!flags.guard) throw new Error(`there is no commit ${ref}; ${why}`);
    process.stdout.write(`Speed was not compared with ${ref}: ${why}\n`);
    return 0;
  }
  const [here, there] = await Promise.all([ensureBuilt(root, 'bench-work'), bundleOf(root, commit)]);
  process.stdout.write(`This tree against ${commit.slice(0, 10)}, medians of ${rounds} pairs:\n`);
  const measure = async (subject: string, kinds: readonly string[], times = 1): Promise<readonly Row[]> => {
    const pair = new Pair(subject, here, there);
    const rows: Row[] = [];
    try {
      for (const kind of kinds) {
        const row = await pair.measure(kind, { ...effort, rounds: times * rounds });
        process.stdout.write(`${describeRow(row)}\n`);
        rows.push(row);
      }
    } finally {
      pair.stop();
    }
    return rows;
  };
  const rows: Row[] = [];
  for (const { subject, kinds } of subjects) rows.push(...(await measure(subject, kinds)));
  process.stdout.write(`${'all'.padEnd(35)} × ${together(rows).toFixed(2)}\n`);
  return flags.guard ? judge(rows, measure) : 0;
}

/** What was slower is measured again, twice as long and in new processes: how V8 compiles differs from start to start. */
async function judge(
  rows: readonly Row[],
  measure: (subject: string, kinds: readonly string[], times: number) => Promise<readonly Row[]>,
): Promise<number> {
  const slower = rows.filter((row) => isSlower(row));
  if (slower.length > 0) process.stdout.write('Once more, what was slower:\n');
  const still: Row[] = [];
  for (const { subject, kind } of slower) {
    still.push(...(await measure(subject, [kind], 2)).filter((row) => isSlower(row)));
  }
  for (const { subject, kind, median } of still) {
    process.stdout.write(
      `${subject}, ${kind}: ${median.toFixed(2)} times the reference, at least ${LEAST} is needed\n`,
    );
  }
  if (still.length === 0 && isOutOfDate(rows)) {
    process.stdout.write(`Raise the reference: write this commit into ${REFERENCE}, so that what was won is kept\n`);
  }
  return still.length === 0 ? 0 : 1;
}

const reference = (): string =>
  (JSON.parse(readFileSync(`${root}${REFERENCE}`, 'utf8')) as { readonly commit: string }).commit;

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`Cannot compare: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
