import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Asked, askRegistry } from './audit/ask-registry.ts';
import { lockProblems } from './audit/lock-problems.ts';
import { markupProblems } from './audit/markup-problems.ts';

const HELP = `Looks at what the project stands on, and at what it puts into pages.

  npm run audit                  the lock file, pages, and what the registry knows against our packages
  npm run audit -- --offline     without asking the registry
  npm run audit -- --help        this text

Every package comes from the registry in one exact version with its hash, runs nothing when it is installed, and has a licence that we know.
Nothing but our own drawings is ever put into a page as markup. The exit code is 0 if nothing was found, 1 if something was, and 3 if the registry
did not answer, so that known weaknesses were not checked. With --offline that is what you asked for, and not a failure.
`;

/** Exit code if the registry did not answer. */
const NOT_CHECKED = 3;
const root = fileURLToPath(new URL('..', import.meta.url));

async function main(args: readonly string[]): Promise<number> {
  const unknown = args.find((arg) => !['--help', '-h', '--offline'].includes(arg));
  if (unknown !== undefined) throw new Error(`Cannot look: there is no flag ${unknown}; --help lists what there is`);
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(HELP);
    return 0;
  }
  const lock: unknown = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const problems = [...lockProblems(lock), ...markupProblems(root)];
  const asked: Asked = args.includes('--offline') ? { type: 'not-checked', why: '--offline' } : await askRegistry(root);
  if (asked.type === 'answered') problems.push(...asked.problems);
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  const unchecked = asked.type === 'not-checked' ? `, known weaknesses not checked: ${asked.why}` : '';
  process.stdout.write(`${problems.length} problems${unchecked}\n`);
  if (problems.length > 0) return 1;
  return asked.type === 'not-checked' && !args.includes('--offline') ? NOT_CHECKED : 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
