import { LANGS } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { promptFor } from '../logic/prompt.ts';
import { situation, table } from '../testing/sample.ts';
import type { Deed, TurnKind } from '../wire.ts';
import { wordsIn } from './index.ts';

const NOBODY = () => '';
const choosing = (abilities: boolean) => {
  const view = table({ phase: 'characters', abilities, question: { type: 'choose-character', free: ['doc', 'tuco'] } });
  return promptFor(situation(view, [{ type: 'choose-character', character: 'doc' }]), [], {});
};
const planning = (kind: TurnKind) => {
  const question = {
    type: 'plan',
    kind,
    isFaceDown: false,
    canHide: false,
    canAddBonus: false,
    canDraw: true,
  } as const;
  const view = table({ question: { ...question, actionsLeft: 1 } });
  return promptFor(situation(view, [{ type: 'draw-cards' }]), [], {});
};

test('[CE-RULING-20] only a game with abilities promises them', () => {
  expect(wordsIn('ru').prompt(choosing(true), NOBODY).line).toContain('У каждого бандита своё умение.');
  expect(wordsIn('ru').prompt(choosing(false), NOBODY).line).toContain('Без умений все бандиты равны.');
  expect(wordsIn('en').prompt(choosing(false), NOBODY).line).toContain('Without abilities');
});

test.each(LANGS)('[CE-PLAN-3] the second line of a planning turn in %s says what the first does not', (lang) => {
  const said = (['standard', 'tunnel', 'switching'] as const).map((kind) =>
    wordsIn(lang).prompt(planning(kind), NOBODY),
  );
  const words = (sentence: string) =>
    sentence
      .toLowerCase()
      .replace(/[^\p{L} ]/gu, '')
      .split(' ');
  for (const { title, line } of said) {
    const shared = words(line).filter((word) => words(title).includes(word));
    expect(shared.length, `${title} ${line}`).toBeLessThan(words(line).length / 2);
  }
});

test('the last heist is told card by card: what was chosen, what was done by itself, what came to nothing', () => {
  const deeds: readonly Deed[] = [{ type: 'go', car: 2 }, { type: 'shoot', target: 'doc' }, 'climbed', 'no-loot'];
  expect(deeds.map(wordsIn('ru').lastHeist.deed)).toEqual([
    'перейти к вагону 2',
    'выстрелить в Дока',
    'сменить уровень',
    'брать нечего, без последствий',
  ]);
  expect(deeds.map(wordsIn('en').lastHeist.deed)).toEqual([
    'go to wagon 2',
    'shoot Doc',
    'change the level',
    'nothing to take, no effect',
  ]);
});

test('[CE-PLAN-7] whoever has nothing to draw is not told that time draws', () => {
  for (const lang of LANGS) {
    const { timeOut } = wordsIn(lang);
    expect(timeOut('planning', false)).not.toBe(timeOut('planning', true));
    expect(timeOut('heist', false)).toBe(timeOut('heist', true));
  }
});
