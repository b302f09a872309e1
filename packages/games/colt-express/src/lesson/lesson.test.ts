import { seat } from '@saloon/kernel';
import { lessonSuite, lessonTable } from '@saloon/kernel/testing';
import { describe, expect, test } from 'vitest';
import { coltExpress } from '../index.ts';
import { play } from '../testing/table.ts';
import type { en } from './en.ts';
import { lesson } from './index.ts';

lessonSuite(coltExpress, lesson);

const YOU = lesson.learner;
const DOC = seat(1);
const TUCO = seat(2);

const tableAt = (text: keyof typeof en) => lessonTable(coltExpress, lesson, text);
const seen = (text: keyof typeof en) => coltExpress.view(tableAt(text), YOU);
const bandit = (view: ReturnType<typeof seen>, of: typeof YOU) => view.bandits.find(({ seat: at }) => at === of);
const held = (view: ReturnType<typeof seen>) => view.players[YOU]?.hand ?? [];

describe('the guide’s lines match the table', () => {
  test('the other players are named after their bandits', () => {
    const { bandits } = seen('goal');
    expect(bandits.map(({ character }) => character)).toEqual(['belle', 'doc', 'tuco']);
  });

  test('[CE-END-1] the sums are right: $750 after the jewel, $1750 with the strongbox', () => {
    expect(bandit(seen('robDone'), YOU)?.worth).toBe(750);
    expect(bandit(seen('boxDone'), YOU)?.worth).toBe(1750);
  });

  test('[CE-MARSHAL-1, CE-LADDER-1] after the tunnel two bandits are on roofs and the Marshal is in wagon 1', () => {
    const view = seen('tunnelOpened');
    expect(view.marshal).toBe(1);
    expect([YOU, DOC].map((one) => bandit(view, one)?.place?.level)).toEqual(['roof', 'roof']);
  });

  test('[CE-EVENT-1, CE-LAW-1] the Angry Marshal meets Tuco in wagon 2 and shoots the bandit on his roof', () => {
    const view = seen('raged');
    expect(view.marshal).toBe(2);
    expect(bandit(view, TUCO)?.place).toEqual({ car: 2, level: 'roof' });
    const state = tableAt('goAsk');
    play(state, YOU, 'go 1');
    const events = play(state, DOC, 'go 0');
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'bullet-received', seat: YOU, cause: 'angry-marshal' }),
    );
  });

  test('[CE-FIRE-5, CE-PUNCH-1] Doc is beside the learner, with a jewel and his starting purse', () => {
    const view = seen('punchAsk');
    expect(bandit(view, DOC)?.place).toEqual(bandit(view, YOU)?.place);
    expect(bandit(view, DOC)?.loot).toMatchObject({ purses: 1, jewels: 1 });
  });

  test('[CE-PLAN-3, CE-BULLET-2] with no Ladder in hand the learner draws three cards: one is a Ladder, one the bullet Tuco shot', () => {
    expect(held(seen('drawAsk'))).not.toContainEqual(expect.objectContaining({ action: 'ladder' }));
    const now = held(seen('drawn'));
    expect(now).toContainEqual(expect.objectContaining({ action: 'ladder' }));
    expect(now).toContainEqual({ bullet: 'tuco' });
  });

  test('[CE-MARSHAL-3, CE-EVENT-4] the Marshal is sent to Tuco, and the second strongbox goes to his car', () => {
    const before = seen('sendAsk');
    expect(before.marshal).toBe(2);
    expect(bandit(before, TUCO)?.place).toEqual({ car: 3, level: 'inside' });
    expect(bandit(before, DOC)?.place).toEqual({ car: 1, level: 'inside' });
    const after = seen('secondBox');
    expect(bandit(after, TUCO)?.place).toEqual({ car: 3, level: 'roof' });
    expect(after.cars[3]?.inside.strongboxes).toBe(1);
  });
});
