import type { TableId } from '@saloon/protocol';
import { expect } from 'vitest';
import { readLog, recordingFile } from '../../core/store/stored-log.ts';
import { openTestServer } from '../memory-server.ts';
import { playToTheEnd } from '../play.ts';

/** Rules under which two people are done in no time. */
const SHORT = { game: 'wright-brothers', options: { rounds: 1, raceMode: 'sealed' } } as const;
const ROUND = 700;

let file: Promise<string> | undefined;

/** The file of a finished game by today's rules. */
export function finishedGame(): Promise<string> {
  file ??= play();
  return file;
}

async function play(): Promise<string> {
  const { connect, clock, store, server } = await openTestServer();
  const [ann, bob] = [connect(), connect()];
  await ann.hello('Ann');
  await bob.hello('Bob');
  const table: TableId = await ann.open(SHORT);
  for (const one of [ann, bob]) await one.join(table);
  await bob.order(table, { type: 'sit', seat: 1 });
  await ann.order(table, { type: 'start' });
  await playToTheEnd([ann, bob], table, () => clock.pass(ROUND));
  const made = recordingFile(readLog(await store.entries(table)));
  await server.stop();
  return made ?? expect.fail('no recording');
}
