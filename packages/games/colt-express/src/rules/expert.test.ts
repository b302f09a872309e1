import { seatsOf } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import { coltExpress } from '../index.ts';
import {
  type Around,
  ann,
  bob,
  cal,
  heist,
  inWords,
  legal,
  play,
  refusal,
  type Seated,
  table,
  timeOut,
} from '../testing/index.ts';
import { handSize } from './draw.ts';
import { playerAt } from './state.ts';

const expert = (players: readonly Seated[], around: Around = {}) =>
  table(players, { ...around, options: { expert: true, abilities: false, ...around.options } });

/** The last turn of the round, in which everyone but Ann can only draw. */
const lastTurn = (hand: string, around: Around = {}) =>
  expert([{ hand }, {}, {}], { card: 'r24-bridge', turn: 3, ...around });

describe('keeping cards', () => {
  test('[CE-EXPERT-4, CE-EXPERT-5, EX-29] any action cards may be kept; all others and every bullet go to the discard', () => {
    const state = lastTurn('move fire ladder neutral');
    play(state, ann, 'play ladder');
    play(state, bob, 'draw');
    play(state, cal, 'draw');
    expect([state.phase, coltExpress.toAct(state)]).toEqual(['keeping', [ann, bob, cal]]);
    expect(legal(state, ann)).toEqual(['keep', 'keep fire', 'keep move', 'keep move fire']);
    expect(refusal(state, ann, 'keep move move')).toBe('NOT_IN_HAND');
    play(state, ann, 'keep move');
    expect(refusal(state, ann, 'keep fire')).toBe('ALREADY_CHOSEN');
    expect(coltExpress.view(state, bob).players[ann]).toMatchObject({ hasChosen: true, choice: undefined });
    play(state, bob, 'keep');
    const kept = play(state, cal, 'keep').find(({ type }) => type === 'kept');
    expect(kept).toMatchObject({ seat: ann, count: 1, discardedCount: 2 });
    expect(kept === undefined ? undefined : coltExpress.redact(kept, bob)).toMatchObject({
      cards: 'face-down',
      discarded: 'face-down',
      count: 1,
    });
  });

  test('[CE-EXPERT-4, CE-PLAN-10] cards drawn by the last action of a round may be kept, so their owner sees them', () => {
    const drawn = (options: NonNullable<Around['options']>) => {
      const state = lastTurn('move fire', { options });
      for (const by of [ann, bob]) play(state, by, 'draw');
      return play(state, cal, 'draw').find(({ type }) => type === 'drew');
    };
    expect(drawn({})).toMatchObject({ seat: cal, cards: [expect.anything(), expect.anything(), expect.anything()] });
    expect(drawn({ expert: false })).toMatchObject({ seat: cal, cards: 'face-down', count: 3 });
  });

  test('[CE-EXPERT-3, EX-29] the next round fills the hand up to six', () => {
    const state = lastTurn('move fire neutral');
    for (const by of seatsOf(3)) play(state, by, 'draw');
    play(state, ann, 'keep move');
    play(state, bob, 'keep');
    const events = play(state, cal, 'keep');
    expect(events.filter(({ type }) => type === 'dealt')).toMatchObject([
      { seat: bob, count: 6 },
      { seat: cal, count: 6 },
      { seat: ann, count: 5 },
    ]);
    expect(inWords(state, ann, 'hand').split(' ')).toContain('move');
    expect(state.players.map(handSize)).toEqual([6, 6, 6]);
  });

  test('[CE-EXPERT-3, CE-RULING-26] a hand of more than six stays as it is', () => {
    const state = lastTurn('move move fire fire ladder ladder robbery robbery');
    play(state, ann, 'draw');
    play(state, bob, 'draw');
    play(state, cal, 'draw');
    play(state, ann, 'keep move move ladder ladder fire fire robbery robbery punch marshal');
    play(state, bob, 'keep');
    const events = play(state, cal, 'keep');
    expect(events.find((event) => event.type === 'dealt' && event.seat === ann)).toMatchObject({ count: 0 });
    expect(handSize(playerAt(state, ann))).toBe(10);
  });

  test('[CE-RULING-26, CE-DOC-1] Doc fills up to seven', () => {
    const state = expert([{ bandit: 'doc', hand: 'move' }, {}, {}], { options: { abilities: true } });
    heist(state, '');
    expect(state.players.map(handSize)).toEqual([7, 6, 6]);
  });

  test('[CE-EXPERT-5, CE-RULING-27] a player with only bullets is asked too, one with an empty hand is not', () => {
    const all = 'move move ladder ladder fire fire robbery robbery punch marshal';
    const state = expert([{ hand: 'neutral neutral' }, { discard: all, shown: all }, {}], {
      card: 'r24-bridge',
      turn: 3,
    });
    play(state, ann, 'draw');
    play(state, bob, 'draw');
    play(state, cal, 'draw');
    expect(coltExpress.toAct(state)).toEqual([ann, bob, cal]);
    const bullets = expert([{ hand: 'move' }, { hand: 'neutral' }, { hand: 'move' }], { card: 'r24-bridge', turn: 3 });
    play(bullets, ann, 'play move');
    play(bullets, bob, 'draw');
    play(bullets, cal, 'play move');
    expect(coltExpress.toAct(bullets)).toEqual([bob]);
  });

  test('if time runs out, the player keeps nothing', () => {
    const state = lastTurn('move fire');
    for (const by of seatsOf(3)) play(state, by, 'draw');
    const events = timeOut(state);
    expect(events.filter(({ type }) => type === 'committed').length).toBe(3);
    expect(events.find(({ type }) => type === 'kept')).toMatchObject({ count: 0 });
  });
});

describe('deck and discard', () => {
  test('[CE-EXPERT-6, CE-EXPERT-11, CE-EXEC-7] a resolved card goes face up to the discard, not to the deck', () => {
    const state = expert([{ bandit: 'doc', at: 'W2i' }, {}, {}], { round: 5 });
    heist(state, 'ann:ladder');
    expect(inWords(state, ann, 'discard')).toBe('ladder');
    expect(coltExpress.view(state, bob).players[ann]?.discardSeen).toEqual([{ action: 'ladder', bandit: undefined }]);
    expect(inWords(state, ann, 'deck')).toBe('move move ladder fire fire robbery robbery punch marshal');
  });

  test('[CE-EXPERT-7] bullets received lie on top of the deck, the last one first, and are drawn first', () => {
    const state = expert([{ bandit: 'doc', at: 'W2r', onTop: 'tuco' }, { at: 'Lr' }, { at: 'Lr' }], { marshal: 2 });
    heist(state, 'ann:ladder');
    expect(inWords(state, ann, 'hand').split(' ').slice(-2)).toEqual(['tuco', 'neutral']);
    expect(handSize(playerAt(state, ann))).toBe(6);
    expect(inWords(state, ann, 'discard')).toBe('ladder');
    const one = expert([{ hand: 'move move ladder ladder fire', onTop: 'tuco neutral' }, {}, {}]);
    heist(one, '');
    expect(inWords(one, ann, 'hand')).toBe('move move ladder ladder fire neutral');
    expect(coltExpress.view(one, bob).players[ann]?.bulletsOnTop).toEqual(['tuco']);
    const two = expert([{ onTop: 'tuco' }, { onTop: 'neutral ghost' }, {}]);
    const onTop = coltExpress.view(two, cal).players.map(({ bulletsOnTop }) => bulletsOnTop);
    expect(onTop).toEqual([['tuco'], ['ghost', 'neutral'], []]);
  });

  test('[CE-EXPERT-8] an empty deck is refilled from the discard in the middle of drawing', () => {
    const discard = 'move move ladder ladder fire fire robbery neutral';
    const state = expert([{ hand: 'punch', discard, shown: discard }, {}, {}]);
    expect(inWords(state, ann, 'deck')).toBe('robbery marshal');
    const events = play(state, ann, 'draw');
    expect(events.slice(0, 2)).toMatchObject([
      { type: 'deck-rebuilt', seat: ann, count: 8 },
      { type: 'drew', count: 3 },
    ]);
    const hand = inWords(state, ann, 'hand').split(' ');
    expect(hand).toEqual(expect.arrayContaining(['robbery', 'marshal', 'punch']));
    expect([inWords(state, ann, 'discard'), inWords(state, ann, 'deck').split(' ').length]).toEqual(['', 7]);
    expect(coltExpress.view(state, bob).players[ann]?.discardSeen).toEqual([]);
  });

  test('[CE-EXPERT-8, CE-EXPERT-9] drawing is possible while the deck or the discard has a card', () => {
    const nine = 'move move ladder ladder fire fire robbery robbery punch';
    const last = expert([{ hand: nine, discard: 'marshal' }, {}, {}]);
    expect(legal(last, ann)).toContain('draw');
    expect(play(last, ann, 'draw')[1]).toMatchObject({ type: 'drew', count: 1 });
    const none = expert([{ hand: `${nine} marshal` }, {}, {}]);
    expect(legal(none, ann)).not.toContain('draw');
  });

  test('[CE-EXPERT-1, CE-EXPERT-11] the deck is not shuffled with the discard at the start of a round', () => {
    const state = expert([{ discard: 'move move ladder' }, {}, {}]);
    heist(state, '');
    expect([inWords(state, ann, 'discard'), inWords(state, ann, 'hand').includes('move')]).toEqual([
      'move move ladder',
      false,
    ]);
  });

  test('[CE-EXPERT-10, CE-RULING-26] players see their own discard; others see the cards they saw resolve', () => {
    const state = expert([{ discard: 'move fire neutral', shown: 'fire' }, {}, {}]);
    expect(coltExpress.view(state, ann).players[ann]?.discardCards?.length).toBe(3);
    expect(coltExpress.view(state, bob).players[ann]).toMatchObject({
      discard: 3,
      discardCards: undefined,
      discardSeen: [{ action: 'fire', bandit: undefined }],
    });
  });
});
