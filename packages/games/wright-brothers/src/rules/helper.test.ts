import { seatsOf } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import { wrightBrothers } from '../index.ts';
import { discard, event, giveBack, legal, load, pass, picture, startShootout, withoutTop } from '../testing/orders.ts';
import { ann, bob, cal, cards, census, play, refusal, slap, table } from '../testing/table.ts';

const SIX = { hand: '1 1 2 2 4 4' };

describe('the Helper', () => {
  test('[WB-EX-8, WB-HELP-1, WB-HELP-2, WB-HELP-3, WB-HELP-4] with six cards, one a Helper: five are left, the limit is seven, two are drawn', () => {
    const state = table([{ hand: 'H 3 3 5 5 6' }, SIX, SIX], { deck: '7 J M' });
    const before = picture(state);
    expect(play(state, ann, event('helper'))).toEqual([
      { type: 'event-played', seat: ann, card: 'helper', target: undefined },
      { type: 'drew', seat: ann, cards: cards('7 J'), count: 2 },
      { type: 'turn-started', seat: bob, turn: 2 },
    ]);
    expect(picture(state)).toEqual({
      ...before,
      turn: 2,
      active: bob,
      held: ['3 3 5 5 6 7 J | ', ...before.held.slice(1)],
      helpers: [1, 0, 0],
      deck: withoutTop(before.deck, 2),
    });
    expect(wrightBrothers.view(state, 'spectator').players.map(({ limit }) => limit)).toEqual([7, 6, 6]);
  });

  test('[WB-HELP-1] it is face up for everyone and stays turn after turn', () => {
    const state = table([{ hand: 'H 3 3 5 5 6' }, SIX, SIX], { deck: '7 7 3 3 3' });
    play(state, ann, event('helper'));
    for (const move of [pass, pass, discard('3 3')]) play(state, state.active, move);
    expect(picture(state).held[ann]).toBe('3 3 5 5 6 7 7 | ');
    for (const viewer of [ann, bob, cal, 'spectator'] as const)
      expect(wrightBrothers.view(state, viewer).players.map(({ helpers }) => helpers)).toEqual([1, 0, 0]);
  });

  test.each([
    [0, 6],
    [1, 7],
    [2, 8],
  ])('[WB-HELP-2, WB-RULING-12] %i Helpers in front: the limit is %i', (helpers, limit) => {
    const state = table([{ hand: '3', helpers }, SIX, SIX]);
    play(state, ann, pass);
    const player = wrightBrothers.view(state, ann).players[ann];
    expect([player?.limit, player?.cards]).toEqual([limit, limit]);
  });

  test('[WB-HELP-2, WB-RULING-12] each Helper raises only its owner’s limit; two add up', () => {
    const split = table([{ hand: '3', helpers: 1 }, { hand: '1', helpers: 1 }, SIX]);
    play(split, ann, pass);
    expect(wrightBrothers.view(split, ann).players.map((player) => player.cards)).toEqual([7, 7, 6]);

    const stacked = table([{ hand: 'H 3 3 5 5 6 6', helpers: 1 }, SIX, SIX]);
    play(stacked, ann, event('helper'));
    expect(wrightBrothers.view(stacked, ann).players.map((player) => player.cards)).toEqual([8, 6, 6]);
  });

  test('[WB-HELP-3] a played Helper can’t be taken by a Switch', () => {
    const state = table([{ hand: 'S 3 3 5 5 6' }, { hand: '7', helpers: 2 }, SIX]);
    play(state, ann, event('switch', bob));
    expect(picture(state)).toMatchObject({ taking: '7', helpers: [0, 2, 0] });
    expect(state.taking?.count).toBe(1);
    const bare = table([{ hand: 'S 3 3 5 5 6' }, { helpers: 1, revolver: '7 7 7 7 7 7' }, SIX]);
    expect(refusal(bare, ann, event('switch', bob))).toBe('BAD_TARGET');
  });

  test('[WB-HELP-3] a played Helper can’t be discarded, played again, loaded or given back', () => {
    const state = table([{ hand: 'S 3 3 5 5 6', helpers: 1 }, { hand: '7 7 7 7 7 7' }, SIX]);
    expect(refusal(state, ann, discard('H'))).toBe('NOT_IN_HAND');
    expect(refusal(state, ann, event('helper'))).toBe('NOT_IN_HAND');
    expect(refusal(state, ann, load('H'))).toBe('NOT_LOADABLE');
    expect(legal(state, ann).filter((line) => line.includes('helper'))).toEqual([]);
    play(state, ann, event('switch', bob));
    expect(refusal(state, ann, giveBack('7 H'))).toBe('NOT_IN_HAND');
  });

  test('[WB-HELP-3] a played Helper doesn’t count as held: with six other cards its owner draws up to seven', () => {
    const state = table([{ hand: '3 3 5', revolver: '5 6 6', helpers: 1 }, SIX, SIX], { deck: 'J M' });
    play(state, ann, pass);
    expect(picture(state).held[ann]).toBe('3 3 5 J | 5 6 6');
  });

  test('[WB-HELP-4] the larger limit applies to the same turn’s draw, with or without sheriffs', () => {
    const state = table([{ hand: 'H', revolver: '3 3 5 5 6' }, SIX, SIX], { deck: '7 * 6' });
    play(state, ann, event('helper'));
    expect(picture(state)).toMatchObject({
      held: ['6 7 | 3 3 5 5 6', '1 1 2 2 4 4 | ', '1 1 2 2 4 4 | '],
      sheriffs: 1,
    });
  });

  test('[WB-HELP-3, WB-HELP-5] at the end of the round it is collected and scores nothing', () => {
    const state = table([{ hand: '3', revolver: '7 7', helpers: 2 }, SIX, SIX], { sheriffs: 2, loot: '1 2 3' });
    const whole = census(state);
    play(state, ann, startShootout);
    slap(state, bob, 300);
    slap(state, cal, 400);
    // A pot of three: two for Ann, one for Bob.
    expect(picture(state)).toMatchObject({ phase: 'round-over', scores: [2, 1, 0], loot: '1 2 3' });
    for (const by of seatsOf(3)) play(state, by, { type: 'ready' });
    expect(picture(state)).toMatchObject({ helpers: [0, 0, 0], scores: [2, 1, 0] });
    expect(wrightBrothers.view(state, ann).players.map(({ limit }) => limit)).toEqual([6, 6, 6]);
    expect(census(state)).toBe(whole);
  });
});
