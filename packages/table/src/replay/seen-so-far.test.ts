import { findGame } from '@saloon/catalog';
import { canonicalJson, rngFrom, seat, seedOf } from '@saloon/kernel';
import { type SeenGame, type UserId, viewsOf } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { ann, bob, cal, eve, overTheWire, playing, playOn, playUntil, TestTable } from '../testing/index.ts';
import { seeing, seenSoFar } from './seen-so-far.ts';

const game = findGame('wright-brothers') as NonNullable<ReturnType<typeof findGame>>;
const people = [ann, bob, cal];

function seen(table: TestTable, user: UserId): SeenGame {
  const text = seenSoFar(table.log, user);
  if (text === undefined) throw new Error(`Cannot tell what ${user} has seen`);
  return JSON.parse(text);
}

test('it has exactly the views and events that the person was sent', () => {
  const table = playing(people, { rounds: 2 }, [], seedOf(3));
  for (const user of people) table.attach(user);
  const rng = rngFrom(seedOf(4));
  const shown = new Map<number, string>();
  for (let i = 0; i < 60 && playOn(table, rng); i++)
    shown.set(table.table.version, canonicalJson(table.client(bob).view));
  const { steps, ...head } = seen(table, bob);
  expect(head).toMatchObject({
    game: game.id,
    names: ['Ann', 'Bob', 'Cal'],
    seat: 1,
    isOver: false,
    options: { rounds: 2 },
  });
  const views = viewsOf(steps);
  const compared = steps.filter(({ version }, i) => {
    const known = shown.get(version);
    if (known === undefined || steps[i + 1]?.version === version) return false;
    expect(canonicalJson(views[i])).toBe(known);
    return true;
  });
  expect(compared.length).toBeGreaterThan(20);
  const told = steps.flatMap(({ events }) => events);
  const heard = table.client(bob).events;
  // A client hears of the deal when it comes.
  expect(told.slice(-20)).toEqual(heard.slice(heard.length - 20));
  for (const { events } of steps.slice(1))
    expect(events.some((event) => game.text.en.tell(event, String) !== undefined)).toBe(true);
});

test('the cards of others are in no step of it', () => {
  const table = playing(people, {}, [], seedOf(8));
  for (const user of people) table.attach(user);
  const rng = rngFrom(seedOf(5));
  for (let i = 0; i < 30; i++) playOn(table, rng);
  type View = { readonly players: readonly { readonly hand?: unknown }[] };
  for (const view of viewsOf(seen(table, cal).steps) as readonly View[]) {
    expect(view.players.map(({ hand }) => hand !== undefined)).toEqual([false, false, true]);
  }
  const dealt = seen(table, cal).steps[0]?.events as readonly { type: string; seat: number; cards: unknown }[];
  const hidden = dealt.filter(({ type, cards }) => type === 'dealt' && cards === 'face-down');
  expect(hidden.map((event) => event.seat)).toEqual([0, 1]);
});

test('hidden information leaves no trace in it, not even in the numbers', () => {
  const [loud, quiet] = [playing(people, {}, [], seedOf(5)), playing(people, {}, [], seedOf(5))];
  for (let turn = 1; turn < 6; turn++) {
    loud.must(bob, { type: 'move', move: 'press' });
    loud.table.lag(bob, 20 * turn, loud.at);
    for (const table of [loud, quiet]) {
      const { active } = game.view(table.table.state, 'spectator') as { active: number };
      table.wait(2000);
      table.must(people[active] ?? ann, { type: 'move', move: 'pass', answers: turn });
    }
  }
  expect(seenSoFar(loud.log, bob)).not.toBe(seenSoFar(quiet.log, bob));
  for (const user of [ann, cal]) expect(seenSoFar(loud.log, user)).toBe(seenSoFar(quiet.log, user));
});

test('a move that was taken back is not in it', () => {
  const table = playing([ann, bob]);
  for (const user of [ann, bob]) table.attach(user);
  const { active, turn } = table.client(ann).view as { active: number; turn: number };
  const [user, other] = active === 0 ? [ann, bob] : [bob, ann];
  const before = seen(table, other).steps;
  table.wait(500);
  table.must(user, { type: 'move', move: 'pass', answers: turn });
  expect(seen(table, other).steps).toHaveLength(before.length + 1);
  table.must(user, { type: 'ask-undo' });
  table.must(other, { type: 'answer-undo', isAgreed: true });
  expect(seen(table, other).steps).toEqual(before);
});

test('in slices it is the same, and no slice has more than a few entries or steps to do', () => {
  const table = playing(people, { rounds: 2 }, [], seedOf(3));
  for (const user of people) table.attach(user);
  const rng = rngFrom(seedOf(4));
  for (let i = 0; i < 60 && playOn(table, rng); i++);
  const work = seeing(table.log, bob);
  let slices = 1;
  let last = work.next();
  for (; last.done !== true; last = work.next()) slices += 1;
  expect(last.value).toBe(seenSoFar(table.log, bob));
  const { steps } = seen(table, bob);
  expect(slices).toBeGreaterThanOrEqual(table.log.length / 20 + steps.length / 20);
});

test('only seated people get it, and only after the deal', () => {
  const table = playing(people);
  expect(seenSoFar(table.log, eve)).toBeUndefined();
  expect(seen(table, ann).seat).toBe(seat(0));
  const waiting = new TestTable({ seats: ['me', 'open'] });
  waiting.come(ann);
  expect(seenSoFar(waiting.log, ann)).toBeUndefined();
  expect(() => seenSoFar([], ann)).toThrow('does not begin with its opening');
  expect(overTheWire(seen(table, ann))).toEqual(seen(table, ann));
});

test.each(['history', 'top-only'] as const)(
  'Colt Express, pileView %s: what stepping back in the plan shows',
  (pileView) => {
    const options = { pileView, characterSelection: 'random' } as const;
    const table = new TestTable({ game: 'colt-express', seats: ['me', 'open', 'open'], options });
    table.come(...people);
    for (const [at, user] of people.entries()) if (at > 0) table.must(user, { type: 'sit', seat: at });
    table.must(ann, { type: 'start' });
    type View = { readonly pile: readonly { readonly card: string; readonly isFaceDown: boolean }[] };
    const enough = () => (table.client(bob).view as View).pile.filter(({ isFaceDown }) => !isFaceDown).length > 2;
    playUntil(table, people, rngFrom(seedOf(6)), enough);
    const { steps } = seen(table, bob);
    const views = viewsOf(steps) as readonly View[];
    const named = views.slice(0, -1).flatMap(({ pile }) => pile.filter(({ card }) => !/face-down|covered/.test(card)));
    const told = steps
      .flatMap(({ events }) => events as readonly { readonly type: string; readonly card: string }[])
      .filter(({ type, card }) => type === 'card-played' && !/face-down|covered/.test(card));
    expect([named.length > 0, told.length > 0]).toEqual(pileView === 'history' ? [true, true] : [false, false]);
    // The present moment still shows the card on top.
    expect(views.at(-1)).toEqual(table.client(bob).view);
  },
);
