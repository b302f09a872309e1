import { describeLoad, describeVerdict } from './bench-server/describe-load.ts';
import { type BenchFlags, HELP, type NamedLoad, readFlags } from './bench-server/flags.ts';
import { runLoad } from './bench-server/load.ts';
import { PARTS } from './bench-server/parts.ts';
import { runSoak } from './bench-server/soak.ts';
import { judgeSoak } from './bench-server/soak-report.ts';

/** The shell's exit code for Ctrl-C. */
const INTERRUPTED = 130;
/** Without a terminal, a progress line is printed this often, in milliseconds. */
const LOG_EVERY = 15_000;
const stop = new AbortController();

async function main(flags: BenchFlags): Promise<number> {
  const results: Record<string, unknown> = {};
  const tell = (name: string, result: unknown, text: string): void => {
    results[name] = result;
    if (!flags.isJson) process.stdout.write(`${text}\n`);
  };
  const code = await run(flags, tell);
  if (flags.isJson) process.stdout.write(`${JSON.stringify(results)}\n`);
  return stop.signal.aborted && code === 0 ? INTERRUPTED : code;
}

type Tell = (name: string, result: unknown, text: string) => void;

async function run(flags: BenchFlags, tell: Tell): Promise<number> {
  switch (flags.mode) {
    case 'help':
      process.stdout.write(HELP);
      return 0;
    case 'parts':
      for (const part of flags.parts) {
        const { result, text } = await PARTS[part](flags);
        tell(part, result, text);
      }
      return 0;
    case 'loads':
      for (const one of flags.loads) if (!stop.signal.aborted) await load(one, tell);
      return 0;
    case 'soak': {
      const soaked = await runSoak(flags.plan, progress('soak'), stop.signal);
      const { isFlat, lines } = judgeSoak(soaked);
      tell('soak', { ...soaked, isFlat, lines }, `${clear}${lines.join('\n')}`);
      return isFlat ? 0 : 1;
    }
  }
}

async function load({ name, load: asked }: NamedLoad, tell: Tell): Promise<void> {
  const loaded = await runLoad(asked, progress(`${name}, ${asked.servers} server(s)`), stop.signal);
  if (loaded === undefined) return;
  const verdict = name === 'aim' ? `\n${describeVerdict(loaded)}` : '';
  tell(`${name} on ${asked.servers}`, loaded, `${clear}${describeLoad(name, loaded)}${verdict}`);
}

const clear = process.stderr.isTTY ? '\r\x1b[K' : '';

/** Progress goes to stderr, so that the results can be piped. */
function progress(what: string): (line: string) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (line) => {
    const now = performance.now();
    if (!process.stderr.isTTY && now - last < LOG_EVERY) return;
    last = now;
    process.stderr.write(`${clear}  ${what}: ${line}${process.stderr.isTTY ? '' : '\n'}`);
  };
}

try {
  const flags = readFlags(process.argv.slice(2));
  // The short parts finish before there is progress to print.
  if (flags.mode === 'loads' || flags.mode === 'soak') {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        process.stderr.write('\nStopping: what there is is told\n');
        stop.abort();
        // A second Ctrl-C exits at once.
        process.once(signal, () => process.exit(INTERRUPTED));
      });
    }
  }
  process.exitCode = await main(flags);
} catch (error) {
  const isCut = stop.signal.aborted;
  if (!isCut) process.stderr.write(`${clear}${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = isCut ? INTERRUPTED : 2;
}
// Don't wait for pending client requests.
process.exit();
