import { parseArgs } from 'node:util';
import { chosen, KINDS, KINDS_HELP } from './bench/kinds.ts';
import { quartiles } from './bench/timing.ts';
import { WorkProcess } from './bench/work-process.ts';
import { ensureBuilt } from './build/ensure-built.ts';
import { root } from './build/programs.ts';

const HELP = `Usage: npm run bench -- [options]

Measures how much is done in a CPU second, from the bundle, each game in a process of its own. The machine's speed is in the figures:
npm run versus compares commits.

  --only SUBJECT  one of ${Object.keys(KINDS).join(', ')}; may be repeated
  --kind KIND     one of those below; may be repeated
  --quick         three short runs instead of seven
  --help          this text

${KINDS_HELP}`;

const LONG = { runs: 7, seconds: 0.8, warmUp: 3 };
const QUICK = { runs: 3, seconds: 0.2, warmUp: 1 };

async function main(): Promise<void> {
  const { values: flags } = parseArgs({
    options: {
      only: { type: 'string', multiple: true, default: Object.keys(KINDS) },
      kind: { type: 'string', multiple: true },
      quick: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (flags.help) return void process.stdout.write(HELP);
  const { runs, seconds, warmUp } = flags.quick ? QUICK : LONG;
  const subjects = chosen(flags.only, flags.kind);
  const file = await ensureBuilt(root, 'bench-work');
  for (const { subject, kinds } of subjects) {
    process.stdout.write(`${subject}\n`);
    const worker = new WorkProcess(file, subject);
    for (const kind of kinds) {
      await worker.work(kind, warmUp);
      const figures: number[] = [];
      for (let i = 0; i < runs; i++) figures.push(await worker.work(kind, seconds));
      const { low, median, high } = quartiles(figures);
      process.stdout.write(
        `  ${kind.padEnd(20)}${rounded(median)} a second   (half of them ${rounded(low)} to ${rounded(high)})\n`,
      );
    }
    worker.stop();
  }
  process.stdout.write(`Node ${process.versions.node}, ${process.platform} ${process.arch}\n`);
}

const rounded = (figure: number): string => Math.round(figure).toLocaleString('en').padStart(11);

try {
  await main();
} catch (error) {
  process.stderr.write(`Cannot bench: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
