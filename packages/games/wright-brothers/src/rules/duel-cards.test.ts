import { rngFrom, seedOf } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import { wrightBrothers } from '../index.ts';
import { callDuel, picture } from '../testing/orders.ts';
import { calledDuel, clock, duelOf, nobodyArmed, press, RACE_AT, raceOf, turnedUpDuel } from '../testing/races.ts';
import { ann, bob, census, held, inWords, lags, play, slap, table, timeOut } from '../testing/table.ts';
import type { State } from './state.ts';

const hands = (text: string) => [{ hand: text }, { hand: text }];
const lootOf = (state: State) => inWords(state.loot);

describe('where the duel cards go', () => {
  test('[WB-DUEL-9] the duel cards stay on the table until the race is over, then count in the pot', () => {
    const state = turnedUpDuel('5 4', nobodyArmed(2), { loot: '1 2', lines: [0, 0] });
    slap(state, ann, 300, 300);
    expect([lootOf(state), inWords(duelOf(state).cards), wrightBrothers.view(state, bob).loot.length]).toEqual([
      '1 2',
      '5 4',
      2,
    ]);
    const events = clock(state, 351);
    expect(lootOf(state)).toBe('1 2 5 4');
    expect(events).toContainEqual(expect.objectContaining({ type: 'revealed', pot: 4 }));
    expect(state.players[ann]?.score).toBe(4);
  });

  test('[WB-DUEL-9] they become loot after a foul too, in the window or before the reveal', () => {
    const window = turnedUpDuel('4 4', nobodyArmed(2), { loot: '1' });
    slap(window, ann, 300, 300);
    expect(lootOf(window)).toBe('1');
    slap(window, bob, 400, 400);
    expect([lootOf(window), window.division?.pot]).toEqual(['1 4 4', 3]);
    const early = calledDuel('5 4', nobodyArmed(2), { loot: '1' });
    press(early, ann, 10);
    expect(lootOf(early)).toBe('1');
    timeOut(early);
    expect([lootOf(early), early.division?.pot]).toEqual(['1 5 4', 3]);
  });

  test('[WB-DUEL-9, WB-RULING-28] duelCards = hand: each drawer’s own, after a no-go and after a go, and not in the pot', () => {
    const options = { duelCards: 'hand' } as const;
    const off = turnedUpDuel('4 5 7', hands('1 2 3 5 6 7'), { options, loot: '1' });
    timeOut(off);
    expect([held(off, ann), held(off, bob)]).toEqual(['1 2 3 4 5 6 7 | ', '1 2 3 5 5 6 7 | ']);
    expect([off.phase, off.active, lootOf(off)]).toEqual(['turn', bob, '1']);
    const go = turnedUpDuel('5 4', hands('1'), { options, loot: '1' });
    slap(go, ann, 300, 300);
    slap(go, bob, 400, 400);
    expect([held(go, ann), held(go, bob), go.division?.pot]).toEqual(['1 5 | 1 1 1', '1 4 | ', 1]);
  });

  test('[WB-DUEL-9, WB-RULING-28] duelCards = bottom: the caller’s card first, the opponent’s below it', () => {
    const options = { duelCards: 'bottom' } as const;
    const off = turnedUpDuel('4 J 7', hands('1 2 3 5 6 7'), { options, loot: '1', active: bob });
    const before = picture(off);
    slap(off, bob, 300, 300);
    expect(picture(off).deck).toBe(before.deck);
    slap(off, ann, 400, 400);
    expect(picture(off).deck).toBe(`${before.deck} 4 J`);
    expect([lootOf(off), off.division?.pot, off.deck.length]).toEqual(['1', 1, before.deck.split(' ').length + 2]);
    const noGo = turnedUpDuel('4 5 7', hands('1 2 3 5 6 7'), { options });
    const deck = picture(noGo).deck;
    timeOut(noGo);
    expect([picture(noGo).deck, lootOf(noGo)]).toEqual([`${deck} 4 5`, '']);
  });

  test('[WB-DUEL-9, WB-RULING-28] duelCards = bottom: revealed cards stay visible to all, unrevealed ones to nobody', () => {
    const options = { duelCards: 'bottom' } as const;
    const underOf = (state: State) =>
      [ann, bob, 'spectator' as const].map((viewer) => wrightBrothers.view(state, viewer).under);
    const shown = turnedUpDuel('4 5 7', hands('1 2 3 5 6 7'), { options });
    timeOut(shown);
    expect(underOf(shown)).toEqual(Array.from({ length: 3 }, () => ['5', '4']));
    // The fourth sheriff ends it before anything is revealed.
    const unseen = calledDuel('6 *', nobodyArmed(2), { sheriffs: 3, options });
    slap(unseen, ann, 300, 300);
    slap(unseen, bob, 400, 400);
    expect(underOf(unseen)).toEqual(Array.from({ length: 3 }, () => ['face-down']));
  });

  test.each([
    ['loot', { loot: '1 6', ann: ' | ', end: '' }],
    ['hand', { loot: '1', ann: '6 | ', end: '' }],
    ['bottom', { loot: '1', ann: ' | ', end: ' 6' }],
  ] as const)(
    '[WB-DUEL-9, WB-DUEL-10] a single card drawn before the fourth sheriff goes to the %s, after the race',
    (duelCards, expected) => {
      const state = table(nobodyArmed(2), { sheriffs: 3, deck: '6 * 2', loot: '1', options: { duelCards } });
      const all = census(state);
      play(state, ann, callDuel);
      expect([state.phase, raceOf(state).cause, inWords(duelOf(state).cards)]).toEqual(['race', 'arrival', '6']);
      expect([lootOf(state), held(state, ann)]).toEqual(['1', ' | ']);
      expect(wrightBrothers.view(state, ann).duel?.cards).toBe('face-down');
      const { deck } = picture(state);
      slap(state, bob, 300, 300);
      slap(state, ann, 400, 400);
      expect({ loot: lootOf(state), ann: held(state, ann), deck: picture(state).deck }).toEqual({
        loot: expected.loot,
        ann: expected.ann,
        deck: deck + expected.end,
      });
      expect(state.division?.pot).toBe(expected.loot.split(' ').length);
      expect(census(state)).toBe(all);
    },
  );
});

describe('what nobody may see', () => {
  const viewers = [ann, bob, 'spectator'] as const;
  const sameForAll = (state: State, change: (other: State) => void) => {
    const other = wrightBrothers.clone(state);
    change(other);
    expect(other).not.toEqual(state);
    for (const viewer of viewers)
      expect(wrightBrothers.view(other, viewer)).toEqual(wrightBrothers.view(state, viewer));
  };

  test('[WB-DUEL-2, WB-DUEL-3] the duel cards, the delay and the latencies are hidden from everyone until the reveal', () => {
    const state = calledDuel('5 4');
    sameForAll(state, (other) => {
      duelOf(other).cards = [0, 7];
    });
    sameForAll(state, (other) => {
      duelOf(other).turnUpAt += 500;
      other.timerAt = duelOf(other).turnUpAt;
    });
    sameForAll(state, (other) => lags(other, [30, 300]));
    expect(wrightBrothers.view(state, ann).deadline).toBeUndefined();
    // The drawer doesn't know their own card either.
    const fresh = table(nobodyArmed(2), { sheriffs: 2, deck: '5 4' });
    const events = play(fresh, ann, callDuel);
    expect(events).toEqual([{ type: 'duel-called', seat: ann }]);
  });

  test('[WB-DUEL-2] a re-deal replaces the face-down duel cards, the delay and the bonus cards', () => {
    const state = calledDuel('7 7', nobodyArmed(2), { bonus: '7 7 7' });
    const looks = Array.from({ length: 60 }, (_, n) => wrightBrothers.redeal(state, ann, rngFrom(seedOf(n))));
    const some = (part: (other: State) => unknown) => new Set(looks.map((other) => JSON.stringify(part(other)))).size;
    expect(some((other) => duelOf(other).cards)).toBeGreaterThan(20);
    expect(some((other) => duelOf(other).turnUpAt)).toBeGreaterThan(20);
    expect(some((other) => other.bonus)).toBeGreaterThan(20);
    for (const other of looks) {
      const after = duelOf(other).turnUpAt - RACE_AT;
      expect(after >= 800 && after <= 2500).toBe(true);
      expect(other.timerAt).toBe(duelOf(other).turnUpAt);
    }
  });

  test('[WB-DUEL-3] once part of the delay is over, a re-deal draws only the rest', () => {
    const state = calledDuel('7 7', nobodyArmed(2));
    duelOf(state).turnUpAt = state.timerAt = RACE_AT + 2400;
    state.at = RACE_AT + 2000;
    const looks = Array.from({ length: 60 }, (_, n) => wrightBrothers.redeal(state, ann, rngFrom(seedOf(n))));
    const times = looks.map((other) => duelOf(other).turnUpAt - RACE_AT);
    expect(Math.min(...times)).toBeGreaterThanOrEqual(2000);
    expect(Math.max(...times)).toBeLessThanOrEqual(2500);
    expect(new Set(times).size).toBeGreaterThan(20);
  });

  test('[WB-DUEL-9] a single duel card before the fourth sheriff is seen only by the player who gets it', () => {
    const state = calledDuel('6 *', nobodyArmed(2), { sheriffs: 3, options: { duelCards: 'bottom' } });
    sameForAll(state, (other) => {
      duelOf(other).cards = [0];
    });
    slap(state, ann, 300, 300);
    slap(state, bob, 400, 400);
    sameForAll(state, (other) => {
      other.deck[0] = 0;
    });
    // Only the caller knows the card in the caller's hand.
    const inHand = calledDuel('6 *', nobodyArmed(2), { sheriffs: 3, options: { duelCards: 'hand' } });
    timeOut(inHand);
    const guesses = Array.from({ length: 30 }, (_, n) =>
      held(wrightBrothers.redeal(inHand, bob, rngFrom(seedOf(n))), ann),
    );
    expect([held(inHand, ann), new Set(guesses).size > 4]).toEqual(['6 | ', true]);
  });
});
