import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type RunningServer, type ServerSetup, startServer } from '../start-server.ts';
import { seeds } from './memory-server.ts';

/** A folder that is gone when the test is. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'saloon-server-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The header that opens `/metrics` and `/admin` of a server. */
export function bearer({ admin }: RunningServer): { readonly authorization: string } {
  if (admin.type === 'none') throw new Error(`Cannot ask as an operator: ${admin.why}`);
  return { authorization: `Bearer ${admin.secret}` };
}

/** A real server on a free port of this machine, stopped when the test is over. */
export async function realServer(setup: Partial<ServerSetup> = {}): Promise<RunningServer> {
  const dataDir = setup.dataDir ?? testFolder();
  const server = await startServer({ port: 0, host: '127.0.0.1', dataDir, newSeed: seeds(), botThreads: 0, ...setup });
  onTestFinished(() => server.stop());
  return server;
}
