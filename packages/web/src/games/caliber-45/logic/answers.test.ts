import { seat } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { type FixtureName, situation } from '../testing/fixture.ts';
import { type Answer, answersFor, type Draft, NO_DRAFT } from './answers.ts';

const at = (moment: FixtureName, draft: Partial<Draft> = {}) =>
  answersFor(situation(moment), { ...NO_DRAFT, ...draft });
const said = (answers: readonly Answer[]) =>
  answers.map(({ saying, look, why }) => [saying.type, look, why].filter((one) => one !== undefined).join(' '));

test('[C45-ARM-2, C45-ARM-3] room in the hand offers a draw, a full hand an exchange that waits for its card', () => {
  expect(said(at('arm-five'))).toEqual(['announce can', 'draw main']);
  expect(said(at('arm'))).toEqual(['announce can', 'exchange main NO_DISCARD']);
  expect(at('arm', { chosen: ['mustang'] })[1]?.act).toEqual({
    type: 'send',
    move: { type: 'exchange', discard: 'mustang' },
  });
});

test('[C45-ARM-5] a coyote goes only with a bullet card', () => {
  expect(said(at('arm', { chosen: ['coyote'] }))).toEqual(['announce can', 'exchange main COYOTE_NEEDS_BULLET']);
  expect(at('arm', { chosen: ['bullet-2', 'coyote'] })[1]?.act).toEqual({
    type: 'send',
    move: { type: 'exchange', discard: 'coyote', with: 'bullet-2' },
  });
});

test('[C45-ARM-6] two bullet cards are not swapped together, and it says so', () => {
  const chosen = ['bullet-2', 'bullet-4'] as const;
  expect(said(at('arm', { chosen }))).toEqual(['announce can', 'exchange main ONLY_COYOTE_HAS_COMPANION']);
});

test('[C45-BAIL-6, C45-BAIL-7] bail may be worked off, and a robbery is offered only to who can pay it', () => {
  expect(said(at('bail-change'))).toEqual(['announce can', 'work-off can', 'draw main']);
  expect(said(at('bail-not-covered'))).toEqual(['announce can BAIL_NOT_COVERED', 'work-off can', 'draw main']);
});

test('[C45-ARM-11, C45-HIRE-2] without a cowboy there is hiring, and then keep or send away', () => {
  expect(said(at('no-cowboy'))).toEqual(['hire main']);
  expect(said(at('hire'))).toEqual(['reject ghost', 'keep main']);
});

test('[C45-LOOP-1] at high noon the robbery is the main thing, and the rest says why', () => {
  expect(said(at('noon'))).toEqual(['announce main', 'exchange can HIGH_NOON']);
});

test('[C45-RULING-4] passing is there where the table allows it', () => {
  expect(said(at('no-bullets'))).toEqual(['pass ghost', 'announce can', 'exchange main NO_DISCARD']);
});

test('[C45-CALL-2] a call is answered with join or decline', () => {
  expect(said(at('call'))).toEqual(['decline ghost', 'join main']);
});

test('[C45-ONLINE-1] any card may be picked, or left to chance', () => {
  expect(said(at('pick'))).toEqual(['surprise main']);
  expect(said(at('pick', { slot: 7 }))).toEqual(['surprise can', 'turn-up main']);
  expect(at('pick', { slot: 7 })[1]?.act).toEqual({ type: 'send', move: { type: 'pick', slot: 7 } });
  // An empty slot isn't a choice.
  expect(said(at('pick', { slot: 3 }))).toEqual(['surprise main']);
});

test('[C45-GRD-3, C45-GRD-6] guards: fall, ride, or enough bullets', () => {
  expect(said(at('face'))).toEqual(['fall ghost', 'ride can', 'fire main NO_CARDS']);
  expect(said(at('face', { chosen: ['bullet-4'] }))).toEqual(['fall ghost', 'ride can', 'fire main TOO_WEAK']);
  expect(said(at('face', { chosen: ['bullet-2', 'bullet-4'] }))).toEqual(['fall ghost', 'ride can', 'fire main']);
  expect(said(at('face', { chosen: ['mustang'] }))).toEqual(['fall ghost', 'ride main', 'fire can TOO_WEAK']);
});

test('[C45-GRD-5, C45-DEF-3] who can never be strong enough is told that it is the cap', () => {
  expect(said(at('over-cap'))).toEqual(['fall ghost', 'ride can', 'fire can OVER_CAP']);
  expect(said(at('too-weak'))).toEqual(['fall can', 'ride can NO_MUSTANG', 'fire can TOO_WEAK']);
});

test('a ride that was laid out is not asked for twice, one that was not is', () => {
  expect(at('face').find(({ saying }) => saying.type === 'ride')?.isFinal).toBe(true);
  expect(at('face', { chosen: ['mustang'] }).find(({ saying }) => saying.type === 'ride')?.isFinal).toBe(false);
});

test('[C45-SHER-1] a fine is paid or sat out in jail', () => {
  expect(said(at('fine'))).toEqual(['go-to-jail ghost', 'pay-fine main']);
});

test('[C45-DYN-3] everybody votes once', () => {
  expect(said(at('vote'))).toEqual(['vote-no can', 'vote-yes main']);
  expect(said(at('voted'))).toEqual([]);
});

test('[C45-SHOOT-3, C45-SHOOT-4] several rivals: cards first, then the target', () => {
  expect(said(at('shootout'))).toEqual(['flee ghost', 'draw can', 'fire main NO_CARDS']);
  const fire = at('shootout', { chosen: ['bullet-3'] }).at(-1);
  expect(fire?.act).toEqual({ type: 'aim', isAiming: true });
  expect(at('shootout', { chosen: ['bullet-3'], isAiming: true }).map(({ saying }) => saying)).toEqual([
    { type: 'back' },
    { type: 'target', seat: 2 },
    { type: 'target', seat: 4 },
  ]);
});

test('[C45-SHOOT-4] a rival who was pressed once is in the answer, which is the second press', () => {
  const answers = answersFor(situation('shootout'), { ...NO_DRAFT, chosen: ['bullet-3'] }, seat(4));
  expect(answers.at(-1)).toMatchObject({
    saying: { type: 'fire', cards: ['bullet-3'], at: 4 },
    look: 'main',
    isFinal: false,
    act: { type: 'send', move: { type: 'shoot', target: 4 } },
  });
});

test('[C45-SHOOT-4] a single rival needs no aiming', () => {
  expect(at('shootout-two', { chosen: ['bullet-5', 'bullet-6'] }).at(-1)).toMatchObject({
    saying: { type: 'fire', at: 1 },
    act: { type: 'send', move: { type: 'shoot', target: 1, cards: ['bullet-5', 'bullet-6'] } },
  });
});

test('[C45-SHOOT-13, C45-SHOOT-14] with an empty deck and no bullets there is only flight', () => {
  expect(said(at('must-flee'))).toEqual(['flee can', 'draw can DECK_EMPTY', 'fire can NOT_BULLETS']);
});

test('who is not asked has no buttons', () => {
  expect(at('other')).toEqual([]);
  expect(at('watching')).toEqual([]);
  expect(at('over')).toEqual([]);
});
