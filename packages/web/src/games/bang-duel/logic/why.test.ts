import {
  anchorFor,
  CARD_RULES,
  CHARACTER_RULES,
  DECISION_RULES as LINKS,
  REFUSAL_RULES,
} from '@saloon/bang-duel/rules';
import { LANGS } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { situation } from '../testing/fixture.ts';
import { wordsIn } from '../text/index.ts';
import type { CardName, CharacterId } from '../wire.ts';
import { cardRule, characterRule, DECISION_RULES } from './rule-ids.ts';
import { own } from './situation.ts';
import { WHY_RULES, WHYS, whyNot } from './why.ts';

test('every reason has the rule and the sentence of the game’s own refusal', () => {
  for (const why of WHYS) {
    expect(WHY_RULES[why]).toBe(REFUSAL_RULES[why]);
    expect(anchorFor(WHY_RULES[why])).toBeDefined();
    for (const lang of LANGS) {
      const { short, long } = wordsIn(lang).whys[why];
      expect(short.split(' ').length).toBeLessThanOrEqual(3);
      expect(long).toMatch(/\.$/);
    }
  }
});

test('cards, characters and questions lead to their own paragraphs', () => {
  for (const [name, rule] of Object.entries(CARD_RULES)) expect(cardRule(name as CardName)).toBe(rule);
  for (const [id, rule] of Object.entries(CHARACTER_RULES)) expect(characterRule(id as CharacterId)).toBe(rule);
  expect(DECISION_RULES).toEqual(LINKS);
});

test('[BD-PLAY-6] a red card after the shot of the turn says so, a miss card that it only cancels hits', () => {
  const given = situation('bang-spent');
  const colt = own(given)?.hand?.find((card) => card.startsWith('colt'));
  if (colt === undefined) throw new Error('no Colt');
  expect(whyNot(given, colt)).toBe('BANG_LIMIT');
  expect(whyNot(given, 'missed:law:snake')).toBe('ONLY_AS_MISS');
  expect(whyNot(given, 'beer:outlaw:barrel')).toBe('BAD_TARGET');
});

test('[BD-HIT-4, BD-CARD-DUEL] a card that does not answer says what the question wants', () => {
  expect(whyNot(situation('nothing-helps'), 'water:law:snake')).toBe('NOT_A_MISS');
  expect(whyNot(situation('duel/respond'), 'water:law:snake')).toBe('NOT_A_HIT_CARD');
  expect(whyNot(situation('store/pick'), 'water:law:snake')).toBe('WRONG_DECISION');
  expect(whyNot(situation('waiting'), 'water:law:snake')).toBe('NOT_YOUR_DECISION');
});
