import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import '../games/index.ts';
import { findPage, PAGES } from './pages.tsx';

test.each([
  ['/', '', 'lobby', {}],
  ['/table/abc123', '', 'table', { table: 'abc123', isSolo: false }],
  ['/solo/abc123', '', 'table', { table: 'abc123', isSolo: true }],
  ['/screen/abc123', '', 'screen', { table: 'abc123' }],
  ['/hand/abc123', '', 'hand', { table: 'abc123' }],
  ['/hand/x', '', 'nowhere', {}],
  ['/join', '', 'join', { code: '' }],
  ['/join/7KQF', '', 'join', { code: '7KQF' }],
  ['/pass/pass123', '', 'pass', { table: 'pass123' }],
  ['/rules/wright-brothers', '', 'rules', { game: 'wright-brothers', rule: undefined, isEmbedded: false }],
  ['/rules/wright-brothers', '#WB-TURN-2', 'rules', { game: 'wright-brothers', rule: 'WB-TURN-2', isEmbedded: false }],
  ['/learn/wright-brothers', '', 'lesson', { game: 'wright-brothers' }],
  ['/learn', '', 'rule-books', {}],
  ['/rules', '', 'rule-books', {}],
  ['/games', '', 'my-games', {}],
  ['/me', '', 'me', {}],
  ['/u/wyatt', '', 'profile', { handle: 'wyatt' }],
  ['/u/@wyatt', '', 'profile', { handle: 'wyatt' }],
  ['/u', '', 'nowhere', {}],
  ['/leaders', '', 'leaders', {}],
  ['/tournaments', '', 'tournaments', {}],
  ['/tournament/51c0ffee51c0ffee', '', 'tournament', { tournament: '51c0ffee51c0ffee' }],
  ['/me/abc123', '', 'nowhere', {}],
  ['/help/network', '', 'network', {}],
  ['/help', '', 'nowhere', {}],
  ['/rules/poker', '', 'nowhere', {}],
  ['/rules/constructor', '', 'nowhere', {}],
  ['/learn/poker', '', 'nowhere', {}],
  ['/puzzles', '', 'puzzles', {}],
  ['/puzzle/daily', '', 'puzzle', { game: '', puzzle: '', theme: undefined }],
  ['/puzzle/bang-duel/1b0a3aa1-25', '#card', 'puzzle', { game: 'bang-duel', puzzle: '1b0a3aa1-25', theme: 'card' }],
  ['/puzzle/poker/1b0a3aa1-25', '', 'nowhere', {}],
  ['/puzzle/bang-duel/x', '', 'nowhere', {}],
  ['/replay/abc123', '', 'replay', { table: 'abc123', isSolo: false, isBefore: false }],
  ['/replay/solo/abc123', '', 'replay', { table: 'abc123', isSolo: true, isBefore: false }],
  ['/replay/sample/colt-express', '', 'sample', { table: '', isSolo: false, isBefore: false, sample: 'colt-express' }],
  ['/replay/sample/poker', '', 'nowhere', {}],
  ['/coach', '', 'coach', { table: '', isSolo: false, isBefore: false }],
  ['/coach/abc123', '#seat-2', 'coach', { table: 'abc123', isSolo: false, isBefore: false }],
  ['/coach/solo/abc123', '', 'coach', { table: 'abc123', isSolo: true, isBefore: false }],
  ['/coach/solo/abc123/before', '', 'coach', { table: 'abc123', isSolo: true, isBefore: true }],
  ['/coach/solo', '', 'nowhere', {}],
  ['/table/NOT-AN-ID', '', 'nowhere', {}],
  ['/table/%E0%A4%A', '', 'nowhere', {}],
  ['/elsewhere', '', 'nowhere', {}],
])('%s%s is %s', (path, hash, name, props) => {
  const found = findPage(path, hash);
  expect(found?.name ?? 'nowhere').toBe(name);
  expect(found?.props ?? {}).toEqual(props);
});

test('every link leads to a page', () => {
  const paths = Object.values(PAGES).flatMap((page) => Object.keys(page.paths).map((path) => path.split('#')[0]));
  const src = fileURLToPath(new URL('..', import.meta.url));
  const linked = globSync('**/*.{ts,tsx}', { cwd: src })
    .flatMap((file) => [...readFileSync(src + file, 'utf8').matchAll(/'(\/[\w/-]*:[\w/:-]+)(?:#:\w+)?'/g)])
    .map(([, path]) => path);
  expect(linked.length).toBeGreaterThan(20);
  expect(linked.filter((path) => !paths.includes(path))).toEqual([]);
});
