import { itemAt, rngFrom, type Seat, seedOf } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { caliber45 } from '../index.ts';
import { ann, bob, cal, census, dot, handOf, inWords, play, rob, type Seated, table } from '../testing/index.ts';
import { NO_COWBOY } from './box.ts';
import { idOf, weaponsIn } from './cards.ts';
import type { State } from './state.ts';

const redealt = (state: State, me: Seat, times = 60): readonly State[] => {
  const rng = rngFrom(seedOf(times));
  return Array.from({ length: times }, () => caliber45.redeal(state, me, rng));
};
const hands = (states: readonly State[], by: Seat) => new Set(states.map((state) => handOf(state, by)));
const cowboys = (states: readonly State[], by: Seat) =>
  new Set(states.map((state) => itemAt(state.players, by).cowboy));
const sorted = (weapons: readonly number[]) => inWords(weapons.toSorted((a, b) => a - b));

test('[C45-INV-13] the other hands, unseen cowboys and decks are dealt again, and the seat keeps its own', () => {
  const state = table([{ hand: '1 2 3' }, { hand: '4 4 4' }, { hand: 'M M' }]);
  const others = redealt(state, ann);
  expect(hands(others, ann)).toEqual(new Set(['1 2 3']));
  expect(hands(others, bob).size).toBeGreaterThan(30);
  expect(cowboys(others, ann).size).toBe(1);
  expect(cowboys(others, bob).size).toBeGreaterThan(5);
  const turnedUp = others.map((other) => {
    rob(other, ann, [], 'face-down');
    return play(other, ann, 'pick 0')[0];
  });
  expect(new Set(turnedUp.map((event) => event?.type === 'picked' && event.card)).size).toBeGreaterThan(5);
  for (const other of others) expect(census(other)).toBe(census(state));
});

test('in a re-dealt state the decks are unordered: every card is equally likely to be drawn', () => {
  const state = table([{ hand: '1 2 3' }, { hand: '' }], { spread: 'dynamite', deck: '6', cowboys: 'belle' });
  const rng = rngFrom(seedOf(1));
  const came = new Map<string, number>();
  for (let i = 0; i < 2000; i++) {
    const other = caliber45.redeal(state, ann, rng);
    const [drew] = play(other, ann, 'draw');
    const card = drew?.type === 'drew' ? drew.card : 'nothing';
    came.set(card, (came.get(card) ?? 0) + 1);
  }
  state.box.weapons.forEach((copies, weapon) => {
    const share = (copies - (weapon < 3 ? 1 : 0)) / 59;
    expect(Math.abs((came.get(idOf(weapon)) ?? 0) / 2000 - share)).toBeLessThan(0.035);
  });
});

test('[C45-INV-13, C45-RULING-25] teammates are dealt again like opponents, unless hands are shared', () => {
  const seated: readonly Seated[] = [{ hand: '1 2 3' }, { hand: '4' }, { hand: 'M M' }];
  expect(hands(redealt(table(seated), ann), cal).size).toBeGreaterThan(5);
  const shared = redealt(table(seated, { options: { teamHands: 'shared' } }), ann);
  expect(hands(shared, cal)).toEqual(new Set(['M M']));
  expect(cowboys(shared, cal).size).toBe(1);
  expect(hands(shared, bob).size).toBeGreaterThan(3);
});

test.each([true, false])('a cowboy that everyone has seen stays known (showSeenCowboys %s)', (showSeenCowboys) => {
  const state = table([{}, { seen: true }, {}], { options: { showSeenCowboys } });
  const others = redealt(state, ann);
  expect(cowboys(others, bob).size).toBe(1);
  expect(cowboys(others, cal).size).toBeGreaterThan(5);
});

test('after a refill everyone knows what is in the weapons deck, and so what the others hold in total', () => {
  const state = table([{ hand: '1 1 1 1 1 1' }, { hand: '6 6 6 5 5' }, { hand: 'M M M' }], {
    isShort: true,
    deck: '2',
  });
  play(state, ann, 'exchange bullet-1');
  for (const other of redealt(state, ann)) {
    expect(sorted(other.weapons)).toBe(sorted(state.weapons));
    const held = [bob, cal].flatMap((by) => weaponsIn(itemAt(other.players, by).hand));
    expect(sorted(held)).toBe('5 5 6 6 6 M M M');
  }
});

test('a player who has drawn nothing since holds only old cards; one who has drawn a card holds one new card', () => {
  const state = table([{ hand: '1 1 1 1 1 1' }, { hand: '6 6 6 6 6' }, { hand: 'Co Co Co Co' }], {
    isShort: true,
    deck: '2',
  });
  play(state, ann, 'exchange bullet-1');
  play(state, bob, 'draw');
  const others = redealt(state, ann, 200);
  const newOnes = (other: State, by: Seat) =>
    handOf(other, by)
      .split(' ')
      .filter((word) => word !== '6' && word !== 'Co').length;
  expect(new Set(others.map((other) => newOnes(other, cal)))).toEqual(new Set([0]));
  expect(new Set(others.map((other) => newOnes(other, bob)))).toEqual(new Set([1]));
  // Nobody knows who holds which of the nine old cards.
  expect(hands(others, cal).size).toBeGreaterThan(3);
});

test('a card that the seat has drawn is no longer in the deck', () => {
  const state = table([{ hand: '1 1 1 1 1 1' }, { hand: '6 6 6 6 6' }, {}], { isShort: true, deck: '2' });
  play(state, ann, 'exchange bullet-1');
  state.weapons.push(...state.weapons.splice(state.weapons.indexOf(8), 1));
  play(state, bob, 'draw');
  expect(handOf(state, bob)).toBe('6 6 6 6 6 Co');
  const coyotes = (other: State) => other.weapons.filter((weapon) => weapon === 8).length;
  expect(new Set(redealt(state, bob).map(coyotes))).toEqual(new Set([3]));
  expect(new Set(redealt(state, ann, 200).map(coyotes))).toEqual(new Set([3, 4]));
});

test("a refill of the cowboy deck shows who isn't in it", () => {
  const seated = [{ cowboy: 'none' }, { cowboy: 'billy' }, { cowboy: 'jesse' }, { cowboy: 'butch', seen: true }];
  const gone = 'sundance pat wyatt cole doc calamity john';
  const state = table(seated, { cowboys: 'belle', cowboyDiscard: `${gone} wild` });
  play(state, ann, 'hire');
  play(state, ann, 'reject');
  // Bob and Cal have Billy and Jesse in some order; Dot's Butch was seen.
  const others = redealt(state, ann);
  const pair = cowboys([state], bob).union(cowboys([state], cal));
  expect(cowboys(others, bob)).toEqual(pair);
  expect(cowboys(others, cal)).toEqual(pair);
  expect(cowboys(others, dot).size).toBe(1);
  for (const other of others) expect(other.cowboys.toSorted()).toEqual(state.cowboys.toSorted());
});

test('a cowboy hired afterwards is one of those that went in', () => {
  const seated = [{ cowboy: 'none' }, { cowboy: 'none' }, { cowboy: 'jesse' }];
  const state = table(seated, {
    cowboys: 'belle',
    cowboyDiscard: 'billy butch sundance pat wyatt cole doc calamity john wild',
  });
  play(state, ann, 'hire');
  play(state, ann, 'reject');
  play(state, bob, 'hire');
  const jesse = itemAt(state.players, cal).cowboy;
  for (const other of redealt(state, ann)) {
    expect(itemAt(other.players, cal).cowboy).toBe(jesse);
    expect(other.hired).not.toBe(jesse);
  }
  expect(new Set(redealt(state, ann, 200).map(({ hired }) => hired)).size).toBe(11);
  expect(new Set(redealt(state, bob).map(({ hired }) => hired)).size).toBe(1);
  play(state, bob, 'keep');
  expect(cowboys(redealt(state, ann, 200), bob).size).toBe(11);
});

test("votes that are still secret are guessed; the seat's own stays", () => {
  const state = table([{}, {}, {}], { spread: 'dynamite' });
  rob(state, ann, [bob, cal]);
  play(state, ann, 'vote yes');
  play(state, bob, 'vote no');
  const votes = redealt(state, ann).map(({ players }) => players.map(({ vote }) => vote).join(' '));
  expect(new Set(votes)).toEqual(new Set(['yes yes none', 'yes no none']));
});

test('every unseen card is equally likely to be in any place', () => {
  const state = table([{ hand: '1 2 3 4 5 6' }, { hand: 'M M M M M M' }]);
  const times = 3000;
  const held = redealt(state, ann, times).flatMap(({ players }) => weaponsIn(itemAt(players, bob).hand));
  state.box.weapons.forEach((copies, weapon) => {
    const unseen = copies - (weapon < 6 ? 1 : 0);
    const share = held.filter((one) => one === weapon).length / (6 * times);
    expect(Math.abs(share - unseen / 56)).toBeLessThan(0.015);
  });
  const seen = new Map<number, number>();
  for (const other of redealt(state, ann, times)) {
    const { cowboy } = itemAt(other.players, bob);
    expect(cowboy).not.toBe(NO_COWBOY);
    seen.set(cowboy, (seen.get(cowboy) ?? 0) + 1);
  }
  expect(seen.size).toBe(11);
  for (const count of seen.values()) expect(Math.abs(count / times - 1 / 11)).toBeLessThan(0.025);
});
