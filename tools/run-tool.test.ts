import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { runTool } from './run-tool.ts';

function script(source: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'saloon-tool-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'tool.mjs');
  writeFileSync(file, source);
  return file;
}

test("a tool's output on both streams and its exit code are returned", async () => {
  const file = script('console.log(process.argv[2]); console.error("oh"); process.exitCode = 3;');
  const { code, output } = await runTool(file, ['hello']);
  expect(code).toBe(3);
  expect(output.split('\n').sort()).toEqual(['', 'hello', 'oh']);
});

test('a tool killed by a signal has failed', async () => {
  expect((await runTool(script('process.kill(process.pid, "SIGKILL");'), [])).code).toBe(1);
});

test('a tool that takes too long is stopped, and this is reported', async () => {
  const endless = await runTool(script('setInterval(() => {}, 1000);'), [], { most: 200 });
  expect(endless).toMatchObject({ code: 1, isCut: true });
  expect(await runTool(script(''), [], { most: 30_000 })).toMatchObject({ code: 0, isCut: false });
});

test('an interrupt stops the tool and its workers', async () => {
  const worker = script('setInterval(() => {}, 1000); console.log(process.pid);');
  const tool = script(`
    import { spawn } from 'node:child_process';
    spawn(process.execPath, [${JSON.stringify(worker)}], { stdio: 'inherit' });
    setInterval(() => {}, 1000);
  `);
  const main = script(`
    import { runTool, stopTools } from ${JSON.stringify(fileURLToPath(new URL('run-tool.ts', import.meta.url)))};
    process.once('SIGINT', async () => { await stopTools(); process.exit(130); });
    await runTool(${JSON.stringify(tool)}, [], { show: true });
    console.log('went on');
  `);
  const child = spawn(process.execPath, [main], { stdio: ['ignore', 'pipe', 'inherit'] });
  const said: string[] = [];
  const code = await new Promise((resolve) => {
    child.stdout.on('data', (part: Buffer) => {
      said.push(part.toString());
      child.kill('SIGINT');
    });
    // The worker has the same pipe, so it closes only when the worker has ended too.
    child.on('close', resolve);
  });
  expect(code).toBe(130);
  expect(said.join('')).toMatch(/^\d+\n$/);
});
