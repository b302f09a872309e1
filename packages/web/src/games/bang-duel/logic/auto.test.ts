import { describe, expect, test } from 'vitest';
import { FIXTURES, situation } from '../testing/fixture.ts';
import { AUTO_KINDS, AUTO_MS, autoMove, NO_AUTO, readAuto, writeAuto } from './auto.ts';

const ALL = { hits: true, challenges: true, offers: true };

describe('answers by themselves', () => {
  test('[BD-HIT-4] a hit is taken after the same pause with a useless hand and with a useful one', () => {
    const without = autoMove(situation('nothing-helps'), { ...NO_AUTO, hits: true });
    const withOne = autoMove(situation('barrel-and-hat'), { ...NO_AUTO, hits: true });
    expect(without).toEqual({ type: 'take-hit' });
    expect(withOne).toEqual({ type: 'take-hit' });
    // There is one pause, and it knows nothing of the situation.
    expect(AUTO_MS).toBeGreaterThan(2000);
  });

  test('nothing is answered that its owner did not ask for, or that is asked of somebody else', () => {
    for (const name of FIXTURES) expect(autoMove(situation(name), NO_AUTO), name).toBeUndefined();
    expect(autoMove(situation('waiting'), ALL)).toBeUndefined();
  });

  test('only what can be declined is declined, and never a whole turn', () => {
    for (const name of FIXTURES) {
      const given = situation(name);
      const move = autoMove(given, ALL);
      const { asked } = given.view;
      if (asked === undefined || !asked.canDecline || asked.decision === 'play/main')
        expect(move, name).toBeUndefined();
      else if (name !== 'waiting') expect(given.moves, name).toContain(move);
    }
  });

  test('what was kept is read again, and nonsense is nothing', () => {
    for (const kind of AUTO_KINDS) {
      const auto = { ...NO_AUTO, [kind]: true };
      expect(readAuto(writeAuto(auto))).toEqual(auto);
    }
    for (const kept of [null, '', '{', '7', '{"hits":true}']) expect(readAuto(kept)).toEqual(NO_AUTO);
  });
});
