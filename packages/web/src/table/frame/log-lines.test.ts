import { text } from '@saloon/colt-express/text';
import { seat } from '@saloon/kernel';
import type { ChatLine } from '@saloon/protocol';
import { expect, test } from 'vitest';
import type { Past } from '../../core/games/contract.ts';
import { past } from '../../games/colt-express/logic/past.ts';
import { roleOf } from '../../games/colt-express/logic/role.ts';
import type { Event } from '../../games/colt-express/wire.ts';
import { tellerAt } from '../telling/teller-at.ts';
import { logLines, notesIn, withoutEnd } from './log-lines.ts';

const PLACE = { car: 2, level: 'inside' };
const EVENTS = [
  { type: 'character-taken', seat: 1, character: 'doc', why: 'chosen' },
  { type: 'turn-started', turn: 1, turns: 4, kind: 'standard', order: [0, 1] },
  { type: 'card-played', seat: 0, card: 'fire', isFaceDown: false, isBonus: false, place: 0, why: 'chosen' },
  { type: 'card-played', seat: 1, card: 'punch', isFaceDown: false, isBonus: false, place: 1, why: 'chosen' },
  { type: 'shot', bandit: 'cheyenne', seat: 0, target: 'doc', targetSeat: 1, to: PLACE, bulletsLeft: 5, why: 'chosen' },
  {
    type: 'punched',
    bandit: 'doc',
    seat: 1,
    target: 'cheyenne',
    targetSeat: 0,
    place: PLACE,
    loot: 'purse',
    value: 500,
    isKept: false,
    why: 'chosen',
  },
] as unknown as readonly Event[];

const BANDITS = ['cheyenne', 'doc'] as const;
const table = {
  role: (_: unknown, by: number, lang: 'en' | 'ru', event?: unknown) =>
    roleOf(BANDITS.slice(by, by + 1), lang, event as Event | undefined),
};
const batches = [{ version: 1, at: 0, isCatchUp: false, events: EVENTS }];
const linesFor = (lang: 'en' | 'ru', you: number | undefined) =>
  logLines(batches, {
    tell: tellerAt({
      table,
      words: text as Parameters<typeof tellerAt>[0]['words'],
      lang,
      names: (by) => ['Ann', 'Bob'][by] ?? '',
      view: {},
      you: you === undefined ? undefined : seat(you),
    }),
    past: past as Past,
    you: you === undefined ? undefined : seat(you),
  });

test('the log says “You”, calls others by their bandit, heads turns and marks what was done to the reader', () => {
  const lines = linesFor('en', 0);
  expect(lines.map(({ text }) => text)).toEqual([
    'Bob plays Doc.',
    'Turn 1 of 4: standard.',
    'You play Fire.',
    'Doc plays Punch.',
    'You shoot Doc inside car 2 and have 5 bullets left.',
    'Doc punches you inside car 2: a purse ($500) falls.',
  ]);
  expect(lines.map(({ isHeading }) => isHeading)).toEqual([false, true, false, false, false, false]);
  expect(lines.map(({ isHarm }) => isHarm)).toEqual([false, false, false, false, false, true]);
});

test('a spectator reads bandits only, and nothing is done to them', () => {
  const lines = linesFor('ru', undefined);
  expect(lines.slice(3).map(({ text }) => text)).toEqual([
    'Док играет «Удар».',
    'Шайенн стреляет в\u00a0Дока в\u00a0вагоне\u00a02, в\u00a0револьвере ещё 5\u00a0пуль.',
    'Док бьёт Шайенн в\u00a0вагоне\u00a02, падает кошелёк ($500).',
  ]);
  expect(lines.some(({ isHarm }) => isHarm)).toBe(false);
});

test('who won is not told before the end has been shown: neither the sums nor the places', () => {
  const end = [
    { type: 'scored', sheets: [], players: [] },
    { type: 'game-ended', ranks: [1, 2], scores: [500, 0] },
  ] as unknown as readonly Event[];
  const [first, last] = EVENTS.slice(0, 2);
  const all = [
    { version: 1, at: 0, isCatchUp: false, events: [first] },
    { version: 2, at: 5, isCatchUp: false, events: [last, ...end] },
  ];
  const told = withoutEnd(all, past as Past);
  expect(told.map(({ events }) => events)).toEqual([[first], [last]]);
  expect(told[0]).toBe(all[0]);
});

test('the log says when a bot takes a seat over and when its player is back, where it happened', () => {
  const [first, last] = EVENTS.slice(0, 2);
  const all = [
    { version: 1, at: 0, isCatchUp: false, events: [first] },
    { version: 2, at: 5000, isCatchUp: false, events: [last] },
  ];
  const line = { name: 'Ann', seat: seat(1) };
  const chat: readonly ChatLine[] = [
    { ...line, at: 900, type: 'text', text: 'hi' },
    { ...line, at: 1000 + 2500, type: 'stood-in', level: 'normal', why: 'left' },
    { ...line, at: 1000 + 6000, type: 'took-back' },
  ];
  const notes = notesIn(chat, 1000, ({ type }) => type);
  const lines = logLines(all, { tell: (event) => (event as Event).type, past: undefined, you: undefined }, notes);
  expect(lines.map(({ text }) => text)).toEqual(['character-taken', 'Ann stood-in', 'turn-started', 'Ann took-back']);
  expect(new Set(lines.map(({ key }) => key)).size).toBe(4);
});
