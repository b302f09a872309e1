import { canonicalJson } from '@saloon/kernel';
import { OfferBook, type TableCommand, type TableId, type UserId } from '@saloon/protocol';
import { type Entry, rebuildTable } from '@saloon/table';
import { hashOfPicture, type Journal, type Order } from './journal.ts';

type Line = { readonly entry: Entry; readonly version: number };

/**
 * Compares what clients received from one table with its log. Every acknowledged command must be there once, as it
 * was sent and at the acknowledged version, and no rejected one. At every version that a client saw, the table
 * replayed from its log must look the same. Returns a sentence for each problem.
 */
export function checkTable(table: TableId, log: readonly Entry[], journals: readonly Journal[]): readonly string[] {
  if (log.length === 0) return [`Table ${table} is not in the store, though its opening was acknowledged`];
  const problems = timesOf(table, log);
  const people = new Map(journals.flatMap((one) => (one.user === undefined ? [] : [[one.user, one] as const])));
  const lines: Line[] = [];
  try {
    const replayed = rebuildTable(log.slice(0, 1));
    const shown = shownAt(table, journals);
    const look = () => compare(replayed, shown);
    lines.push(...log.slice(0, 1).map((entry) => ({ entry, version: replayed.version })));
    look();
    for (const entry of log.slice(1)) {
      replayed.replay([entry]);
      lines.push({ entry, version: replayed.version });
      look();
    }
    for (const [version, left] of shown) {
      for (const [user, hashes] of left) {
        const name = people.get(user)?.name;
        if (version > replayed.version)
          problems.push(`${name} was shown version ${version} of table ${table}, and the log ends before`);
        else
          for (const _ of hashes)
            problems.push(`${name} was shown another version ${version} of table ${table} than its log tells`);
      }
    }
  } catch (error) {
    problems.push(`Table ${table} cannot be played again from its log: ${String(error)}`);
  }
  for (const journal of journals) problems.push(...checkOrders(table, journal, lines));
  return problems;
}

function timesOf(table: TableId, log: readonly Entry[]): string[] {
  return log.flatMap(({ at }, i) => {
    const before = log[i - 1]?.at ?? 0;
    return at < before ? [`The clock of table ${table} went back from ${before} to ${at}`] : [];
  });
}

/** By version and then by person: the hashes of everything they saw. */
type Shown = Map<number, Map<UserId, Set<string>>>;

function shownAt(table: TableId, journals: readonly Journal[]): Shown {
  const shown: Shown = new Map();
  for (const { user, told } of journals) {
    if (user === undefined) continue;
    for (const { version, hash } of told.filter((one) => one.table === table)) {
      const people = shown.get(version) ?? new Map<UserId, Set<string>>();
      shown.set(version, people.set(user, (people.get(user) ?? new Set()).add(hash)));
    }
  }
  return shown;
}

/**
 * Removes from `shown` what matches the table as it is now. A version may have several pictures: a hidden press in a race
 * changes what its player sees, and no version.
 */
function compare(replayed: ReturnType<typeof rebuildTable>, shown: Shown): void {
  for (const [user, hashes] of shown.get(replayed.version) ?? []) {
    const sync = replayed.attach(user, replayed.now);
    const viewer = replayed.viewerOf(user);
    if (viewer !== undefined) replayed.detach(viewer);
    if (sync.type !== 'sync') {
      hashes.clear();
      continue;
    }
    const { info, view } = sync;
    hashes.delete(hashOfPicture({ info, view, offer: new OfferBook().read(sync.offer) }));
  }
}

function checkOrders(table: TableId, journal: Journal, lines: readonly Line[]): readonly string[] {
  const found = new Map<string, Line[]>();
  for (const line of lines) {
    const { by } = line.entry;
    if (by === undefined || by.user !== journal.user) continue;
    found.set(by.id, [...(found.get(by.id) ?? []), line]);
  }
  const problems: string[] = [];
  for (const order of journal.orders.values()) {
    if (order.table === table) problems.push(...checkOrder(journal.name, order, found.get(order.id) ?? []));
  }
  for (const id of found.keys()) {
    if (!journal.orders.has(id))
      problems.push(`${journal.name} never sent ${id}, which is in the log of table ${table}`);
  }
  return problems;
}

/** Rejections that allow a retry with the same id, because no decision was made. */
const UNJUDGED = ['storage-full', 'not-joined'];

function checkOrder(name: string, { id, table, command, answers }: Order, found: readonly Line[]): readonly string[] {
  const what = `${name}'s ${command.type} ${id} at table ${table}`;
  const [line] = found;
  if (found.length > 1) return [`${what} was played ${found.length} times`];
  const done = answers.filter((answer) => answer.type === 'done');
  if (line === undefined) return done.length > 0 ? [`${what} was acknowledged and is lost`] : [];
  const problems: string[] = [];
  const refusal = answers.find((answer) => answer.type === 'refused' && !UNJUDGED.includes(answer.code));
  if (refusal?.type === 'refused') problems.push(`${what} was refused (${refusal.code}) and played nevertheless`);
  if (!isSame(command, line.entry)) problems.push(`${what} is another one in the log: ${canonicalJson(line.entry)}`);
  for (const { version } of done) {
    if (version !== line.version) problems.push(`${what} was answered with version ${version} and is ${line.version}`);
  }
  return problems;
}

/** Is this the entry that the command asked for? */
function isSame(command: TableCommand, entry: Entry): boolean {
  switch (command.type) {
    case 'move':
      return (
        entry.type === 'input' &&
        entry.input.type === 'move' &&
        canonicalJson(entry.input.move) === canonicalJson(command.move)
      );
    case 'sit':
      return (entry.type === 'sat' || entry.type === 'took-back') && entry.seat === command.seat;
    case 'start':
      return entry.type === 'dealt';
    case 'chat':
      return entry.type === 'said' && entry.text === command.text;
    case 'ask-undo':
      return entry.type === 'undo-asked';
    case 'answer-undo':
      return entry.type === 'undo-answered' && entry.isAgreed === command.isAgreed;
    case 'rematch':
      return entry.type === 'rematch-agreed';
    default:
      return true;
  }
}
