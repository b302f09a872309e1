import { expect, test } from 'vitest';
import { type Pressed, readPress } from './press.ts';

const press = (over: Partial<Pressed>): string => {
  const read = readPress({
    signal: { type: 'none' },
    at: 1000,
    phase: 'turn',
    canSlap: false,
    canHold: false,
    isDown: false,
    isPlaying: true,
    ...over,
  });
  return read.type === 'slap' ? `slap ${read.reaction}` : read.type;
};
const shown = { type: 'shown', race: 7, shownAt: 1000 } as const;

test('[WB-TIME-5] a slap is measured from the frame that showed the signal, in whole milliseconds', () => {
  expect(press({ signal: shown, at: 1287.6, canSlap: true, phase: 'race' })).toBe('slap 288');
  expect(press({ signal: shown, at: 1000, canSlap: true, phase: 'race' })).toBe('slap 0');
});

test('[WB-TIME-8] a press before the own screen showed the race is told as such', () => {
  expect(press({ signal: { type: 'announced', race: 7 }, canSlap: true, phase: 'race' })).toBe('press');
  expect(press({ signal: shown, at: 999.9, canSlap: true, phase: 'race' })).toBe('press');
  expect(press({})).toBe('press');
  expect(press({ phase: 'duel-suspense' })).toBe('press');
});

test('[WB-TIME-8] the press that starts a shootout by holding is no such press', () => {
  expect(press({ canHold: true })).toBe('hold');
});

test('a second slap, a stray touch and a spectator’s send nothing', () => {
  expect(press({ signal: shown, at: 1300, canSlap: true, phase: 'race', isDown: true })).toBe('nothing');
  expect(press({ phase: 'round-over' })).toBe('nothing');
  expect(press({ phase: 'sealed' })).toBe('nothing');
  expect(press({ isPlaying: false })).toBe('nothing');
});
