import { expect, test } from 'vitest';
import { ann, bob, cal, inside, roof, situation, table } from '../testing/sample.ts';
import type { Event } from '../wire.ts';
import { armedBandit } from './bandit-choice.ts';
import { amountsOf, eventsOfRound } from './round-summary.ts';

const round = (n: number): Event => ({ type: 'round-started', round: n, first: ann });
const shot: Event = {
  type: 'shot',
  bandit: 'doc',
  seat: bob,
  target: 'ghost',
  targetSeat: ann,
  from: inside(2),
  to: inside(1),
  bullet: 2,
  bulletsLeft: 4,
  why: 'chosen',
};
const robbed = (seat: typeof ann, loot: 'purse' | 'jewel', value?: number): Event => ({
  type: 'robbed',
  bandit: 'ghost',
  seat,
  loot,
  place: roof(2),
  value: value ?? 'face-down',
  cause: 'robbery',
  why: 'chosen',
});
const punched: Event = {
  type: 'punched',
  bandit: 'doc',
  seat: bob,
  target: 'ghost',
  targetSeat: ann,
  loot: 'purse',
  value: 500,
  isKept: false,
  place: inside(1),
  why: 'chosen',
};

test('a round is what lies between its start and the next one', () => {
  const events = [round(1), robbed(ann, 'jewel'), round(2), shot, round(3)];
  expect(eventsOfRound(events, 1)).toEqual([events[1]]);
  expect(eventsOfRound(events, 2)).toEqual([shot]);
  expect(eventsOfRound(events, 3)).toEqual([]);
  expect(eventsOfRound(events, 4)).toEqual([]);
});

test('[CE-ROB-1, CE-PUNCH-4, CE-FIRE-5] what was taken, knocked away and shot is added up for its owner alone', () => {
  const events = [robbed(ann, 'jewel'), robbed(cal, 'purse', 250), punched, shot, shot];
  expect(amountsOf(events, ann)).toEqual({ gained: 500, lost: 500, bullets: 2 });
  expect(amountsOf(events, cal)).toEqual({ gained: 250, lost: 0, bullets: 0 });
});

test('[CE-CHEY-1] a purse that Cheyenne keeps is lost by one and won by the other', () => {
  const kept: Event = { ...punched, isKept: true };
  expect([ann, bob].map((seat) => amountsOf([kept], seat))).toEqual([
    { gained: 0, lost: 500, bullets: 0 },
    { gained: 500, lost: 0, bullets: 0 },
  ]);
});

test('[CE-CHAR-1] after the first press on a poster the brass answer names the bandit', () => {
  const view = table({ phase: 'characters', question: { type: 'choose-character', free: ['belle', 'doc'] } });
  const asked = situation(view, [
    { type: 'choose-character', character: 'belle' },
    { type: 'choose-character', character: 'random' },
  ]);
  expect(armedBandit(asked, undefined)).toEqual([]);
  expect(armedBandit(asked, 'who-random')).toEqual([]);
  expect(armedBandit(asked, 'who-belle')).toMatchObject([
    { id: 'be', saying: { type: 'be', bandits: ['belle'] }, look: 'main' },
  ]);
});
