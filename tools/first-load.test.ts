import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { runTool } from './run-tool.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** As the server compresses. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
/** What was won; `npm run bench:web` asks for 80. */
const MOST = 75_000;

const kb = (bytes: number): string => `${(bytes / 1000).toFixed(0)} KB`;

test('the first screen of the lobby is small, and the docs say how small', { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'saloon-first-load-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  onTestFinished(() => void vi.unstubAllEnvs());
  // Else the build would be one for tests.
  vi.stubEnv('NODE_ENV', 'production');
  const web = join(root, 'packages/web');
  const build = ['build', web, '--outDir', folder, '--logLevel', 'warn'];
  const { code, output } = await runTool(join(root, 'node_modules/vite/bin/vite.js'), build);
  expect(code, output).toBe(0);
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const named = [...page.matchAll(/"\/assets\/([^"]+\.(?:js|css))"/g)].map(([, name = '']) => name);
  // Russian has the longer texts.
  const texts = readdirSync(join(folder, 'assets')).filter((name) => /^ru-.*\.js$/.test(name));
  expect(named.length).toBeGreaterThan(2);
  expect(texts).toHaveLength(1);
  const files = [...named, ...texts].map((name) => readFileSync(join(folder, 'assets', name)));
  const sum = (pack: (file: Buffer) => Buffer): number => files.reduce((total, file) => total + pack(file).length, 0);
  const brotli = sum((file) => brotliCompressSync(file, BROTLI));
  expect(brotli).toBeLessThan(MOST);
  const docs = readFileSync(join(root, 'docs/architecture.md'), 'utf8').replace(/\s+/g, ' ');
  expect(docs).toContain(`${kb(brotli)} of script and style (brotli; ${kb(sum((file) => gzipSync(file)))} in gzip)`);
});
