import { seat } from '@saloon/kernel';
import { BOT_NAMES, type SeatInfo } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { figureAmong } from './bust.tsx';

const bot = (name: string): SeatInfo => ({ type: 'bot', name, level: 'easy' });
const person: SeatInfo = { type: 'person', name: 'Ann', isHere: true, isReady: true, standIn: undefined };

test('women among the bots look like women, wherever they sit', () => {
  for (const name of ['Ruby', 'Pearl', 'Minnie', 'Dolly', 'Etta']) {
    expect(['belle', 'kitty', 'annie', 'cheyenne']).toContain(figureAmong([person, bot(name)], seat(1)));
  }
});

test('people look like no bot at their table', () => {
  for (const name of BOT_NAMES) {
    const chairs = [person, bot(name), person, person];
    const others = [0, 2, 3].map((at) => figureAmong(chairs, seat(at)));
    expect(others).not.toContain(figureAmong(chairs, seat(1)));
  }
});
