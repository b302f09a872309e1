import { type ClientMessage, PROTOCOL, type ServerMessage, type TableId } from '@saloon/protocol';
import type { Entry } from '@saloon/table';
import { expect, test } from 'vitest';
import { SoloHouse } from './worker-house.ts';

/** A worker's insides, turned by hand, over a log that outlives them. */
function cellar(log: Map<TableId, Entry[]>) {
  const said: ServerMessage[] = [];
  const timers = new Set<{ readonly at: number; readonly act: () => void }>();
  let time = 0;
  let digit = 0;
  const house = new SoloHouse({
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
  const ask = (message: ClientMessage) => house.hear(message);
  return {
    said,
    pass,
    ask,
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
};
const HELLO: ClientMessage = { type: 'hello', protocol: PROTOCOL, secret: 'a'.repeat(64), name: 'Ann' };

async function seated(log = new Map<TableId, Entry[]>()) {
  const worker = cellar(log);
  await worker.ask(HELLO);
  await worker.ask(OPEN);
  const opened = worker.last('opened');
  if (opened?.type !== 'opened') throw new Error('Cannot test: no table was opened');
  await worker.ask({ type: 'join', table: opened.table });
  return { ...worker, log, table: opened.table };
}

test('a solo table is dealt as soon as it is looked at', async () => {
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

test('bots play while somebody looks, and time stands still while nobody does', async () => {
  const { said, pass, ask, table } = await seated();
  pass(120_000);
  const steps = said.filter(({ type }) => type === 'step').length;
  expect(steps).toBeGreaterThan(3);
  await ask({ type: 'unjoin', table });
  pass(3_600_000);
  expect(said.filter(({ type }) => type === 'step')).toHaveLength(steps);
});

test('a reload goes on from the log, at the same version and the same time', async () => {
  const { pass, log, table, said } = await seated();
  pass(60_000);
  const version = said.findLast((one) => one.type === 'step')?.version;
  const again = cellar(log);
  await again.ask(HELLO);
  await again.ask({ type: 'join', table });
  expect(again.last('sync')).toMatchObject({ info: { phase: 'playing' }, you: { seat: 0 } });
  const sync = again.last('sync');
  expect(sync?.type === 'sync' && version !== undefined && sync.version >= version).toBe(true);
});

test('what cannot be opened is refused, and what is not there is gone', async () => {
  const { ask, last } = await seated();
  await ask({ ...OPEN, id: 'o2', options: { rounds: 99 } } as ClientMessage);
  expect(last('refused')).toEqual({ type: 'refused', id: 'o2', code: 'bad-options' });
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

test('a new name reaches the table, and no bot there has it', async () => {
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
