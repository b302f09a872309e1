import { games } from '@saloon/catalog';
import { below, choose, forkRng, rngFrom, seedOf, sha256 } from '@saloon/kernel';
import { type TableId, tableId } from '@saloon/protocol';
import { TestClient } from '../../packages/server/src/testing/client.ts';
import { attack, attackRaw, come, type FuzzAttacker, ROLES, type Role } from './attackers.ts';
import type { Figures } from './messages.ts';
import { looksOf, type QuietTable, quietTables } from './quiet-tables.ts';
import { ServerProcess } from './server-process.ts';

export type FuzzSetup = {
  readonly messages: number;
  readonly seed: number;
  readonly signal: AbortSignal;
  readonly progress: (line: string) => void;
};

export type FuzzReport = {
  readonly sent: Readonly<Record<Role, number>>;
  readonly seconds: number;
  readonly figures: Figures;
  readonly answers: number;
  /** One sentence per problem. */
  readonly problems: readonly string[];
};

/** More log lines than this, for any number of messages, count as a flood. */
const MOST_LOG_LINES = 200;
const FIENDS: Readonly<Record<Role, number>> = {
  stranger: 3,
  player: 10,
  'former player': 4,
  onlooker: 3,
  'raw line': 0,
};
/** Messages between two checks that all of them were read. */
const BATCH = 1200;
/** Messages between two pauses in which responses are read. */
const BREATH = 40;
const RAW_EVERY = 60;
const LOOK_EVERY = 20_000;
const HEX64 = /[0-9a-f]{64}/g;

/** Attacks a real server with `messages` messages, and checks the result. */
export async function runFuzz({ messages, seed, signal, progress }: FuzzSetup): Promise<FuzzReport> {
  const started = performance.now();
  const house = await ServerProcess.start();
  const problems = new Set<string>();
  let quiet: readonly QuietTable[] = [];
  const sent: Record<Role, number> = { stranger: 0, player: 0, 'former player': 0, onlooker: 0, 'raw line': 0 };
  try {
    const rng = rngFrom(seedOf(seed));
    quiet = await quietTables(house.port);
    const before = (await house.figures(quiet.map(({ table }) => table))).tables;
    const forbidden = new Set(quiet.flatMap(({ people }) => people.flatMap(({ secret }) => [secret, sha256(secret)])));
    let answers = 0;
    const look = (text: string): void => {
      answers += 1;
      for (const word of text.match(HEX64) ?? [])
        if (forbidden.has(word)) problems.add(`a secret was told: ${text.slice(0, 200)}`);
    };
    const known: TableId[] = [...quiet.map(({ table }) => table), tableId('nowhere1')];
    const attackers = await gather(house.port, quiet, known, rng, look);

    let total = 0;
    let pending = 0;
    const raws: Promise<number>[] = [];
    for (let i = 0; total < messages && !signal.aborted; i++) {
      if (house.ended !== undefined) throw new Error(`The house is down after ${total} messages: ${house.ended}`);
      const attacker = choose(rng, attackers);
      if (attacker.client.isClosed) await come(attacker, house.port, rng, look);
      attack(attacker, known, rng);
      sent[attacker.role] += 1;
      total += 1;
      pending += 1;
      if (i % RAW_EVERY === 0) raws.push(attackRaw(house.port, forkRng(rng)));
      if (i % BREATH === 0) await new Promise((resolve) => setImmediate(resolve));
      if (pending >= BATCH) {
        const [bytes] = await Promise.all([Promise.all(raws.splice(0)), allRead(attackers)]);
        for (const raw of bytes) {
          sent['raw line'] += raw;
          total += raw;
        }
        pending = 0;
        // One client disconnects and reconnects, and so does everyone who was disconnected.
        const tired = choose(rng, attackers);
        tired.client.close();
        const gone = attackers.filter((one) => one === tired || one.client.isClosed);
        await Promise.all(gone.map((one) => come(one, house.port, rng, look)));
      }
      if (i % LOOK_EVERY === LOOK_EVERY - 1) {
        await lookAtQuiet(house, quiet, before, problems);
        const { megabytes, logLines } = await house.figures([]);
        const pace = Math.round(total / ((performance.now() - started) / 1000));
        progress(
          `${total} of ${messages} messages, ${pace} a second; the house has ${megabytes} MB and ${logLines} lines of log`,
        );
      }
    }
    await Promise.all([...raws, allRead(attackers)]);
    await lookAtQuiet(house, quiet, before, problems);
    for (const { game, people, table, seen } of quiet) {
      const now = await looksOf(people, table);
      if (now.join() !== seen.join()) problems.add(`those who play ${game} in peace see something else now`);
    }
    const figures = await house.figures('all');
    judge(figures, problems);
    return { sent, seconds: (performance.now() - started) / 1000, figures, answers, problems: [...problems] };
  } finally {
    for (const { people } of quiet) for (const { connection } of people) connection.close();
    await house.stop();
  }
}

function judge({ unhandled, broken, astray, logLines, lastLines }: Figures, problems: Set<string>): void {
  for (const what of unhandled) problems.add(`nobody has caught: ${what}`);
  if (broken > 0) problems.add(`${broken} promises of our own are broken: ${lastLines.slice(-3).join(' ')}`);
  for (const table of astray) problems.add(`table ${table} is not what its log says`);
  if (logLines > MOST_LOG_LINES) problems.add(`the log has ${logLines} lines: ${lastLines.slice(-3).join(' ')}`);
}

async function lookAtQuiet(
  house: ServerProcess,
  quiet: readonly QuietTable[],
  before: Figures['tables'],
  problems: Set<string>,
): Promise<void> {
  const now = (await house.figures(quiet.map(({ table }) => table))).tables;
  for (const { game, table } of quiet) {
    if (now[table] !== before[table]) problems.add(`a table of ${game} that nobody played at has changed`);
  }
}

/** Connects everyone. Players have tables of all games, and former players one that they were removed from. */
async function gather(
  port: number,
  quiet: readonly QuietTable[],
  known: TableId[],
  rng: ReturnType<typeof rngFrom>,
  look: (text: string) => void,
): Promise<readonly FuzzAttacker[]> {
  const attackers: FuzzAttacker[] = [];
  for (const role of ROLES) {
    for (let i = 0; i < FIENDS[role]; i++) {
      const former = role === 'former player' ? quiet[i % quiet.length]?.former : undefined;
      const attacker: FuzzAttacker = {
        role,
        ids: 0,
        client: former ?? new TestClient(),
        games: games.map(({ id }) => id),
      };
      await come(attacker, port, rng, look);
      attackers.push(attacker);
      if (role !== 'player') continue;
      const game = games[i % games.length]?.id ?? 'wright-brothers';
      const seats = [
        { type: 'me' as const },
        { type: below(rng, 2) === 0 ? ('open' as const) : ('bot' as const), level: 'easy' as const },
      ];
      const chairs = seats.map((chair) => (chair.type === 'bot' ? chair : { type: chair.type }));
      known.push(await attacker.client.open({ game, seats: chairs as never, isPrivate: false }));
    }
  }
  return attackers;
}

/** Waits until everything sent so far was read. */
async function allRead(attackers: readonly FuzzAttacker[]): Promise<void> {
  await Promise.all(
    attackers.map(async ({ client }) => {
      if (client.isClosed) return;
      const answer = client.next('error', ({ code }) => code === 'unknown-message');
      client.sendRaw('{"type":"barrier"}');
      await Promise.race([answer, closing(client)]);
    }),
  );
}

async function closing(client: TestClient): Promise<void> {
  while (!client.isClosed) await new Promise((resolve) => setTimeout(resolve, 20));
}
