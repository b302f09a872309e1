import { expect, test } from 'vitest';
import { caliber45 } from '../index.ts';
import type { State } from '../rules/state.ts';
import { rob } from '../testing/play.ts';
import { ann, table } from '../testing/table.ts';
import { text } from './index.ts';
import { why } from './why.ts';

function whys(state: State, notation: string): readonly string[] {
  const move = caliber45.parseMove(notation);
  if (move === undefined) throw new Error(`Cannot read ${notation}`);
  const after = caliber45.clone(state);
  const input = { type: 'move', at: state.at, seat: ann, move, answers: state.question } as const;
  caliber45.apply(after, input);
  return why({ before: state, after, events: [], seat: ann, move }).map((reason) => text.en.because(reason, String));
}

test('[C45-CALL-3, C45-BAIL-7] a rival whose bail is not covered cannot join', () => {
  const state = table([{ hand: '6 6' }, { bail: 3 }, {}, { cowboy: 'none' }]);
  expect(whys(state, 'announce')).toContain('No rival can join.');
  const covered = table([{ hand: '6 6' }, { bail: 1, money: '50' }, {}, { bail: 3, money: '100' }]);
  expect(whys(covered, 'announce')).toContain('Only 1 rival can join.');
});

test('[C45-GRD-5, C45-GRD-6] if the cap doesn’t count against guards, bullets above it can be too many, too', () => {
  const state = table([{ cowboy: 'belle', hand: '6 5' }, {}], {
    spread: 'fort-knox-500',
    options: { capAgainstGuards: false },
  });
  rob(state, ann, []);
  expect(whys(state, 'repel bullet-5 bullet-6')).toContain('Spends 11 where 6 would do.');
  expect(whys(state, 'repel bullet-6')).toContain('Spends no more than needed: 6.');
});
