import { expect, test } from 'vitest';
import { parseRoute } from './router.ts';

test.each([
  ['/', '', { type: 'lobby' }],
  ['/table/abc123', '', { type: 'table', table: 'abc123', isSolo: false }],
  ['/solo/abc123', '', { type: 'table', table: 'abc123', isSolo: true }],
  ['/rules/wright-brothers', '', { type: 'rules', game: 'wright-brothers', rule: undefined }],
  ['/rules/wright-brothers', '#WB-TURN-2', { type: 'rules', game: 'wright-brothers', rule: 'WB-TURN-2' }],
  ['/learn/wright-brothers', '', { type: 'lesson', game: 'wright-brothers' }],
  ['/learn', '', { type: 'rule-books' }],
  ['/rules', '', { type: 'rule-books' }],
  ['/games', '', { type: 'my-games' }],
  ['/me', '', { type: 'me' }],
  ['/u/wyatt', '', { type: 'profile', handle: 'wyatt' }],
  ['/u/@wyatt', '', { type: 'profile', handle: 'wyatt' }],
  ['/u', '', { type: 'nowhere' }],
  ['/leaders', '', { type: 'leaders' }],
  ['/me/abc123', '', { type: 'nowhere' }],
  ['/help/network', '', { type: 'network' }],
  ['/help', '', { type: 'nowhere' }],
  ['/rules/poker', '', { type: 'nowhere' }],
  ['/rules/constructor', '', { type: 'nowhere' }],
  ['/learn/poker', '', { type: 'nowhere' }],
  ['/replay/abc123', '', { type: 'replay', table: 'abc123', isSolo: false }],
  ['/replay/solo/abc123', '', { type: 'replay', table: 'abc123', isSolo: true }],
  ['/replay/sample/colt-express', '', { type: 'sample', game: 'colt-express' }],
  ['/replay/sample/poker', '', { type: 'nowhere' }],
  ['/coach', '', { type: 'coach', table: '', isSolo: false, isBefore: false }],
  ['/coach/abc123', '#seat-2', { type: 'coach', table: 'abc123', isSolo: false, isBefore: false }],
  ['/coach/solo/abc123', '', { type: 'coach', table: 'abc123', isSolo: true, isBefore: false }],
  ['/coach/solo/abc123/before', '', { type: 'coach', table: 'abc123', isSolo: true, isBefore: true }],
  ['/coach/solo', '', { type: 'nowhere' }],
  ['/table/NOT-AN-ID', '', { type: 'nowhere' }],
  ['/table/%E0%A4%A', '', { type: 'nowhere' }],
  ['/elsewhere', '', { type: 'nowhere' }],
])('%s%s', (path, hash, route) => {
  expect(parseRoute(path, hash)).toEqual(route);
});
