import { seat } from '@saloon/kernel';
import { type ClientMessage, PROTOCOL, type ServerMessage, type TableId, viewsOf } from '@saloon/protocol';
import { formatRecording } from '@saloon/recording';
import { type Entry, findGame, recordingOf, type Spawn, type Task, type Thought, workOn } from '@saloon/table';
import { expect, test } from 'vitest';
import type { PlayOn } from './play-on.ts';
import { SoloServer } from './worker-server.ts';

/** A worker's insides, turned by hand, over a log that outlives them. */
function env(log: Map<TableId, Entry[]>, hasThread = false, holders = new Map<TableId, () => void>()) {
  const thread: { tasks: Task[]; thought: (thought: Thought) => void; died: () => void } = {
    tasks: [],
    thought: () => undefined,
    died: () => undefined,
  };
  const said: ServerMessage[] = [];
  const timers = new Set<{ readonly at: number; readonly act: () => void }>();
  let time = 0;
  let digit = 0;
  const server = new SoloServer({
    say: (text) => said.push(JSON.parse(text) as ServerMessage),
    now: () => time,
    after: (milliseconds, act) => {
      const timer = { at: time + milliseconds, act };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    randomHex: (digits) => {
      digit += 1;
      return String(digit).padStart(digits, '0');
    },
    log: {
      append: (table, seq, entries) => {
        const kept = log.get(table) ?? [];
        kept.splice(seq, entries.length, ...entries);
        log.set(table, kept);
      },
      read: async (table) => log.get(table) ?? [],
    },
    hold: async (table, lost) => {
      holders.get(table)?.();
      holders.set(table, lost);
    },
    ...(hasThread && {
      spawn: ({ thought, died }: Parameters<Spawn>[0]) => {
        Object.assign(thread, { thought, died });
        return { post: (task: Task) => thread.tasks.push(task), end: async () => undefined };
      },
    }),
  });
  const pass = (milliseconds: number) => {
    const end = time + milliseconds;
    for (;;) {
      const next = [...timers].sort((a, b) => a.at - b.at)[0];
      if (next === undefined || next.at > end) break;
      timers.delete(next);
      time = Math.max(time, next.at);
      next.act();
    }
    time = end;
  };
  const ask = (message: ClientMessage | PlayOn) => server.hear(message);
  return {
    said,
    pass,
    ask,
    thread,
    last: <T extends ServerMessage['type']>(type: T) => said.findLast((one) => one.type === type),
  };
}

const bot = { type: 'bot', level: 'easy' } as const;
const OPEN: ClientMessage = {
  type: 'open-table',
  id: 'o1',
  game: 'wright-brothers',
  seats: [{ type: 'me' }, bot, bot],
  options: { rounds: 1 },
  isPrivate: true,
  // The person of these tests never plays: the clock does.
  clock: 'always',
};
const HELLO: ClientMessage = { type: 'hello', protocol: PROTOCOL, secret: 'a'.repeat(64), name: 'Ann' };

async function seated(
  log = new Map<TableId, Entry[]>(),
  open = OPEN,
  hasThread = false,
  holders?: Map<TableId, () => void>,
) {
  const worker = env(log, hasThread, holders);
  await worker.ask(HELLO);
  await worker.ask(open);
  const opened = worker.last('opened');
  if (opened?.type !== 'opened') throw new Error('Cannot test: no table was opened');
  await worker.ask({ type: 'join', table: opened.table });
  return { ...worker, log, table: opened.table };
}

test('a solo table deals as soon as it is joined', async () => {
  const { last } = await seated();
  expect(last('sync')).toMatchObject({
    version: expect.any(Number),
    info: {
      phase: 'playing',
      seats: [{ type: 'person', name: 'Ann', isHere: true }, { type: 'bot' }, { type: 'bot' }],
    },
    you: { seat: 0, isHost: true },
  });
});

test('bots play while the person is there; otherwise time stands still', async () => {
  const { said, pass, ask, table } = await seated();
  pass(120_000);
  const steps = said.filter(({ type }) => type === 'step').length;
  expect(steps).toBeGreaterThan(3);
  await ask({ type: 'unjoin', table });
  pass(3_600_000);
  expect(said.filter(({ type }) => type === 'step')).toHaveLength(steps);
});

test('a solo table waits for its person for hours, and its bots for what the page has shown', async () => {
  const { clock: _, ...open } = { ...OPEN, clock: undefined };
  const { said, pass, ask, last, table } = await seated(new Map(), open as ClientMessage);
  const steps = () => said.filter(({ type }) => type === 'step').length;
  pass(3_600_000);
  const waiting = steps();
  pass(3_600_000);
  expect(steps()).toBe(waiting);
  const sync = last('sync');
  expect(sync).toMatchObject({ info: { clock: 'off', seats: [{ type: 'person', name: 'Ann' }, {}, {}] } });
  await ask({ type: 'shown', table, version: 1 });
  const answers = said.flatMap((one) => ('offer' in one ? (one.offer?.questions?.pass ?? []) : [])).at(-1);
  const command = { type: 'move', move: { type: 'pass' }, ...(answers === undefined ? {} : { answers }) } as const;
  await ask({ type: 'do', table, id: 'p1', command });
  expect(last('done')).toMatchObject({ id: 'p1' });
  const passed = steps();
  pass(25_000);
  expect(steps()).toBe(passed);
  await ask({ type: 'shown', table, version: Number.MAX_SAFE_INTEGER });
  expect(steps()).toBeGreaterThan(passed);
});

test('after a reload the table continues from the log, at the same version and time', async () => {
  const { pass, log, table, said } = await seated();
  pass(60_000);
  const version = said.findLast((one) => one.type === 'step')?.version;
  const again = env(log);
  await again.ask(HELLO);
  await again.ask({ type: 'join', table });
  expect(again.last('sync')).toMatchObject({ info: { phase: 'playing' }, you: { seat: 0 } });
  const sync = again.last('sync');
  expect(sync?.type === 'sync' && version !== undefined && sync.version >= version).toBe(true);
});

test('a table is played in one tab at a time: the one that comes takes it, and nothing of it is lost', async () => {
  const holders = new Map<TableId, () => void>();
  const first = await seated(new Map(), OPEN, false, holders);
  const { log, table } = first;
  first.pass(20_000);
  const second = env(log, false, holders);
  await second.ask(HELLO);
  await second.ask({ type: 'join', table });
  expect(first.last('gone')).toEqual({ type: 'gone', table, code: 'in-another-tab' });
  expect(second.last('sync')).toMatchObject({ info: { phase: 'playing' }, you: { seat: 0 } });
  const kept = log.get(table)?.length ?? 0;
  first.pass(60_000);
  expect(log.get(table)).toHaveLength(kept);
  second.pass(60_000);
  expect(log.get(table)?.length).toBeGreaterThan(kept);
  // A reload of the first takes it back.
  const third = env(log, false, holders);
  await third.ask(HELLO);
  await third.ask({ type: 'join', table });
  expect(third.last('gone')).toBeUndefined();
  expect(third.last('sync')).toMatchObject({ info: { phase: 'playing' } });
  expect(second.last('gone')).toMatchObject({ code: 'in-another-tab' });
});

test('what cannot be opened is refused, and what is not there is gone', async () => {
  const { ask, last } = await seated();
  await ask({ ...OPEN, id: 'o2', options: { rounds: 99 } } as ClientMessage);
  expect(last('refused')).toEqual({ type: 'refused', id: 'o2', code: 'bad-options', at: 'options.rounds' });
  await ask({ type: 'join', table: 'nosuchtable' });
  expect(last('gone')).toMatchObject({ code: 'no-such-table' });
});

test('a command is answered, and its retry is not done twice', async () => {
  const { ask, last, table, said } = await seated();
  const chat: ClientMessage = { type: 'do', table, id: 'c1', command: { type: 'chat', text: 'hi' } };
  await ask(chat);
  expect(last('done')).toMatchObject({ id: 'c1' });
  await ask(chat);
  expect(said.filter((one) => one.type === 'step' && one.chat !== undefined)).toHaveLength(1);
});

test('a new name reaches the table, and no bot has the same name', async () => {
  const { ask, last } = await seated();
  const sync = last('sync');
  const bots = sync?.type === 'sync' ? sync.info.seats.flatMap((one) => (one.type === 'bot' ? one.name : [])) : [];
  await ask({ type: 'set-name', name: bots[0] ?? '' });
  const step = last('step');
  const seats = step?.type === 'step' ? step.info?.seats : undefined;
  expect(last('welcome')).toMatchObject({ name: bots[0] });
  expect(seats?.[0]).toMatchObject({ type: 'person', name: bots[0] });
  expect(new Set(seats?.map((one) => (one.type === 'empty' ? '' : one.name))).size).toBe(3);
});

const AGAINST_LEGENDS: ClientMessage = {
  ...OPEN,
  game: 'colt-express',
  seats: [{ type: 'me' }, { type: 'bot', level: 'legend' }, { type: 'bot', level: 'legend' }],
  options: {},
} as ClientMessage;

test('bots think in a worker of their own, and the table stays responsive', async () => {
  const { ask, pass, last, said, thread, table } = await seated(new Map(), AGAINST_LEGENDS, true);
  expect(thread.tasks.map(({ type, question }) => [type, question.level])).toEqual([['decide', 'legend']]);
  await ask({ type: 'do', table, id: 'c1', command: { type: 'chat', text: 'hi' } });
  expect(last('done')).toMatchObject({ id: 'c1' });
  pass(10_000);
  const steps = said.filter(({ type }) => type === 'step').length;
  const [first] = thread.tasks;
  if (first !== undefined) thread.thought(workOn({ ...first, question: { ...first.question, level: 'normal' } }));
  expect(thread.tasks).toHaveLength(2);
  // Where all choose at once bots wait for the person, though not for ever.
  pass(120_000);
  expect(said.filter(({ type }) => type === 'step').length).toBeGreaterThan(steps);
});

test('a hint is found here, and only when there is something to decide', async () => {
  const { ask, last, table, pass } = await seated();
  const asked = () => last('sync')?.type === 'sync' && last('hint');
  for (let n = 0; n < 100 && !asked(); n++) {
    await ask({ type: 'ask-hint', table, id: `h${n}` });
    if (!asked()) expect(last('refused')).toEqual({ type: 'refused', table, id: `h${n}`, code: 'no-hint-now' });
    pass(500);
  }
  const hint = last('hint');
  if (hint?.type !== 'hint') throw new Error('Cannot test: no hint came');
  expect(hint.moves.length).toBeGreaterThan(0);
  expect(hint.moves[0]).toMatchObject({ move: { type: expect.any(String) }, chances: expect.any(Number) });
  await ask({ type: 'ask-hint', table: 'nosuchtable', id: 'h' });
  expect(last('refused')).toMatchObject({ id: 'h', code: 'no-such-table' });
});

test('if a worker cannot start a worker, the bots think in the same one', async () => {
  const open = { ...AGAINST_LEGENDS, seats: [{ type: 'me' }, { type: 'bot', level: 'normal' }, bot] } as ClientMessage;
  const { pass, said, thread } = await seated(new Map(), open, true);
  pass(2000);
  const tasks = () => thread.tasks.length;
  expect(tasks()).toBe(1);
  thread.died();
  pass(1000);
  expect(tasks()).toBe(2);
  thread.died();
  const steps = said.filter(({ type }) => type === 'step').length;
  pass(60_000);
  expect(tasks()).toBe(2);
  expect(said.filter(({ type }) => type === 'step').length).toBeGreaterThan(steps);
});

test('an own game is seen again while it is played, from the own seat only', async () => {
  const { ask, pass, last, table } = await seated();
  pass(60_000);
  await ask({ type: 'ask-seen', table, id: 's1' });
  const told = last('seen');
  if (told?.type !== 'seen') throw new Error('Cannot test: nothing was seen');
  expect(told.seen).toMatchObject({ game: 'wright-brothers', seat: 0, isOver: false });
  expect(told.seen.steps.length).toBeGreaterThan(3);
  type View = { readonly players: readonly { readonly hand?: unknown }[] };
  for (const view of viewsOf(told.seen.steps) as readonly View[])
    expect(view.players.map(({ hand }) => hand !== undefined)).toEqual([true, false, false]);
  await ask({ type: 'ask-seen', table: 'nosuchtable', id: 's2' });
  expect(last('refused')).toMatchObject({ id: 's2', code: 'not-seated' });
});

/** A game that was played for a while, as a file. */
async function recorded(): Promise<{ readonly file: string; readonly inputs: number }> {
  const { pass, log, table } = await seated();
  pass(200_000);
  const recording = recordingOf(log.get(table) ?? []);
  const game = recording && findGame(recording.game);
  if (game === undefined || recording === undefined) throw new Error('Cannot test: there is no recording');
  return { file: formatRecording(game, recording), inputs: recording.inputs.length };
}

test('a recording is played on from a place, in any seat, and the table says where it comes from', async () => {
  const { file, inputs } = await recorded();
  const log = new Map<TableId, Entry[]>();
  const { ask, pass, last, said } = env(log);
  await ask(HELLO);
  const order = { type: 'play-on', id: 'w1', file, after: 12, seat: seat(2), level: 'easy' } as const;
  await ask({ ...order, replay: '/replay/abcdef#step-9-seat-3' });
  const opened = last('opened');
  if (opened?.type !== 'opened') throw new Error('Cannot test: no table was opened');
  await ask({ type: 'join', table: opened.table });
  expect(last('sync')).toMatchObject({
    info: { phase: 'playing', whatIf: { seat: 2, replay: '/replay/abcdef#step-9-seat-3' } },
    you: { seat: 2 },
  });
  // The bots play until the person is asked, and then wait.
  pass(120_000);
  expect(said.filter(({ type }) => type === 'step').length).toBeGreaterThan(0);
  const whole = recordingOf(log.get(opened.table) ?? []);
  expect(whole?.redeals).toMatchObject([{ after: 12, seat: 2 }]);

  // A file has no address: what it held is watched from the table itself.
  await ask({ ...order, id: 'w2', replay: '#step-9' });
  const second = last('opened');
  if (second?.type !== 'opened') throw new Error('Cannot test: no table was opened');
  await ask({ type: 'join', table: second.table });
  expect(last('sync')).toMatchObject({ info: { whatIf: { replay: `/replay/solo/${second.table}/before#step-9` } } });

  for (const [wrong, code] of [
    [{ file: file.slice(0, -40) }, 'no-such-game'],
    [{ after: inputs + 1 }, 'no-such-game'],
    [{ seat: seat(3) }, 'no-such-seat'],
  ] as const) {
    await ask({ ...order, id: 'w3', replay: '#step-1', ...wrong });
    expect(last('refused')).toEqual({ type: 'refused', id: 'w3', code });
  }
});
