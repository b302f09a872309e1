import { gameId, seat, seedOf, sha256 } from '@saloon/kernel';
import { expect, test } from 'vitest';
import {
  commitmentOf,
  type DealTerms,
  dealSeed,
  isHex,
  type Proof,
  parseShare,
  provenSeed,
  type Share,
  sealOf,
  termsHash,
} from './fair.ts';

const serverSeed = seedOf(1);
const [annShare, bobShare] = [sha256('ann'), sha256('bob')] as [Share, Share];
const terms: DealTerms = {
  table: 'table1',
  game: gameId('nim'),
  options: { heap: 12, hurry: false },
  names: ['Ann', 'Hank', 'Bob'],
  commitment: commitmentOf(serverSeed),
  seals: [
    { seat: seat(0), seal: sealOf(annShare) },
    { seat: seat(2), seal: sealOf(bobShare) },
  ],
};

test('the formulas are exactly these', () => {
  expect(commitmentOf(serverSeed)).toBe(sha256(serverSeed));
  expect(sealOf(annShare)).toBe(sha256(`saloon share 1\n${annShare}`));
  const [ann, bob] = terms.seals;
  expect(termsHash(terms)).toBe(
    sha256(
      `saloon terms 1\n{"commitment":"${terms.commitment}","game":"nim","names":["Ann","Hank","Bob"],` +
        `"options":{"heap":12,"hurry":false},"seals":[{"seal":"${ann?.seal}","seat":0},{"seal":"${bob?.seal}","seat":2}],` +
        '"table":"table1"}',
    ),
  );
  const hash = termsHash(terms);
  expect(dealSeed(serverSeed, hash, [annShare, undefined, bobShare])).toBe(
    sha256(`saloon deal 1\n${serverSeed}\n${hash}\n${annShare}\n-\n${bobShare}`),
  );
});

test.each<[string, Partial<DealTerms>]>([
  ['the table', { table: 'table2' }],
  ['the game', { game: 'nom' }],
  ['an option', { options: { heap: 13, hurry: false } }],
  ['a name', { names: ['Ann', 'Hank', 'Rob'] }],
  ['who sits where', { names: ['Bob', 'Hank', 'Ann'] }],
  ['the server’s commitment', { commitment: sha256('other') }],
  ['a seal', { seals: [{ seat: seat(0), seal: sealOf(bobShare) }] }],
  ['whose seal it is', { seals: terms.seals.map(({ seal }, i) => ({ seat: seat(i), seal })) }],
])('another word about %s gives other terms', (_what, change) => {
  expect(termsHash({ ...terms, ...change })).not.toBe(termsHash(terms));
});

test('every part of the seed matters, and so does its position', () => {
  const hash = termsHash(terms);
  const all = [
    dealSeed(serverSeed, hash, [annShare, bobShare]),
    dealSeed(seedOf(2), hash, [annShare, bobShare]),
    dealSeed(serverSeed, sha256('other'), [annShare, bobShare]),
    dealSeed(serverSeed, hash, [bobShare, annShare]),
    dealSeed(serverSeed, hash, [annShare, undefined]),
    dealSeed(serverSeed, hash, [annShare]),
    dealSeed(serverSeed, hash, []),
  ];
  expect(new Set(all).size).toBe(all.length);
});

test('without shares the seed is the server’s seed', () => {
  const proof: Proof = { table: 'table1', serverSeed, commitment: commitmentOf(serverSeed) };
  expect(provenSeed(proof, terms)).toBe(serverSeed);
  const [ann, bob] = terms.seals;
  if (ann === undefined || bob === undefined) throw new Error('There are two');
  const shares = [{ ...ann, share: annShare }, bob];
  expect(provenSeed({ ...proof, shares }, terms)).toBe(dealSeed(serverSeed, termsHash(terms), [annShare, undefined]));
});

test('a share is 64 lower-case hexadecimal digits', () => {
  expect(parseShare(annShare)).toBe(annShare);
  for (const wrong of [undefined, 7, '', annShare.slice(1), `${annShare}0`, annShare.toUpperCase(), ` ${annShare}`]) {
    expect(parseShare(wrong)).toBeUndefined();
    expect(isHex(wrong)).toBe(false);
  }
});
