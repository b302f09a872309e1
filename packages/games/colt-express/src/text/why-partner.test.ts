import { expect, test } from 'vitest';
import { coltExpress } from '../index.ts';
import type { State } from '../rules/state.ts';
import { heist, table } from '../testing/table.ts';
import { ann } from '../testing/words.ts';
import { text } from './index.ts';
import { why } from './why.ts';

function whys(state: State, notation: string): readonly string[] {
  const move = coltExpress.legalMoves(state, ann).find((one) => coltExpress.formatMove(one) === notation);
  if (move === undefined) throw new Error(`Cannot ${notation}`);
  const after = coltExpress.clone(state);
  coltExpress.apply(after, { type: 'move', at: state.at, seat: ann, move, answers: state.question });
  return why({ before: state, after, events: [], seat: ann, move }).map((reason) => text.en.because(reason, String));
}
const two = (ghost: string, tuco: string, hand = '') =>
  table(
    [
      {
        team: [
          { bandit: 'ghost', at: ghost },
          { bandit: 'tuco', at: tuco },
        ],
        hand,
      },
      {
        team: [
          { bandit: 'doc', at: 'Lr' },
          { bandit: 'django', at: 'Lr' },
        ],
      },
    ],
    { wagons: 'a b c' },
  );

test('[CE-DUO-16, CE-RULING-17] with only your own partner there, a punch hits the partner', () => {
  expect(whys(two('W2i', 'W2i', 'ghost-punch ghost-move'), 'play punch of ghost')).toEqual(['Tuco is on your team.']);
});

test('[CE-DUO-16, CE-RULING-17] with only your own partner in sight, a shot hits the partner', () => {
  expect(whys(two('W2i', 'W3i', 'ghost-fire ghost-move'), 'play fire of ghost')).toEqual(['Tuco is on your team.']);
});

test('[CE-DUO-16, CE-RULING-17] moving before a punch to where only your own partner is', () => {
  const state = two('W2i', 'W3i');
  heist(state, 'ann:ghost-move ann:ghost-punch');
  expect(whys(state, 'go 3')).toEqual(['Tuco is on your team.']);
  expect(whys(state, 'go 1')).toEqual(['There’d be nobody to punch.']);
});
