import { rmSync } from 'node:fs';
import { FOLDER, folderOf, startedIn } from './shared-postgres.ts';

const folder = folderOf(process.pid);

/** Says where the PostgreSQL of this test run will be, if a test asks for it. */
export function setup(): void {
  process.env[FOLDER] = folder;
}

/** Ends and removes it, however the tests went. */
export async function teardown(): Promise<void> {
  await startedIn(folder)?.remove();
  rmSync(folder, { recursive: true, force: true });
}
