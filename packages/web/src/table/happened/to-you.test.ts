import { expect, test } from 'vitest';
import type { Happened } from '../../core/games/contract.ts';
import { NOTHING, toYouAfter } from './to-you.ts';

const loss: Happened = { kind: 'loss', amount: '−$500', place: 'sheet', sentence: 'Doc took it.' };
const gain: Happened = { kind: 'gain', amount: '+$250', place: 'sheet', sentence: 'You took a purse.' };
const quiet = { isStop: false, happened: undefined };
const did = (happened: Happened) => ({ isStop: false, happened });
const stop = { isStop: true, happened: undefined };

test('what happens is shown now and counted for the round', () => {
  const first = toYouAfter(NOTHING, [quiet, did(loss)], false);
  expect(first).toEqual({ now: [loss], round: [loss], lastRound: [] });
  expect(toYouAfter(first, [did(gain)], false)).toEqual({ now: [gain], round: [loss, gain], lastRound: [] });
});

test('the next batch ends what is shown, and nothing changes where nothing happened', () => {
  const first = toYouAfter(NOTHING, [did(loss)], false);
  expect(toYouAfter(first, [quiet], false)).toEqual({ now: [], round: [loss], lastRound: [] });
  expect(toYouAfter(NOTHING, [quiet], false)).toBe(NOTHING);
});

test('a new round keeps the last one', () => {
  const first = toYouAfter(NOTHING, [did(loss), stop, did(gain)], false);
  expect(first).toEqual({ now: [loss, gain], round: [gain], lastRound: [loss] });
});

test('what was caught up with is counted without a flash', () => {
  expect(toYouAfter(NOTHING, [did(loss)], true)).toEqual({ now: [], round: [loss], lastRound: [] });
});
