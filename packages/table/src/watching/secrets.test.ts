import { findGame } from '@saloon/catalog';
import { canonicalJson, type Input, type Rng, rngFrom, type Seat, seatsOf, seedOf, type Viewer } from '@saloon/kernel';
import { tries } from '@saloon/kernel/testing';
import { type ServerMessage, userId } from '@saloon/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Table } from '../table.ts';
import { ann, bob, cal, overTheWire, playing, playOn, type TestTable } from '../testing/index.ts';

const game = findGame('wright-brothers') as NonNullable<ReturnType<typeof findGame>>;
const people = [ann, bob, cal];
const zoe = userId('zoe');
const FIELDS = ['type', 'table', 'version', 'now', 'info', 'view', 'offer', 'events', 'chat'];

/** What a viewer may know, derived from the game alone. */
function allowed(state: unknown, events: readonly unknown[], viewer: Viewer) {
  return overTheWire({
    view: game.view(state, viewer),
    moves: viewer === 'spectator' || game.outcome(state) ? [] : game.legalMoves(state, viewer),
    events: events.map((event) => game.redact(event, viewer)).filter((event) => event !== undefined),
  });
}

test('a message holds the info, the viewer’s view, its redacted events and its own moves, and nothing else', () => {
  fc.assert(
    fc.property(fc.nat(1000), fc.constantFrom('realtime', 'sealed'), fc.nat(2), (n, raceMode, bots) => {
      const table = playing(people, { rounds: 2, raceMode }, bots > 0 ? ['easy'] : [], seedOf(n));
      table.table.presence(zoe, true, table.at);
      const rng = rngFrom(seedOf(n + 1));
      for (const user of [...people, zoe]) table.attach(user);
      const deal: unknown[] = [];
      const state = game.setup(table.table.info.options, table.table.info.seats.length, seedOf(n), (e) => deal.push(e));
      let read = table.log.length;
      for (const entry of table.log) if (entry.type === 'input') game.apply(state, entry.input);
      for (let i = 0; i < 60 && playOn(table, rng); i++) {
        const events: unknown[] = [];
        for (; read < table.log.length; read++) {
          const entry = table.log[read];
          if (entry?.type === 'input') game.apply(state, entry.input as Input<unknown>, (event) => events.push(event));
        }
        for (const client of table.clients.values()) {
          const { view, moves, events: told } = allowed(state, events, client.viewer);
          expect(client.view).toEqual(view);
          expect(client.offer.moves).toEqual(moves);
          expect(client.events.splice(0).slice(-told.length || Number.MAX_SAFE_INTEGER)).toEqual(told);
          expect(client.info).toEqual(overTheWire(table.table.info));
          const steps = client.received.slice(1).map((text) => JSON.parse(text) as ServerMessage);
          for (const step of steps) expect(Object.keys(step).filter((name) => !FIELDS.includes(name))).toEqual([]);
        }
      }
    }),
    { numRuns: tries(6, 25) },
  );
});

test('hidden information leaves no trace in the messages, not even in the numbers', () => {
  const [loud, quiet] = [playing(people, {}, [], seedOf(5)), playing(people, {}, [], seedOf(5))];
  for (const table of [loud, quiet]) for (const user of people) table.attach(user);
  const step = (table: TestTable, turn: number) => {
    const { active } = game.view(table.table.state, 'spectator') as { active: number };
    table.wait(2000);
    table.must(people[active] ?? ann, { type: 'move', move: 'pass', answers: turn });
  };
  for (let turn = 1; turn < 6; turn++) {
    loud.must(bob, { type: 'move', move: 'press' });
    loud.table.lag(bob, 20 * turn, loud.at);
    loud.pump();
    for (const table of [loud, quiet]) step(table, turn);
  }
  expect(loud.client(bob).events.some((event) => (event as { type: string }).type === 'pressed')).toBe(true);
  for (const user of [ann, cal]) expect(loud.client(user).received).toEqual(quiet.client(user).received);
  expect(loud.attach(ann, 2).received).toEqual(quiet.attach(ann, 2).received);
});

/** The same table, in which all that this seat cannot know is dealt again. */
function twinOf(table: TestTable, seat: Seat, rng: Rng): Table {
  const twin = table.rebuilt();
  Object.assign(twin.state as object, game.redeal(table.table.state, seat, rng));
  return twin;
}

test('twin tables that differ only in what a seat may not know tell it the same, as long as the game shows it the same', () => {
  let compared = 0;
  fc.assert(
    fc.property(fc.nat(10_000), fc.nat(40), fc.nat(2), (n, steps, who) => {
      const seat = seatsOf(3)[who] as Seat;
      const table = playing(people, { rounds: 3 }, [], seedOf(n));
      const rng = rngFrom(seedOf(n + 7));
      for (const user of people) table.attach(user);
      for (let i = 0; i < steps; i++) if (!playOn(table, rng)) return;
      const twin = twinOf(table, seat, rng);
      const me = people[who] ?? ann;
      const both = [table.table, twin] as const;
      // Both listen as somebody new does: which lists of moves a client has depends on when it came, and on no secret.
      for (const one of both) {
        one.detach(seat);
        one.attach(me, table.at);
      }
      const told = (one: Table) => one.takeMessages().filter(({ to }) => to === seat);
      for (const one of both) told(one);
      for (let i = 0; i < 8; i++) {
        const at = table.at + 300 * (i + 1);
        const { offer } = table.client(people[i % 3] ?? ann);
        const move = offer.moves[n % Math.max(1, offer.moves.length)] as { type: string } | undefined;
        const answers = move && offer.questions[move.type];
        for (const one of both) {
          one.command(people[(i + 1) % 3] ?? ann, 'x', `chat${i}`, { type: 'chat', text: `line ${i}` }, at);
          one.command(people[(i + 2) % 3] ?? ann, 'x', `press${i}`, { type: 'move', move: 'press' }, at);
          one.command(people[i % 3] ?? ann, 'x', `move${i}`, { type: 'move', move, ...(answers && { answers }) }, at);
        }
        const seen = both.map(({ state }) => canonicalJson(game.view(state, seat)));
        if (seen[0] !== seen[1]) return;
        expect(told(twin)).toEqual(told(table.table));
        compared += 1;
      }
    }),
    { numRuns: 60 },
  );
  expect(compared).toBeGreaterThan(50);
});
