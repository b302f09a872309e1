import { games } from '@saloon/catalog';
import { type AnyGame, defaultOptions, LANGS, type Lang, randomInput, rngFrom, seat, seedOf } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import type { RoleOf } from '../packages/web/src/core/games/role.ts';
import { sideRole } from '../packages/web/src/games/bang-duel/logic/role.ts';
import { tellerFor } from '../packages/web/src/table/telling/teller.ts';

const GAMES = 3;
const SEATS = 4;
/** What a sentence to the reader must not contain: a verb or a case that doesn't go with "you". */
const WRONG: Readonly<Record<Lang, RegExp>> = {
  en: /\b[Yy]ou (?!as\b|yes\b|points\b|pass\b)[a-z]+s\b|\b[Yy]ou (?:is|has|doesn’t|isn’t)\b|[\uE000-\uE02F]/,
  ru: /(?<![а-яё])[Вв]ы(?: (?:не|ничего|закрыто|никого))* [а-яё]+[её]т(?:ся)?(?![а-яё])|игрок(?:а|у|ом) (?:вы|вас)(?![а-яё])|[\uE000-\uE02F]/,
};

/** Every sentence of some random games, as the second seat reads it. */
function sentencesOf(game: AnyGame, lang: Lang, role: RoleOf = () => undefined): readonly string[] {
  const options = defaultOptions(game.options);
  const { min, max } = game.seats(options);
  const you = seat(1);
  const names = (by: number) => `Ann${by}`;
  const tell = tellerFor(game.text[lang], { lang, names, you, role, isRoleYou: true });
  const said: string[] = [];
  for (let seed = 1; seed <= GAMES; seed++) {
    const state = game.setup(options, Math.max(min, Math.min(max, SEATS)), seedOf(seed));
    const rng = rngFrom(seedOf(seed + 1));
    while (game.outcome(state) === undefined)
      game.apply(state, randomInput(game, state, rng), (event: unknown) => {
        const seen = game.redact(event, you);
        const sentence = seen === undefined ? undefined : tell(seen);
        if (sentence !== undefined) said.push(sentence);
      });
  }
  return said;
}

describe.each(games)('$id', (game) => {
  test.each(LANGS)('tells its events to the player as “you”, in %s', (lang) => {
    const said = sentencesOf(game, lang);
    expect(said.some((sentence) => /^(?:You|Вы) /.test(sentence))).toBe(true);
    expect([...new Set(said.filter((sentence) => WRONG[lang].test(sentence)))]).toEqual([]);
  });
});

/** A singular verb after the outlaws, or a case that doesn't go with a side. */
const WRONG_SIDE: Readonly<Record<Lang, RegExp>> = {
  en: /outlaws (?!as\b)[a-z]+s\b|outlaws’s|\ba the\b|[\uE000-\uE02F]/i,
  ru: /бандиты(?: (?:не|ничего|никого))* [а-яё]+[еёи]т(?:ся)?(?![а-яё])|игрок(?:а|у|ом) [бз]а|[\uE000-\uE02F]/i,
};

test.each(LANGS)('The Duel tells about its sides, in %s', (lang) => {
  const duel = games.find(({ id }) => id === 'bang-duel');
  if (duel === undefined) throw new Error('Cannot find The Duel');
  const said = sentencesOf(duel, lang, () => sideRole(lang, 'outlaw'));
  expect(said.some((sentence) => /^(?:The outlaws draw|Бандиты берут) /.test(sentence))).toBe(true);
  expect([...new Set(said.filter((sentence) => WRONG_SIDE[lang].test(sentence)))]).toEqual([]);
});
