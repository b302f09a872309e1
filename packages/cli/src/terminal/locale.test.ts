import { expect, test } from 'vitest';
import { langFromEnv } from './locale.ts';

test.each([
  [{ LANG: 'ru_RU.UTF-8' }, 'ru'],
  [{ LANG: 'en_US.UTF-8' }, 'en'],
  [{ LANG: 'ru_RU.UTF-8', LC_ALL: 'C' }, 'en'],
  [{ LANG: 'C', LC_MESSAGES: 'ru_RU' }, 'ru'],
  [{ LANG: 'ru_RU', LC_ALL: '' }, 'ru'],
  [{ LANG: 'run' }, 'en'],
  [{}, 'en'],
] as const)('the locale %o means %s', (env, lang) => {
  expect(langFromEnv(env)).toBe(lang);
});
