import { gameId, seat } from '@saloon/kernel';
import type { SeenGame } from '@saloon/protocol';
import { expect, test } from 'vitest';
import type { Past } from '../../core/games/contract.ts';
import { past as duel } from '../../games/bang-duel/logic/past.ts';
import { past as caliber } from '../../games/caliber-45/logic/past.ts';
import { past as colt } from '../../games/colt-express/logic/past.ts';
import { tables } from '../../games/index.ts';
import { past as wright } from '../../games/wright-brothers/logic/past.ts';
import { linesOf, linesSince } from './lines.ts';

const tell = (event: unknown): string | undefined => {
  const { type } = event as { readonly type: string };
  return type === 'lag' ? undefined : type;
};
const teller = { tell, past: colt as Past, you: seat(1) };
const shot = (targetSeat: number) => ({ type: 'shot', seat: 0, targetSeat });

test('events that hit the absent player are marked, and events without a sentence are left out', () => {
  const lines = linesOf([{ type: 'moved', seat: 2 }, { type: 'lag' }, shot(2), shot(1)], 700, teller);
  expect(lines.map(({ text, isHit }) => [text, isHit])).toEqual([
    ['moved', false],
    ['shot', false],
    ['shot', true],
  ]);
  expect(lines[0]).toEqual({ text: 'moved', by: 2, at: 700, isHit: false });
});

test('nothing hits a spectator', () => {
  expect(linesOf([shot(1)], undefined, { ...teller, you: undefined })[0]?.isHit).toBe(false);
});

test('only events after the last visit are listed', () => {
  const steps = [3, 4, 4, 6].map((version, i) => ({ version, at: 100 * i, events: [{ type: `step ${i}` }] }));
  const seen: SeenGame = {
    game: gameId('x'),
    options: {},
    names: [],
    seedHash: '',
    seat: seat(1),
    isOver: false,
    steps,
  };
  expect(linesSince(seen, 3, teller).map(({ text, at }) => [text, at])).toEqual([
    ['step 1', 100],
    ['step 2', 200],
    ['step 3', 300],
  ]);
  expect(linesSince(seen, 6, teller)).toEqual([]);
});

const you = seat(1);
const other = seat(0);
const HITS = [
  [
    'wright-brothers',
    wright as Past,
    { type: 'took', seat: other, target: you },
    { type: 'took', seat: you, target: other },
  ],
  ['wright-brothers', wright as Past, { type: 'fouled', seat: you }, { type: 'fouled', seat: other }],
  ['wright-brothers', wright as Past, { type: 'lost-to-indians', seat: you }, { type: 'lost-to-indians', seat: other }],
  [
    'colt-express',
    colt as Past,
    { type: 'punched', seat: other, targetSeat: you },
    { type: 'punched', seat: you, targetSeat: other },
  ],
  ['colt-express', colt as Past, { type: 'bullet-received', seat: you }, { type: 'bullet-received', seat: other }],
  ['bang-duel', duel as Past, { type: 'health-lost', seat: you }, { type: 'health-lost', seat: other }],
  [
    'bang-duel',
    duel as Past,
    { type: 'card-taken', seat: other, victim: you },
    { type: 'card-taken', seat: you, victim: other },
  ],
  ['bang-duel', duel as Past, { type: 'indians-came', seat: other }, { type: 'indians-came', seat: you }],
  [
    'caliber-45',
    caliber as Past,
    { type: 'shot', seat: other, target: you },
    { type: 'shot', seat: you, target: other },
  ],
  ['caliber-45', caliber as Past, { type: 'blew-up', seats: [you] }, { type: 'blew-up', seats: [other] }],
  ['caliber-45', caliber as Past, { type: 'jailed', seat: you }, { type: 'jailed', seat: other }],
] as const;

test('every game says which events hit a player', () => {
  expect([...new Set(HITS.map(([game]) => game))]).toEqual(Object.keys(tables));
});

test.each(HITS)('%s knows what hits whom: %#', (_game, past, hits, misses) => {
  expect(past.hits(hits, you)).toBe(true);
  expect(past.hits(misses, you)).toBe(false);
  expect(past.hits({ type: 'passed', seat: you }, you)).toBe(false);
});
