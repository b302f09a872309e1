import type { Lang, Seat } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { ann, bob, cal, fixture } from '../testing/fixture.ts';
import type { Event, View } from '../wire.ts';
import { happened } from './happened.ts';

const { view } = fixture('defend');
const names = (seat: Seat): string => ['Ann', 'Bob', 'Cal', 'Dot'][seat] ?? '';
const told = (event: Event, you: Seat = ann, lang: Lang = 'en', before: View = view) =>
  happened(event, { before, after: view, you, lang, names });
const cowboy = { id: 'jesse-james', cap: 6 } as const;
const card = { kind: 'stagecoach', value: 100_000, guards: 0 } as const;

test('[C45-SHOOT-4] only the target of a shot hears of it, with its strength', () => {
  const event: Event = { type: 'shot', seat: bob, target: ann, cards: ['bullet-5'], sum: 5, strength: 5, lost: 0 };
  expect(told(event)).toMatchObject({ kind: 'hit', sentence: 'Bob shot at you with strength 5.' });
  expect(told(event, ann, 'ru')?.sentence).toBe('Bob стреляет в\u00a0вас с\u00a0силой 5.');
  expect(told(event, cal)).toBeUndefined();
});

test('a lost cowboy is named with what got him', () => {
  const fell = { type: 'fell', seat: ann, cowboy } as const;
  expect(told({ ...fell, threat: 'indians' })).toMatchObject({ kind: 'loss', amount: '−1 cowboy' });
  expect(told({ ...fell, threat: 'dynamite' })?.sentence).toMatch(/^The dynamite blew up \S.*\.$/);
  expect(told({ ...fell, threat: 'guards' }, bob)).toBeUndefined();
});

test('a player whose cowboy was shot hears who shot him', () => {
  const event: Event = { type: 'fell', seat: cal, cowboy, threat: 'shot' };
  expect(told(event, cal)?.sentence).toBe('Ann shot Jesse James.');
  expect(told(event, bob)).toBeUndefined();
});

test('[C45-SHER-1] a fine and a bail are losses with their amount; going to jail by choice is not told', () => {
  const fine: Event = { type: 'charged', seat: ann, amount: 50_000, due: 'fine' };
  expect(told(fine)).toEqual({
    kind: 'loss',
    amount: '−$50k',
    place: 'seat-0',
    sentence: 'The sheriff fined you $50,000.',
  });
  expect(told({ ...fine, due: 'bail' })?.sentence).toBe('Your cowboy’s bail cost you $50,000.');
  expect(told({ type: 'owing', seat: ann, debt: 50_000 })?.kind).toBe('loss');
  expect(told({ type: 'jailed', seat: ann, cowboy, why: 'chosen' })).toBeUndefined();
  expect(told({ type: 'jailed', seat: ann, cowboy, why: 'no-change' })?.sentence).toContain('no change');
});

test('loot is a gain for the whole gang, and a loss for a rival who rode along', () => {
  const loot = (seat: Seat): Event => {
    const team = view.players[seat]?.team ?? 0;
    return { type: 'loot-taken', seat, card, team, total: 300_000 };
  };
  expect(told(loot(ann))).toMatchObject({ kind: 'gain', amount: '+$100k' });
  const mate = view.players.findIndex((player, i) => i > 0 && player.team === view.players[ann]?.team) as Seat;
  expect(told(loot(mate))?.sentence).toBe(`${names(mate)} took $100,000 for your gang.`);
  const riding = { ...view, players: view.players.map((player) => ({ ...player, part: 'in' as const })) };
  const atHome = { ...view, players: view.players.map((player) => ({ ...player, part: 'declined' as const })) };
  expect(told(loot(bob), ann, 'en', riding)).toMatchObject({ kind: 'loss', place: 'seat-1' });
  expect(told(loot(bob), ann, 'en', atHome)).toBeUndefined();
});

test('players hear of decisions made for them: no cowboy, no money, no time', () => {
  expect(told({ type: 'declined', seat: ann, why: 'no-cowboy' })).toMatchObject({ kind: 'skipped' });
  expect(told({ type: 'declined', seat: ann, why: 'chosen' })).toBeUndefined();
  expect(told({ type: 'stood-in', seat: ann, why: 'time' })?.sentence).toContain('time ran out');
  expect(told({ type: 'stood-in', seat: bob, why: 'time' })).toBeUndefined();
});
