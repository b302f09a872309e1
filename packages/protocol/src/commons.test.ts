import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Commons, LastView, type Patch, patched } from './index.ts';

/** What one sees: fields that all see alike, something of their own, things that others see as well, and a list of some of each. */
type Shared = { readonly turn: number; readonly duel?: unknown };
type Own = { readonly own: unknown; readonly loot?: unknown; readonly players: readonly unknown[] };
type Scene = {
  readonly shared: Shared;
  readonly loot: unknown;
  readonly players: readonly unknown[];
  readonly own: readonly unknown[];
};

const WATCHERS = [0, 1, 2] as const;
const things = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 4 });
const player = fc.record({ score: fc.integer({ min: 0, max: 2 }), cards: things });
const scene: fc.Arbitrary<Scene> = fc.record({
  shared: fc.oneof(
    fc.record({ turn: fc.nat(2) }),
    fc.record({ turn: fc.nat(2), duel: fc.oneof(things, fc.constant(undefined)) }),
  ),
  loot: fc.oneof(things, fc.constant(undefined)),
  players: fc.array(player, { minLength: 3, maxLength: 3 }),
  own: fc.array(player, { minLength: 3, maxLength: 3 }),
});

/** Each sees their own player with their own eyes, and all others as everybody does. */
const ownOf = ({ loot, players, own }: Scene, who: number): Own => ({
  own: own[who],
  ...(loot === undefined ? {} : { loot }),
  players: players.map((one, i) => (i === who ? own[i] : one)),
});
const seenBy = (at: Scene, who: number): Shared & Own => ({ ...at.shared, ...ownOf(at, who) });
const shown = ({ shared, loot, players }: Scene) => ({ shared, common: [loot, ...players] });

const json = (data: unknown): unknown => JSON.parse(JSON.stringify(data));
const after = (told: unknown, patch: string | undefined): unknown =>
  patched(told, patch === undefined ? undefined : (JSON.parse(patch) as Patch));

/** A step: the new views, and which viewers are sent it. The others catch up later. */
const step = fc.record({ scene, told: fc.subarray([...WATCHERS], { minLength: 0 }) });

test('every viewer’s patches lead to its current view, whichever steps it missed', () => {
  fc.assert(
    fc.property(scene, fc.array(step, { minLength: 1, maxLength: 8 }), (first, steps) => {
      const commons = new Commons();
      commons.advance(shown(first));
      const last = WATCHERS.map((who) => new LastView(ownOf(first, who), commons));
      const known = WATCHERS.map((who) => json(seenBy(first, who)));
      commons.rest();
      for (const { scene: next, told } of steps) {
        commons.advance(shown(next));
        for (const who of told) {
          known[who] = after(known[who], last[who]?.update(ownOf(next, who)));
          expect(known[who]).toEqual(json(seenBy(next, who)));
        }
        commons.rest();
      }
    }),
    { numRuns: 300 },
  );
});

const SCENE: Scene = {
  shared: { turn: 1 },
  loot: [1, 2],
  players: [{ score: 0 }, { score: 0 }],
  own: [{ score: 0 }, { score: 0 }],
};
const opened = (): { commons: Commons; views: readonly LastView[] } => {
  const commons = new Commons();
  commons.advance(shown(SCENE));
  const views = [0, 1].map((who) => new LastView(ownOf(SCENE, who), commons));
  commons.rest();
  return { commons, views };
};
const told = (patch: string | undefined): unknown => patch && JSON.parse(patch);

test('only what changed is sent, and to those alone who see it', () => {
  const { commons, views } = opened();
  const next: Scene = { ...SCENE, players: [{ score: 5 }, { score: 0 }], own: [{ score: 5 }, { score: 0 }] };
  commons.advance(shown(next));
  const player0 = { '+': { score: { '=': 5 } } };
  expect(told(views[0]?.update(ownOf(next, 0)))).toEqual({ '+': { own: player0, players: { '*': [[0, player0]] } } });
  expect(told(views[1]?.update(ownOf(next, 1)))).toEqual({ '+': { players: { '*': [[0, player0]] } } });
});

test('what is new of the fields that all see alike is one text for all who see nothing else', () => {
  const { commons, views } = opened();
  const next: Scene = { ...SCENE, shared: { turn: 2, duel: [7] }, own: [{ score: 5 }, { score: 0 }] };
  commons.advance(shown(next));
  const shared = { turn: { '=': 2 }, duel: { '=': [7] } };
  const own = { '+': { score: { '=': 5 } } };
  expect(told(views[0]?.update(ownOf(next, 0)))).toEqual({ '+': { ...shared, own, players: { '*': [[0, own]] } } });
  expect(views[1]?.update(ownOf(next, 1))).toBe(commons.patch);
  expect(told(commons.patch)).toEqual({ '+': shared });
  commons.rest();
  commons.advance(shown({ ...next, shared: { turn: 2 } }));
  expect(told(views[1]?.update(ownOf(next, 1)))).toEqual({ '-': ['duel'] });
});

test('a viewer without an earlier view gets the whole one', () => {
  const commons = new Commons();
  const view = new LastView(undefined, commons);
  commons.advance(shown(SCENE));
  expect(told(view.update(ownOf(SCENE, 0)))).toEqual({ '=': json(seenBy(SCENE, 0)) });
});

test('what all have in common is compared once a step, however many look', () => {
  const { commons, views } = opened();
  let looks = 0;
  const loot = new Proxy([1, 2, 3], {
    get(items, name, receiver) {
      if (name === '2') looks += 1;
      return Reflect.get(items, name, receiver) as unknown;
    },
  });
  const next: Scene = { ...SCENE, loot };
  commons.advance(shown(next));
  const before = looks;
  for (const [who, view] of views.entries()) {
    expect(told(view.update(ownOf(next, who)))).toEqual({ '+': { loot: { '*': [[2, { '=': 3 }]], '#': 3 } } });
  }
  expect(before).toBeGreaterThan(0);
  expect(looks).toBe(before);
});

test('a second update in the same step is empty, and a view that missed a step is sent whole', () => {
  const { commons, views } = opened();
  const next: Scene = { ...SCENE, loot: [1, 2, 3] };
  commons.advance(shown(next));
  expect(views[0]?.update(ownOf(next, 0))).toBeDefined();
  expect(views[0]?.update(ownOf(next, 0))).toBeUndefined();
  commons.rest();
  commons.advance(shown(SCENE));
  expect(told(views[0]?.update(ownOf(SCENE, 0)))).toEqual({ '+': { loot: { '#': 2 } } });
  expect(told(views[1]?.update(ownOf(SCENE, 1)))).toEqual({ '=': json(seenBy(SCENE, 1)) });
});

test('a viewer who joins between two steps shares parts with the others', () => {
  const { commons, views } = opened();
  const again: Scene = structuredClone(SCENE);
  commons.show(shown(again));
  const late = new LastView(ownOf(again, 0), commons);
  commons.rest();
  const next: Scene = { ...SCENE, loot: [7] };
  commons.advance(shown(next));
  const patch = views[0]?.update(ownOf(next, 0));
  expect(patch).toBeDefined();
  expect(late.update(ownOf(next, 0))).toBe(patch);
});
