import { LANGS } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import { answersFor } from '../logic/answers.ts';
import { NO_DRAFT, narrow, pressed } from '../logic/narrow.ts';
import { promptFor } from '../logic/prompt.ts';
import { type FixtureName, situation } from '../testing/fixture.ts';
import type { CardId, Move, View } from '../wire.ts';
import { wordsIn } from './index.ts';

const names = (seat: number): string => ['Vera', 'Anna'][seat] ?? '';
const [en, ru] = [wordsIn('en'), wordsIn('ru')];

/** The line below the question, before anything is pressed. */
const lineOf = (name: FixtureName): readonly string[] => {
  const given = situation(name);
  const prompt = promptFor(given, NO_DRAFT, narrow(given, NO_DRAFT));
  return [en, ru].map((words) => words.prompt(prompt, given.view, names).line);
};
const noteOf = (name: FixtureName, move: Move): readonly (string | undefined)[] =>
  [en, ru].map((words) => words.note({ type: 'move', move }, situation(name).view));

test('[BD-TURN-6, BD-TURN-7] ending the turn says how many cards will have to go', () => {
  expect(noteOf('play/main', { type: 'end-phase' })).toEqual([
    'first you discard 1 card',
    'сначала сбросите 1\u00a0карту',
  ]);
  expect(noteOf('kate', { type: 'end-phase' })).toEqual(['first you discard 5 cards', 'сначала сбросите 5\u00a0карт']);
  expect(noteOf('reload', { type: 'end-phase' })).toEqual([undefined, undefined]);
});

test('[BD-PLAY-3] equipment that would lie with the other side says so, on the own side it does not', () => {
  const { moves, view } = situation('play/main');
  const hats = moves.filter((move) => move.type === 'play' && move.card === 'hat:law:horseshoe');
  const own = view.players[1]?.characters;
  const mine = hats.filter((move) => 'target' in move && [own?.left?.id, own?.right?.id].includes(move.target));
  expect(hats.map((move) => noteOf('play/main', move)[0])).toEqual(
    hats.map((move) => (mine.includes(move) ? undefined : 'to your rival')),
  );
  expect([hats.length, mine.length]).toEqual([2, 1]);
});

test('[BD-CARD-RETURNFIRE] Return Fire says that it does more than cancel', () => {
  const { view } = situation('barrel-and-hat');
  const note = (card: CardId) => [en, ru].map((words) => words.note({ type: 'card', card, isPicked: false }, view));
  expect(note('return-fire:law:horseshoe')).toEqual([
    'cancels the hit and shoots back',
    'отменяет попадание и стреляет в ответ',
  ]);
  expect(note('missed:law:snake')).toEqual(['cancels the hit', 'отменяет попадание']);
});

test('[BD-REV-3, BD-CARD-BARREL] how often a barrel turns up says so with Bat Masterson on the street as well', () => {
  const { view } = situation('barrel-and-hat');
  const withBat = (side: 'mine' | 'theirs'): View => ({
    ...view,
    players: view.players.map((player, seat) => {
      const { left } = player.characters;
      if (left === undefined || view.asked?.seats.includes(player.seat) !== (side === 'mine')) return player;
      expect(player.seat).toBe(seat);
      return { ...player, characters: { ...player.characters, left: { ...left, id: 'bat-masterson', health: 2 } } };
    }),
  });
  const note = (at: View) => [en, ru].map((words) => words.note({ type: 'move', move: { type: 'try-barrel' } }, at));
  expect(note(view)).toEqual(['works about 1 time in 4', 'выходит примерно раз из четырёх']);
  expect(note(withBat('mine'))).toEqual([
    'works almost half the time, thanks to Bat Masterson',
    'с Бэтом Мастерсоном выходит почти через раз',
  ]);
  expect(note(withBat('theirs'))).toEqual([
    'works about 1 time in 16 against Bat Masterson',
    'против Бэта Мастерсона выходит раз из шестнадцати',
  ]);
});

test('[BD-HIT-6, BD-TURN-4] where nothing can be chosen the question does not ask to choose', () => {
  expect(lineOf('nothing-helps')).toEqual(['You can’t cancel it.', 'Отменить попадание вам нечем.']);
  expect(lineOf('barrel-and-hat')[0]).toMatch(/^Play a highlighted card/);
  const alone = situation('kitty');
  const only = { ...alone, moves: alone.moves.filter(({ type }) => type === 'end-phase') };
  const prompt = promptFor(only, NO_DRAFT, narrow(only, NO_DRAFT));
  expect(en.prompt(prompt, only.view, names).line).toBe('Nothing left to play: end your turn.');
  expect(ru.prompt(prompt, only.view, names).line).toBe('Играть больше нечего: завершите ход.');
  expect(lineOf('kitty')[0]).toMatch(/^Play something highlighted/);
});

test('[BD-PLAY-5] a card that can be aimed in several ways says what it does', () => {
  const given = situation('play/main');
  const draft = pressed(given, NO_DRAFT, { type: 'hand', card: 'hat:law:horseshoe' }, 6) ?? NO_DRAFT;
  const prompt = promptFor(given, draft, narrow(given, draft));
  expect(prompt.type).toBe('aim');
  for (const words of [en, ru]) expect(words.prompt(prompt, given.view, names).line).toBe(words.labels.cards.hat.rule);
});

describe.each(LANGS)('in %s', (lang) => {
  test('cards of one name that are not the same are told apart in the list, others go by their name', () => {
    const words = wordsIn(lang);
    const labels = (name: FixtureName) =>
      answersFor(situation(name), NO_DRAFT)
        .filter(({ saying }) => saying.type === 'card')
        .map(({ saying }) => words.answer(saying, situation(name).view));
    const missed = labels('tex-hat');
    expect(new Set(missed).size).toBe(2);
    expect(labels('onmiss/peacemaker')).toContain(words.labels.cards.winchester.name);
  });

  test('a card given to Indians or in a Duel does not read like a card that was played', () => {
    const words = wordsIn(lang);
    const given = { character: 'kid-curry', card: 'shotgun:outlaw:horseshoe' } as const;
    const played = words.chain.link({ type: 'card', as: 'self', isRepeat: false, ...given });
    expect(words.chain.link({ type: 'gave', ...given }).text).not.toBe(played.text);
    expect(words.chain.link({ type: 'gave', character: 'kid-curry', card: undefined }).text).not.toMatch(/undefined/);
  });
});
