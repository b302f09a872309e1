import { expect, test } from 'vitest';
import { chairsOf, chairsProblem } from './one-device.ts';

const usual = (seat: number) => `Player ${seat}`;
const bot = { type: 'bot', level: 'easy' } as const;

test('you and every open seat are people on the device, by name', () => {
  const chairs = chairsOf([{ type: 'me' }, bot, { type: 'open' }], [' Ann ', 'x', ''], usual);
  expect(chairs).toEqual([{ type: 'person', name: 'Ann' }, bot, { type: 'person', name: 'Player 3' }]);
  expect(chairsProblem(chairs)).toBeUndefined();
});

test('one person shares no device, and names have to differ', () => {
  expect(chairsProblem(chairsOf([{ type: 'me' }, bot], [], usual))).toBe('few');
  expect(chairsProblem(chairsOf([{ type: 'me' }, { type: 'open' }], ['Ann', 'ann'], usual))).toBe('same');
});
