import { names as labelsOf } from '@saloon/bang-duel/text';
import { LANGS, seat } from '@saloon/kernel';
import { expect, test } from 'vitest';
import type { Asked, Decision, View } from '../wire.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';

const WORDS = { en, ru };
const decisions = Object.keys(labelsOf.en.prompts) as Decision[];

test.each(LANGS)('%s: whoever watches reads who decides, and of no opponent', (lang) => {
  const told = (decision: Decision, by: 0 | 1 | undefined, isWatched: boolean) =>
    WORDS[lang].prompt(
      {
        type: 'wait',
        asked: { decision } as Asked,
        seat: by === undefined ? undefined : seat(by),
        isYourTurn: false,
        isWatched,
      },
      { players: [{ side: 'law' }, { side: 'outlaw' }] } as unknown as View,
      () => 'Ann',
    );
  expect(decisions.length).toBeGreaterThan(15);
  for (const decision of decisions) {
    const watched = told(decision, 1, true);
    expect(`${watched.title} ${watched.line}`).not.toMatch(/opponent|соперник/i);
    expect(watched.line).toMatch(/outlaws are|андиты/);
    expect(told(decision, 1, false).line).toMatch(/opponent|соперник/i);
  }
  const both = told('setup/choose-ap', undefined, true);
  expect(`${both.title} ${both.line}`).not.toMatch(/opponent|соперник|others|другие/i);
});
