import type { TableId } from '@saloon/protocol';
import { type Entry, rebuildTable } from '@saloon/table';
import { openStoreIn } from '../../packages/server/src/core/store/open-store.ts';
import type { Store } from '../../packages/server/src/core/store/store.ts';
import { readLog } from '../../packages/server/src/core/store/stored-log.ts';
import { checkTable } from './check-table.ts';
import type { Crowd } from './crowd.ts';
import type { Person } from './person.ts';

/**
 * Compares everything the clients received with the database in a folder. No server may be using it. Clients that
 * `left` early need not have seen the end.
 */
export async function checkFolder(folder: string, crowd: Crowd, left?: 'left'): Promise<readonly string[]> {
  const store = openStoreIn(folder, Date.now());
  try {
    return await checkStore(store, crowd, left);
  } finally {
    await store.close();
  }
}

export async function checkStore(
  store: Pick<Store, 'entries'>,
  { people, tables }: Crowd,
  left?: 'left',
): Promise<readonly string[]> {
  const journals = people.map(({ journal }) => journal);
  const problems = journals.flatMap((journal) => journal.problems);
  for (const table of tables) {
    const log = readLog(await store.entries(table));
    problems.push(...checkTable(table, log, journals));
    if (left === undefined) problems.push(...leftBehind(table, log, people));
  }
  if (left === undefined) problems.push(...people.flatMap(unanswered));
  return problems;
}

/** When everything is quiet, each command of a seated player must have a response. */
const unanswered = ({ name, table, journal }: Person): readonly string[] =>
  [...journal.orders.values()].flatMap(({ id, table: at, command, answers }) =>
    answers.length > 0 || at !== table ? [] : [`${name}'s ${command.type} ${id} at table ${at} was never answered`],
  );

/** When everything is quiet, everyone must have the latest version. Presence entries may follow. */
function leftBehind(table: TableId, log: readonly Entry[], people: readonly Person[]): readonly string[] {
  const last = log.findLastIndex(({ type }) => type !== 'went' && type !== 'came');
  if (last < 0) return [];
  const { version } = rebuildTable(log.slice(0, last + 1));
  return people.flatMap((person) => {
    const seen = person.table === table ? (person.state?.version ?? 0) : version;
    return seen < version
      ? [`${person.name} was left behind at version ${seen} of table ${table}, which has ${version}`]
      : [];
  });
}
