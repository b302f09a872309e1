import type { Answer } from './answer.ts';
import { movesOf, type Situation } from './situation.ts';

/** The poster of this bandit, or of the team it leads, as it is armed by the first press. */
export const posterId = (lead: string): string => `who-${lead}`;

/** After the first press on a poster: the brass answer that takes the bandit. */
export function armedBandit(situation: Situation, armed: string | undefined): readonly Answer[] {
  const { teams } = situation.view;
  const single = movesOf(situation, 'choose-character').find(({ character }) => posterId(character) === armed);
  const pair = movesOf(situation, 'choose-team').find(({ lead }) => posterId(lead) === armed);
  const move = single ?? pair;
  if (move === undefined || (single !== undefined && single.character === 'random')) return [];
  const bandits =
    single === undefined || single.character === 'random'
      ? (teams.find(([lead]) => posterId(lead ?? '') === armed) ?? [])
      : [single.character];
  return [{ id: 'be', saying: { type: 'be', bandits }, look: 'main', act: { type: 'send', move }, isFinal: false }];
}
