import { expect, test } from 'vitest';
import { readFlags } from './flags.ts';
import { configOf } from './train.ts';

const configFor = (text: string) => configOf(readFlags(text.split(' ')).flags);

test('the learner gets what the options say', () => {
  expect(
    configFor('--game colt-express --seats 3,4 --opponents self=90,easy=10 --option tucoBothWays=true'),
  ).toMatchObject({
    game: 'colt-express',
    seats: [3, 4],
    opponents: [
      { name: 'self', percent: 90 },
      { name: 'easy', percent: 10 },
    ],
    rows: 96,
    out: 'data/learn/colt-express',
    millions: 60,
    until: 60,
    seconds: 0,
  });
});

test.each([
  ['--game poker', /^--game is one of/],
  ['--game bang-duel --seats 5', /^bang-duel has 2 to 2 players with these options, not 5$/],
  ['--game bang-duel --entropy 1', /^--entropy is two numbers/],
  ['--game bang-duel --place 0.7 --margin 0.7', /^--place and --margin together are at most 1$/],
  ['--game bang-duel --critic some', /^--critic is one of none, own, all, not some$/],
  ['--game bang-duel --opponents self', /^--opponents is a number from 0 on, not/],
  ['--game bang-duel --opponents nobody=5', /^--opponents are self, old and the names of bots, not nobody$/],
  ['--game bang-duel --option nothing=1', /^the options don't fit/],
])('%s is refused with the reason', (text, reason) => {
  expect(() => configFor(text)).toThrow(reason);
});
