import { spawn } from 'node:child_process';

export type Asked =
  | { readonly type: 'answered'; readonly problems: readonly string[] }
  | { readonly type: 'not-asked'; readonly why: string };

const PATIENCE = 30_000;

/** What the registry knows against our packages; where it does not answer, why. */
export async function askRegistry(root: string): Promise<Asked> {
  const output = await run(root);
  return readAudit(output);
}

function run(cwd: string): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn('npm', ['audit', '--json'], { cwd, stdio: ['ignore', 'pipe', 'ignore'] });
    let text = '';
    const timer = setTimeout(() => child.kill(), PATIENCE);
    child.stdout.on('data', (part: Buffer) => {
      text += part.toString();
    });
    child.on('error', (error) => resolve(JSON.stringify({ message: error.message })));
    child.on('close', () => {
      clearTimeout(timer);
      resolve(text);
    });
  });
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Reads what `npm audit --json` has said. */
export function readAudit(output: string): Asked {
  let said: unknown;
  try {
    said = JSON.parse(output);
  } catch {
    return { type: 'not-asked', why: 'npm audit said nothing that could be read' };
  }
  if (!isFields(said) || !isFields(said.vulnerabilities)) {
    const why = isFields(said) ? (said.message ?? (isFields(said.error) ? said.error.summary : undefined)) : undefined;
    return {
      type: 'not-asked',
      why: typeof why === 'string' && why !== '' ? why : 'it does not answer such questions',
    };
  }
  const problems = Object.entries(said.vulnerabilities).map(([name, found]) => {
    const severity = isFields(found) ? String(found.severity) : 'unknown';
    return `${name} has a known weakness (${severity}): run npm audit for what helps`;
  });
  return { type: 'answered', problems };
}
