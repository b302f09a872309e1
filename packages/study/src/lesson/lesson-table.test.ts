import { findGame } from '@saloon/catalog';
import { hashOf, LESSON_PACE, type Lesson, parseOptions, seat } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import { shortLesson as lesson } from '../testing/lesson.ts';
import { LessonTable } from './lesson-table.ts';
import type { Pupil } from './moment.ts';

const game = findGame('wright-brothers');
const begin = (pupil: Partial<Pupil> = {}, of: Lesson = lesson) =>
  new LessonTable(of, { lang: 'en', name: 'Ann', ...pupil });
let commands = 0;
/** The learner's move, with the number of the question as the page sends it. */
function move(table: LessonTable, notation: string, how: object = {}) {
  commands += 1;
  const synced = table.sync();
  const parsed = game?.parseMove(notation);
  const type = (parsed as { type: string } | undefined)?.type ?? '';
  const answers = 'offer' in synced ? synced.offer?.questions?.[type] : undefined;
  return table.command(`c${commands}`, {
    type: 'move',
    move: parsed,
    ...(answers === undefined ? {} : { answers }),
    ...how,
  });
}
const viewOf = (table: LessonTable) => {
  const synced = table.sync();
  return 'view' in synced ? (synced.view as { loot: unknown[]; players: { hand: string[] }[] }) : undefined;
};
const lootOf = (table: LessonTable) => viewOf(table)?.loot.length;
const playAll = (table: LessonTable) => {
  while (table.pause !== undefined) table.playOn();
};
const toFirstAsk = () => {
  const table = begin();
  table.next();
  return table;
};

describe('a lesson at a table', () => {
  test('is dealt by its seed, as everybody may check, with the names of its cast', () => {
    const table = begin({ lang: 'ru' });
    expect(viewOf(table)?.players[0]?.hand).toEqual(['1', '2', '3', '7', '7', 'helper']);
    const synced = table.sync();
    const names = 'info' in synced && synced.info?.seats.map((one) => ('name' in one ? one.name : ''));
    expect(names).toEqual(['Ann', 'Джесси', 'Билли']);
    const parsed = game === undefined ? undefined : parseOptions(game.options, lesson.options);
    if (game === undefined || parsed?.ok !== true) throw new Error('Cannot deal');
    const dealt = game.setup(parsed.options, 3, lesson.seed);
    expect(hashOf((game.view(dealt, seat(0)) as { players: object[] }).players[0])).toBe(
      hashOf(viewOf(table)?.players[0]),
    );
  });

  test('the guide speaks first: nothing is played until it is asked for', () => {
    const table = begin();
    expect(table.moment).toMatchObject({ type: 'say', step: 0 });
    expect(move(table, 'discard 1 2 3')).toEqual({ ok: false, code: 'lesson-not-asked' });
    table.next();
    expect(table.moment).toMatchObject({ type: 'ask', step: 1, astray: 0 });
    table.next();
    expect(table.moment).toMatchObject({ type: 'ask', step: 1 });
  });

  test('what is right is played and leads on', () => {
    const table = toFirstAsk();
    expect(move(table, 'discard 1 2 3')).toMatchObject({ ok: true });
    expect(table.moment).toMatchObject({ type: 'others', step: 2, answers: ['discard 1 2 3'] });
    expect(lootOf(table)).toBe(3);
  });

  test('a mistake is played with its consequences, explained, and taken back', () => {
    const table = toFirstAsk();
    const before = table.moment.run;
    expect(move(table, 'discard 7 7')).toMatchObject({ ok: true });
    expect(table.moment).toMatchObject({ type: 'mistake', step: 1, mistake: 0 });
    expect(lootOf(table)).toBe(2);
    expect(table.pause).toBe(700);
    table.playOn();
    expect(lootOf(table)).toBe(5);
    expect(table.moment.type).toBe('mistake');
    expect(move(table, 'discard 1 2 3')).toEqual({ ok: false, code: 'lesson-not-asked' });
    table.next();
    expect(table.moment).toMatchObject({ type: 'ask', step: 1, run: before + 1, answers: [] });
    expect(lootOf(table)).toBe(0);
    expect(move(table, 'discard 1 2 3')).toMatchObject({ ok: true });
  });

  test('what is allowed but not asked for is not played, and counted; what is not allowed is refused by the rules', () => {
    const table = toFirstAsk();
    expect(move(table, 'pass')).toEqual({ ok: false, code: 'lesson-astray' });
    expect(move(table, 'load 1')).toEqual({ ok: false, code: 'lesson-astray' });
    expect(table.moment).toMatchObject({ type: 'ask', astray: 2 });
    expect(move(table, 'discard 1 7')).toEqual({ ok: false, code: 'BAD_SET' });
    expect(table.command('x', { type: 'move', move: 'nonsense' })).toMatchObject({ ok: false, code: 'malformed-move' });
    expect(table.moment).toMatchObject({ type: 'ask', astray: 2 });
    expect(table.command('y', { type: 'ask-undo' })).toEqual({ ok: false, code: 'lesson-not-asked' });
    expect(table.command('z', { type: 'emote', emote: 'howdy' })).toMatchObject({ ok: true });
    expect(lootOf(table)).toBe(0);
  });

  test('the others play one after the other, and clocks go off where the script says so', () => {
    const table = toFirstAsk();
    move(table, 'discard 1 2 3');
    expect(table.pause).toBe(700);
    table.takeMessages();
    table.playOn();
    expect(table.takeMessages()).not.toEqual([]);
    expect(lootOf(table)).toBe(6);
    expect(table.moment.type).toBe('others');
    expect(table.pause).toBe(LESSON_PACE);
    table.playOn();
    expect(table.pause).toBeUndefined();
    expect(table.moment).toMatchObject({ type: 'ask', step: 3 });
    table.playOn();
    expect(table.moment).toMatchObject({ type: 'ask', step: 3 });
  });

  test('a learner can be shown the move; after the end nothing more happens', () => {
    const table = toFirstAsk();
    table.show();
    expect(table.moment.answers).toEqual(['discard 1 2 3']);
    table.show();
    expect(table.moment.type).toBe('others');
    playAll(table);
    table.show();
    expect(table.moment).toMatchObject({ type: 'done', step: 4, answers: ['discard 1 2 3', 'load 7 7'] });
    table.next();
    expect(table.moment.type).toBe('done');
  });

  test('is taken up where it was left, by what was answered', () => {
    const table = toFirstAsk();
    move(table, 'discard 1');
    playAll(table);
    const { step, answers } = table.moment;
    const again = begin({ step, answers });
    expect(again.moment).toMatchObject({ type: 'ask', step: 3, answers: ['discard 1'] });
    expect(viewOf(again)).toEqual(viewOf(table));
    expect(begin({ step: 3, answers: ['jump'] }).moment.answers).toEqual(['discard 1 2 3']);
  });

  test('goes back to the beginning of a chapter', () => {
    const table = toFirstAsk();
    move(table, 'discard 1');
    playAll(table);
    table.toChapter(1);
    expect(table.moment).toMatchObject({ type: 'others', step: 2, answers: ['discard 1'] });
    expect(lootOf(table)).toBe(1);
    table.toChapter(0);
    expect(table.moment).toMatchObject({ type: 'say', step: 0, answers: [] });
    expect(lootOf(table)).toBe(0);
  });

  test('a script that is at odds with the rules is found out, and a bookmark beyond it is the beginning', () => {
    const chapters = [
      { title: 'title', steps: [{ type: 'others', text: 'watch', plays: [{ seat: seat(1), move: 'pass' }] }] },
    ] as const;
    const odd = begin({}, { ...lesson, chapters });
    expect(() => odd.playOn()).toThrow(/Cannot play pass for seat 1: NOT_YOUR_TURN/);
    expect(begin({ step: 1 }, { ...lesson, chapters }).moment.step).toBe(0);
    expect(() => begin({}, { ...lesson, options: { rounds: 99 } })).toThrow(/bad-options/);
  });
});
