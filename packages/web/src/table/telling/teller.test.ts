import { seat } from '@saloon/kernel';
import { expect, test } from 'vitest';
import type { Role } from '../../core/games/role.ts';
import { toYouInEnglish } from './english.ts';
import { YOU } from './marks.ts';
import { toYouInRussian } from './russian.ts';
import { sayOf, tellerFor } from './teller.ts';

test.each([
  ['@ draws a card.', 'You draw a card.'],
  ['@ is first player.', 'You are first player.'],
  ['@ shoots Doc inside car 2 and has 3 bullets left.', 'You shoot Doc inside car 2 and have 3 bullets left.'],
  ['Doc shoots @ and has 3 bullets left.', 'Doc shoots you and has 3 bullets left.'],
  ['Robbery: Bob takes Colt from @’s hand.', 'Robbery: Bob takes Colt from your hand.'],
  ['@ ends their turn.', 'You end your turn.'],
  ['@ wins: Bob has nobody left.', 'You win: Bob has nobody left.'],
  ['@ (away) plays Move.', 'You (away) play Move.'],
  [
    'Over. Cal wins with 3. Other places: 2. @, 2 points; 3. Dot, 1.',
    'Over. Cal wins with 3. Other places: 2. you, 2 points; 3. Dot, 1.',
  ],
  ['@ doesn’t swap.', 'You don’t swap.'],
  ['Robbery: Bob takes Missed! from @’s hand.', 'Robbery: Bob takes Missed! from your hand.'],
  ['Both left, and @ was behind.', 'Both left, and you were behind.'],
  ['Doc shoots @ and ends their turn.', 'Doc shoots you and ends their turn.'],
])('English says "you": %s', (told, said) => {
  expect(toYouInEnglish(told.replaceAll('@', YOU))).toBe(said);
});

test.each([
  ['@ берёт карту.', 'Вы берёте карту.'],
  ['@ возвращается за стол.', 'Вы возвращаетесь за стол.'],
  ['@ ничего не берёт.', 'Вы ничего не берёте.'],
  ['Побеждает @: у игрока Боб никого не осталось.', 'Побеждаете вы: у игрока Боб никого не осталось.'],
  ['Боб забирает с руки игрока @ «Кольт».', 'Боб забирает с вашей руки «Кольт».'],
  ['«Вода» игрока @: теперь атакует Туко.', 'Ваша «Вода»: теперь атакует Туко.'],
  ['На очереди карта игрока @: «Удар».', 'На очереди ваша карта: «Удар».'],
  ['Игроку @ нечего взять.', 'Вам нечего взять.'],
  ['@ присоединяется: на дело едет Слим.', 'Вы присоединяетесь: на дело едет Слим.'],
  ['@ платит банку $5: отдаёт $9, берёт сдачу $4.', 'Вы платите банку $5: отдаёте $9, берёте сдачу $4.'],
  ['Вне дележа: @ (нет удара).', 'Вне дележа: вы (нет удара).'],
])('Russian says «вы»: %s', (told, said) => {
  expect(toYouInRussian(told.replace('Игроку', 'игроку').replaceAll('@', YOU))).toBe(said);
});

const doc: Role = { name: 'Док', cases: { genitive: 'Дока', dative: 'Доку', accusative: 'Дока' } };
const belle: Role = { name: 'Красотка', cases: { genitive: 'Красотки', dative: 'Красотке', accusative: 'Красотку' } };
const audience = {
  lang: 'ru',
  names: (by: number) => ['Анна', 'Боб', 'Вера'][by] ?? '',
  you: seat(0),
  role: (by: number) => [undefined, doc, belle][by],
  isRoleYou: true,
} as const;

test('others are named by their character, declined where the sentence needs it; spectators are nobody’s “you”', () => {
  const tell = (sentence: string, over: object = {}) =>
    tellerFor(
      { tell: (_, names) => sentence.replace(/\d/g, (by) => names(seat(Number(by)))) },
      { ...audience, ...over },
    )({});
  expect(tell('1 стреляет в игрока 2.')).toBe('Док стреляет в Красотку.');
  expect(tell('На очереди карта игрока 2: «Удар».')).toBe('На очереди карта Красотки: «Удар».');
  expect(tell('игроку 1 возвращается карта.')).toBe('Доку возвращается карта.');
  expect(tell('0 берёт карту.', { you: undefined })).toBe('Анна берёт карту.');
  expect(tell('1 draws a card.', { lang: 'en', role: () => ({ name: 'Doc' }) })).toBe('Doc draws a card.');
});

const law: Role = { name: 'The law', inSentence: 'the law' };
const outlaws: Role = { name: 'The outlaws', inSentence: 'the outlaws', isPlural: true };

test.each([
  ['1 draws 2 cards and keeps one.', 'The law draws 2 cards and keeps one.'],
  ['2 draws 2 cards and keeps one.', 'The outlaws draw 2 cards and keep one.'],
  ['Turn 3: 2.', 'Turn 3: the outlaws.'],
  ['2’s Water: Bill now attacks for 1.', 'The outlaws’ Water: Bill now attacks for the law.'],
  ['2 ends their turn.', 'The outlaws end their turn.'],
  ['1 wins: 2 has nobody left.', 'The law wins: the outlaws have nobody left.'],
  ['2 takes a card from 0’s hand.', 'The outlaws take a card from your hand.'],
])('English names a side: %s', (told, said) => {
  const text = {
    tell: (_: unknown, names: (by: never) => string) =>
      told.replace(/\b[012]\b(?! cards)/g, (by) => names(Number(by) as never)),
  };
  expect(tellerFor(text, { ...audience, lang: 'en', role: (by) => [undefined, law, outlaws][by] })({})).toBe(said);
});

const bandits: Role = {
  name: 'Бандиты',
  inSentence: 'бандиты',
  isPlural: true,
  cases: { genitive: 'бандитов', dative: 'бандитам', accusative: 'бандитов' },
};

test.each([
  ['@ берёт карту.', 'Бандиты берут карту.'],
  ['@ ничего не берёт.', 'Бандиты ничего не берут.'],
  ['@ смотрит карту.', 'Бандиты смотрят карту.'],
  ['@ сдаётся в дуэли.', 'Бандиты сдаются в дуэли.'],
  ['Ход 2: @.', 'Ход 2: бандиты.'],
  ['Побеждает @: у закона никого.', 'Побеждают бандиты: у закона никого.'],
  ['Кейт выходит за игрока @ и атакует.', 'Кейт выходит за бандитов и атакует.'],
  ['«Вода» игрока @: теперь атакует Кейт.', '«Вода» бандитов: теперь атакует Кейт.'],
  ['@ применяет способность и повторяет «Кольт».', 'Бандиты применяют способность и повторяют «Кольт».'],
  ['@ может заплатить.', 'Бандиты могут заплатить.'],
])('Russian names a side in the plural: %s', (told, said) => {
  expect(sayOf('ru', bandits, (name) => told.replaceAll('@', name))).toBe(said);
});

test('a game can tell the reader’s own character as the reader', () => {
  const own: (number | undefined)[] = [];
  const text = { tell: (_: unknown, names: { readonly you?: number }) => void own.push(names.you) };
  tellerFor(text, audience)({});
  tellerFor(text, { ...audience, isRoleYou: false })({});
  expect(own).toEqual([0, undefined]);
});
