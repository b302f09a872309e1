import { expect, test } from 'vitest';
import { FakeClock, settle } from '../../testing/fake-clock.ts';
import type { Bus } from './bus.ts';
import { ClusterChannel, SILENT_AFTER, TICK } from './channel.ts';
import { MemoryHub } from './memory-bus.ts';
import type { ClusterMessage } from './messages.ts';

const hint = (n: number): ClusterMessage => ({ type: 'ask-hint', subscription: n, id: `h${n}` });

/** A channel whose listener writes down what it hears; `loses` says which packets it never gets. */
async function openChannel(
  hub: MemoryHub,
  clock: FakeClock,
  name: string,
  loses: (packet: string) => boolean = () => false,
) {
  const heard: string[] = [];
  const inner = hub.open();
  const packets: string[] = [];
  const bus: Bus = {
    get isUp() {
      return inner.isUp;
    },
    publish(to, text) {
      packets.push(text);
      inner.publish(to, text);
    },
    subscribe: (to, hear) => inner.subscribe(to, (text) => loses(text) || hear(text)),
    watch: (changed) => inner.watch(changed),
    close: () => inner.close(),
  };
  const channel = new ClusterChannel(bus, clock, name, 'test', {
    onMessage: (from, { message, text }) =>
      heard.push(`${from} ${message.type} ${'subscription' in message ? message.subscription : ''}${text}`),
    onBroadcast: (from, { type }) => heard.push(`${from} broadcast ${type}`),
    onPeer: (server) => heard.push(`met ${server}`),
    onMissed: (from, what) => heard.push(`missed ${what} of ${from}`),
    onSilent: (server) => heard.push(`silent ${server}`),
    isAwaited: () => false,
    onReturned: (server) => heard.push(`returned ${server}`),
    onTraffic: () => undefined,
    onError: () => heard.push('broken'),
  });
  await channel.start();
  return { channel, heard, packets };
}

async function pair(loses?: (packet: string) => boolean) {
  const [hub, clock] = [new MemoryHub(), new FakeClock()];
  const east = await openChannel(hub, clock, 'east');
  const west = await openChannel(hub, clock, 'west', loses);
  await clock.pass(TICK);
  east.heard.length = 0;
  west.heard.length = 0;
  east.packets.length = 0;
  return { hub, clock, east, west };
}

test('everything of one turn is sent as one packet, in order', async () => {
  const { east, west } = await pair();
  for (let n = 1; n <= 5; n++) east.channel.send('west', hint(n));
  await settle();
  expect(east.packets.length).toBe(1);
  expect(west.heard).toEqual([1, 2, 3, 4, 5].map((n) => `east ask-hint ${n}`));
});

test('a text for several subscriptions is sent once, and never before earlier messages', async () => {
  const { east, west } = await pair();
  const update = (n: number, version = 3): ClusterMessage => ({ type: 'update', subscriptions: [n], version });
  east.channel.send('west', update(1), '{"a":1}');
  east.channel.send('west', update(2), '{"a":1}');
  east.channel.send('west', hint(9));
  east.channel.send('west', update(3), '{"a":1}');
  east.channel.send('west', update(4, 4), '{"a":1}');
  await settle();
  expect(west.heard).toEqual(['east update {"a":1}', 'east ask-hint 9', 'east update {"a":1}', 'east update {"a":1}']);
});

test('a lost packet is noticed with the next one, and the last one with the next tick', async () => {
  const { east, west, clock } = await pair((packet) => packet.includes('"h2"'));
  for (let n = 1; n <= 3; n++) {
    east.channel.send('west', hint(n));
    await settle();
  }
  expect(west.heard).toEqual(['east ask-hint 1', 'missed messages of east', 'east ask-hint 3']);
  west.heard.length = 0;
  east.channel.send('west', hint(2));
  await settle();
  expect(west.heard).toEqual([]);
  await clock.pass(TICK);
  expect(west.heard).toEqual(['missed messages of east']);
  await clock.pass(10 * TICK);
  expect(west.heard).toEqual(['missed messages of east']);
});

test('a lost broadcast is noticed too; those from before a server started are not missed', async () => {
  const { east, west, hub, clock } = await pair((packet) => packet.includes('goodbye'));
  east.channel.broadcast({ type: 'row' });
  await settle();
  expect(west.heard).toEqual(['east broadcast row']);
  east.channel.broadcast({ type: 'goodbye' });
  await clock.pass(TICK);
  expect(west.heard).toEqual(['east broadcast row', 'missed broadcasts of east']);
  const north = await openChannel(hub, clock, 'north');
  await clock.pass(TICK);
  expect(north.heard).toEqual(['met east', 'met west']);
});

test('an invalid packet is reported and does no harm', async () => {
  const { east, west, hub } = await pair();
  const stranger = hub.open();
  for (const packet of ['south messages 1\nnonsense', 'south tick 0\n{', 'south tick 0\n7'])
    stranger.publish('test:to:west', packet);
  await settle();
  expect(west.heard.filter((one) => one === 'broken').length).toBe(3);
  east.channel.send('west', hint(1));
  await settle();
  expect(west.heard.at(-1)).toBe('east ask-hint 1');
});

test('a server that sends nothing is silent, but nobody is while the bus is down', async () => {
  const { east, west, hub, clock } = await pair();
  hub.setUp(false);
  await clock.pass(10 * SILENT_AFTER);
  hub.setUp(true);
  await clock.pass(2 * TICK);
  expect(west.heard).toEqual([]);
  await east.channel.close();
  await clock.pass(SILENT_AFTER - TICK);
  expect(west.heard).toEqual([]);
  await clock.pass(2 * TICK);
  expect(west.heard[0]).toBe('silent east');
});
