import { LANGS, type Lang } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { promptFor } from '../logic/prompt.ts';
import { ann, bandit, inside, player, situation, table } from '../testing/sample.ts';
import type { Deed, Move, TurnKind, View } from '../wire.ts';
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
  expect(wordsIn('ru').prompt(choosing(true), NOBODY).line).toContain(
    'Кто успел, тот и взял. У\u00a0каждого бандита своя способность.',
  );
  expect(wordsIn('ru').prompt(choosing(false), NOBODY).line).toContain(
    'Кто успел, тот и взял. Без способностей все бандиты равны.',
  );
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
  const deeds: readonly Deed[] = [
    { type: 'go', car: 2 },
    { type: 'shoot', target: 'doc' },
    { type: 'rob', loot: 'jewel' },
    { type: 'send-marshal', direction: 'forward' },
    { type: 'punch', target: 'tuco', direction: 'backward', loot: 'purse', keep: true },
    { type: 'punch', target: 'tuco', direction: 'backward', loot: 'strongbox' },
    'climbed',
    'no-loot',
  ];
  expect(deeds.map(wordsIn('ru').lastHeist.deed)).toEqual([
    'переходит к\u00a0вагону\u00a02',
    'стреляет в\u00a0Дока',
    'берёт драгоценный камень',
    'отправляет шерифа вперёд',
    'бьёт Туко и отбрасывает назад, забирает кошелёк',
    'бьёт Туко и отбрасывает назад, выбивает кейс',
    'меняет уровень',
    'брать нечего, без последствий',
  ]);
  expect(deeds.map(wordsIn('en').lastHeist.deed)).toEqual([
    'goes to car 2',
    'shoots Doc',
    'takes a jewel',
    'sends the Marshal forward',
    'punches Tuco backward, keeps a purse',
    'punches Tuco backward, knocks a strongbox loose',
    'climbs the ladder',
    'nothing to take, no effect',
  ]);
});

/** The second line of the question in a language. */
const lineOf = (lang: Lang, view: View, move: Move): string =>
  wordsIn(lang).prompt(promptFor(situation(view, [move]), [], {}), NOBODY).line;

test.each(LANGS)('[CE-DUO-18, CE-EXPERT-3] in %s nobody is promised a number of cards: Doc draws one more', (lang) => {
  const taking = table({ phase: 'taking', question: { type: 'take-card' } });
  const keeping = table({ phase: 'keeping', isExpert: true, question: { type: 'keep-cards' } });
  const lines = [
    lineOf(lang, taking, { type: 'take-card', card: 'move' }),
    lineOf(lang, keeping, { type: 'keep-cards', cards: [] }),
  ];
  for (const line of lines) expect(line).not.toMatch(/six|seven|шест|сем[ьи]|\d/);
});

test.each(LANGS)('[CE-ROUND-5] in %s nobody is told of a round after the last', (lang) => {
  const lineIn = (round: number) =>
    lineOf(lang, table({ phase: 'keeping', isExpert: true, round, question: { type: 'keep-cards' } }), {
      type: 'keep-cards',
      cards: [],
    });
  expect(lineIn(4)).toMatch(/Next round|В\u00a0новом раунде/);
  expect(lineIn(5)).not.toMatch(/Next round|В\u00a0новом раунде/);
});

test.each(LANGS)(
  '[CE-DUO-14] in %s a shot is not said to count by the bullets left: with two bandits it does not',
  (lang) => {
    const view = table({
      phase: 'heist',
      mode: 'two-bandits',
      question: { type: 'shoot', pile: 0, bandit: 'ghost', targets: ['doc', 'belle'] },
    });
    expect(lineOf(lang, view, { type: 'shoot', target: 'doc' })).not.toMatch(/[Ff]ewest|[Мм]еньше всего/);
  },
);

test.each(LANGS)(
  '[CE-PLAN-7] in %s the plan names no number of cards drawn, as fewer than three may be left',
  (lang) => {
    expect(Object.values(wordsIn(lang).slots).join(' ')).not.toMatch(/\d/);
  },
);

test.each(LANGS)('[CE-EXPERT-9, CE-GHOST-1] in %s Ghost is not told to draw where nothing is left', (lang) => {
  const first = (canDraw: boolean) => {
    const question = { type: 'plan', kind: 'standard', isFaceDown: false, canHide: true, canAddBonus: false } as const;
    return lineOf(lang, table({ question: { ...question, canDraw, actionsLeft: 1 } }), {
      type: 'play-card',
      card: 'move',
    });
  };
  expect(first(true)).toMatch(/three|три/);
  expect(first(false)).not.toMatch(/three|три/);
});

test('[CE-PLAN-7] whoever has nothing to draw is not told that time draws', () => {
  for (const lang of LANGS) {
    const { timeOut } = wordsIn(lang);
    expect(timeOut('planning', false)).not.toBe(timeOut('planning', true));
    expect(timeOut('heist', false)).toBe(timeOut('heist', true));
  }
});

test('an answer names the deed as a player would say it, with names in their cases', () => {
  const said = (lang: Lang) => (saying: Parameters<ReturnType<typeof wordsIn>['answer']>[0]) =>
    wordsIn(lang).answer(saying);
  const [en, ru] = [said('en'), said('ru')];
  expect(ru({ type: 'play', cards: ['ladder'] })).toBe('Сыграть «Лестницу»');
  expect(ru({ type: 'be', bandits: ['belle'] })).toBe('Играть за Красотку');
  expect(ru({ type: 'shoot', target: 'doc' })).toBe('Стрелять в\u00a0Дока');
  expect(ru({ type: 'hit', target: 'ghost' })).toBe('Бить Призрака');
  expect(ru({ type: 'place', last: 'doc' })).toBe('Поставить Дока');
  expect(en({ type: 'place', last: 'doc' })).toBe('Start with Doc');
});

test.each(LANGS)('[CE-PLAN-7] in %s the question names as many cards as the button draws', (lang) => {
  const ask = (deck: number) => {
    const plan = { type: 'plan', kind: 'standard', isFaceDown: false, canHide: false, canAddBonus: false } as const;
    const view = table({
      question: { ...plan, canDraw: deck > 0, actionsLeft: 1 },
      players: [player(['ghost'], { deck })],
    });
    return wordsIn(lang).prompt(promptFor(situation(view, [{ type: 'draw-cards' }]), [], {}), NOBODY).title;
  };
  expect(ask(7)).toMatch(/three|три/);
  expect(ask(1)).toMatch(/draw one|возьмите одну/);
  expect(ask(0)).not.toMatch(/draw|возьмите/);
});

test.each(LANGS)('in %s the reader is asked as “you”, and by name only where two bandits are theirs', (lang) => {
  const ask = (bandits: readonly ('ghost' | 'tuco')[]) => {
    const view = table({
      phase: 'heist',
      question: { type: 'rob', pile: 0, bandit: 'ghost', loot: ['purse', 'jewel'] },
      players: [player(bandits)],
      bandits: [bandit('ghost', ann, inside(1))],
    } as unknown as Partial<View>);
    return wordsIn(lang).prompt(promptFor(situation(view, [{ type: 'rob', loot: 'purse' }]), [], {}), NOBODY).title;
  };
  expect(ask(['ghost'])).toBe({ en: 'What do you take?', ru: 'Что взять?' }[lang]);
  expect(ask(['ghost', 'tuco'])).toMatch(/Ghost|Призрак/);
});
