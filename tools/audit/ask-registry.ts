import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Asked =
  | { readonly type: 'answered'; readonly problems: readonly string[] }
  | { readonly type: 'not-checked'; readonly why: string };

/** Runs `npm audit --json` in a folder and returns what it prints. */
export type RunAudit = (folder: string) => Promise<string>;

const PATIENCE = 30_000;
/** A release with known vulnerabilities. A registry without audit data reports nothing even for this one. */
const CANARY = { name: 'minimist', version: '0.0.8' } as const;

/** What the registry knows about our packages, or why that could not be checked. */
export async function askRegistry(root: string, run: RunAudit = npmAudit): Promise<Asked> {
  const asked = readAudit(await run(root));
  if (asked.type === 'not-checked' || asked.problems.length > 0) return asked;
  const canary = readAudit(await inCanaryFolder(run));
  if (canary.type === 'not-checked') return canary;
  if (canary.problems.length > 0) return asked;
  const { name, version } = CANARY;
  return { type: 'not-checked', why: `it knows nothing against ${name} ${version}, which has known weaknesses` };
}

/** Audits a project whose only dependency is the canary. */
async function inCanaryFolder(run: RunAudit): Promise<string> {
  const { name, version } = CANARY;
  const own = { name: 'canary', version: '1.0.0', dependencies: { [name]: version } };
  const lock = { ...own, lockfileVersion: 3, packages: { '': own, [`node_modules/${name}`]: { version } } };
  const folder = mkdtempSync(join(tmpdir(), 'saloon-audit-'));
  try {
    writeFileSync(join(folder, 'package.json'), JSON.stringify(own));
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
    return await run(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const npmAudit: RunAudit = (cwd) =>
  new Promise((resolve) => {
    const args = ['audit', '--json', '--package-lock-only'];
    const child = spawn('npm', args, { cwd, stdio: ['ignore', 'pipe', 'ignore'] });
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

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Reads what `npm audit --json` printed. */
export function readAudit(output: string): Asked {
  let said: unknown;
  try {
    said = JSON.parse(output);
  } catch {
    return { type: 'not-checked', why: 'npm audit printed nothing that could be read' };
  }
  if (!isFields(said) || !isFields(said.vulnerabilities)) {
    const why = isFields(said) ? (said.message ?? (isFields(said.error) ? said.error.summary : undefined)) : undefined;
    return {
      type: 'not-checked',
      why: typeof why === 'string' && why !== '' ? why : 'the registry does not answer such questions',
    };
  }
  const problems = Object.entries(said.vulnerabilities).map(([name, found]) => {
    const severity = isFields(found) ? String(found.severity) : 'unknown';
    return `${name} has a known weakness (${severity}): run npm audit for what helps`;
  });
  return { type: 'answered', problems };
}
