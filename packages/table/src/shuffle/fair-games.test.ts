import { findGame, games } from '@saloon/catalog';
import { defaultOptions, rngFrom, seedOf } from '@saloon/kernel';
import { formatRecording, logHash, verifyRecording } from '@saloon/recording';
import { expect, test } from 'vitest';
import { recordingOf } from '../index.ts';
import { ann, bob, cal, dot, playUntil } from '../testing/index.ts';
import { sealedTable, sharedGame, show } from '../testing/shares.ts';

const need = <T>(value: T | undefined): T => value ?? expect.fail('it must be there');

const PEOPLE = [ann, bob, cal, dot];
/** How many play, and by which options, where it is not the usual three by the defaults. */
const SETTINGS: Readonly<Record<string, { readonly people?: number; readonly options?: Record<string, number> }>> = {
  'wright-brothers': { options: { rounds: 3 } },
  'caliber-45': { people: 4 },
};

const tables = games.map((game) => {
  const { people = 3, options = {} } = SETTINGS[game.id] ?? {};
  const { min, max } = game.seats(defaultOptions(game.options));
  return { game: game.id, people: PEOPLE.slice(0, Math.max(min, Math.min(max, people))), options };
});

test.each(tables)(
  '$game: a whole game agrees with what everybody kept of it, in less than a second',
  ({ game, people, options }) => {
    const { table, witnesses } = sharedGame(people, { game, options });
    expect(table.table.info.phase).toBe('over');
    const text = formatRecording(need(findGame(game)), need(recordingOf(table.log)));
    for (const user of people) {
      const { evidence } = need(witnesses.get(user));
      const started = performance.now();
      const verdict = verifyRecording(text, findGame, evidence);
      expect(performance.now() - started).toBeLessThan(1000);
      expect(verdict).toMatchObject({
        ok: true,
        shuffle: 'shared',
        withheld: [],
        compared: expect.arrayContaining(['seen']),
      });
    }
  },
);

test('the log hash at the end leaves out moves that were taken back', () => {
  const table = sealedTable([ann, bob], { options: { rounds: 1 } });
  table.must(ann, { type: 'start' });
  for (const user of [ann, bob]) show(table, user);
  let undone = 0;
  playUntil(table, [ann, bob], rngFrom(seedOf(5)), () => {
    const last = table.log.findLast(({ type }) => type === 'input');
    const by = last?.type === 'input' && last.input.type === 'move' ? [ann, bob][last.input.seat] : undefined;
    if (undone === 0 && by !== undefined && table.do(by, { type: 'ask-undo' }).ok) {
      table.must(by === ann ? bob : ann, { type: 'answer-undo', isAgreed: true });
      undone += 1;
    }
    return false;
  });
  const { info } = table.table;
  const { inputs } = need(recordingOf(table.log));
  expect(undone).toBe(1);
  expect(inputs.length).toBeLessThan(table.log.filter(({ type }) => type === 'input').length);
  expect(info.phase === 'over' && info.log).toBe(logHash(need(findGame('wright-brothers')), inputs));
  const again = table.rebuilt().info;
  expect(again.phase === 'over' && again.log).toBe(info.phase === 'over' && info.log);
});
