import { describe, expect, test } from 'vitest';
import { wrightBrothers } from '../index.ts';
import { callDuel, discard, event, load, pass, picture, withoutTop } from '../testing/orders.ts';
import { ann, bob, cal, cards, play, table, timeOut } from '../testing/table.ts';

const SIX = { hand: '1 1 2 2 4 4' };

describe('the end-of-turn draw', () => {
  test('[WB-DRAW-1, WB-RULING-1] everyone draws, the active player first, then clockwise; each finishes before the next', () => {
    const state = table([{ hand: '1 1 2 2', revolver: '3' }, { hand: '1 1 2', revolver: '3' }, { hand: '2 2 4 4' }], {
      active: cal,
      deck: '5 6 7 J M',
    });
    const before = picture(state);
    expect(play(state, cal, pass)).toEqual([
      { type: 'passed', seat: cal, why: 'chosen' },
      { type: 'drew', seat: cal, cards: cards('5 6'), count: 2 },
      { type: 'drew', seat: ann, cards: cards('7'), count: 1 },
      { type: 'drew', seat: bob, cards: cards('J M'), count: 2 },
      { type: 'turn-started', seat: ann, turn: 2 },
    ]);
    expect(picture(state)).toEqual({
      ...before,
      turn: 2,
      active: ann,
      held: ['1 1 2 2 7 | 3', '1 1 2 J M | 3', '2 2 4 4 5 6 | '],
      deck: withoutTop(before.deck, 5),
      passStreak: 1,
    });
  });

  test('[WB-DRAW-1] everyone draws at the end of every turn, after a pass too', () => {
    for (const move of [pass, discard('3'), event('helper'), event('indians')]) {
      const state = table([{ hand: '3 H I' }, { hand: '1' }, SIX]);
      play(state, ann, move);
      const { players } = wrightBrothers.view(state, 'spectator');
      expect(players.map((player) => player.cards - player.limit)).toEqual([0, 0, 0]);
    }
  });

  test('[WB-EX-2, WB-DRAW-2] one card in hand and three in the revolver, no Helper: exactly two are drawn', () => {
    const state = table([{ hand: '5', revolver: '3 3 3' }, SIX, SIX], { deck: '6 7 J' });
    play(state, ann, pass);
    expect(picture(state).held[ann]).toBe('5 6 7 | 3 3 3');
  });

  test.each([
    [0, 0, 0, 6],
    [5, 0, 0, 1],
    [0, 5, 0, 1],
    [3, 3, 0, 0],
    [6, 0, 0, 0],
    [0, 6, 0, 0],
    [6, 0, 1, 1],
    [0, 6, 1, 1],
    [4, 3, 1, 0],
    [4, 2, 2, 2],
    [8, 0, 2, 0],
  ])('[WB-DRAW-2] hand %i, revolver %i, Helpers %i: draws %i', (inHand, loaded, helpers, drawn) => {
    const hand = '5 5 5 5 6 6 6 6'.split(' ').slice(0, inHand).join(' ');
    const revolver = '7 7 7 7 7 7'.split(' ').slice(0, loaded).join(' ');
    const state = table([{ hand, revolver, helpers }, SIX, SIX]);
    const size = state.deck.length;
    play(state, ann, pass);
    const player = wrightBrothers.view(state, ann).players[ann];
    expect(size - state.deck.length).toBe(drawn);
    expect([player?.cards, player?.loaded]).toEqual([inHand + drawn, loaded]);
  });

  test('[WB-DRAW-3, WB-RULING-2] a player above the limit draws nothing and gives up nothing', () => {
    const state = table([{ hand: '5 5 5 5', revolver: '6 6 6' }, { hand: '1 1 2 2 4 4 7' }, SIX]);
    const before = picture(state);
    play(state, ann, pass);
    expect(picture(state)).toEqual({ ...before, turn: 2, active: bob, passStreak: 1 });
  });

  test('[WB-DRAW-3, WB-RULING-2] with duel cards kept, a discard from seven draws nothing, the next one does', () => {
    const state = table([SIX, SIX], { sheriffs: 2, deck: '3 5 6', options: { duelCards: 'hand' } });
    play(state, ann, callDuel);
    timeOut(state);
    timeOut(state);
    expect(picture(state)).toMatchObject({ active: bob, held: ['1 1 2 2 3 4 4 | ', '1 1 2 2 4 4 5 | '] });
    play(state, bob, discard('5'));
    expect(picture(state).held[bob]).toBe('1 1 2 2 4 4 | ');
    play(state, ann, discard('4 4'));
    expect(picture(state).held[ann]).toBe('1 1 2 2 3 6 | ');
  });

  test('[WB-DRAW-4] drawn cards go to the hand, never to the revolver', () => {
    const state = table([{ revolver: '5 5' }, SIX, SIX], { deck: '6 6 J M' });
    play(state, ann, pass);
    expect(picture(state).held[ann]).toBe('6 6 J M | 5 5');
  });

  test('[WB-DRAW-4] from the top of the deck', () => {
    const state = table([{ hand: '3 5 5 6 6 7' }, SIX, SIX], { deck: 'M 7 J' });
    const before = picture(state);
    play(state, ann, discard('3'));
    expect(picture(state)).toMatchObject({
      held: ['5 5 6 6 7 M | ', ...before.held.slice(1)],
      deck: withoutTop(before.deck, 1),
    });
  });

  test('[WB-DRAW-5] the draw is one step with the action: a load comes before or after it, never in between', () => {
    const facing = () => table([{ hand: '3 5 5 6 6 7' }, SIX, SIX], { deck: 'M' });
    const before = facing();
    play(before, ann, load('5 5'));
    play(before, ann, discard('3'));
    expect(picture(before)).toMatchObject({ active: bob, phase: 'turn' });
    expect(picture(before).held[ann]).toBe('6 6 7 M | 5 5');
    const after = facing();
    play(after, ann, discard('3'));
    play(after, ann, load('5 M'));
    expect(picture(after).held[ann]).toBe('5 6 6 7 | 5 M');
  });

  test('[WB-DRAW-5] everyone has drawn before the next question is asked', () => {
    const state = table([{ hand: '3' }, { hand: '1' }, { hand: '2' }]);
    const events = play(state, ann, pass);
    expect(events.map(({ type }) => type)).toEqual(['passed', 'drew', 'drew', 'drew', 'turn-started']);
    expect(wrightBrothers.view(state, ann).players.map((player) => player.cards)).toEqual([6, 6, 6]);
  });
});
