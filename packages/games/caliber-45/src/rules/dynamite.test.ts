import { type Seat, seatsOf } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { caliber45 } from '../index.ts';
import {
  ann,
  bankOf,
  bob,
  cal,
  census,
  dot,
  feed,
  handOf,
  offers,
  play,
  refusal,
  rob,
  table,
  timeOut,
  types,
} from '../testing/index.ts';
import { NO_COWBOY } from './box.ts';
import type { Options } from './options.ts';

const four = (options: Partial<Options> = {}) =>
  table([{ hand: 'M' }, { hand: 'M' }, { hand: 'M' }, { hand: 'M' }], { spread: 'dynamite', options });
const cowboys = (state: ReturnType<typeof four>) => state.players.map(({ cowboy }) => cowboy !== NO_COWBOY);

test('[C45-DYN-1, C45-DYN-2, C45-CARD-3] all participants die, Mustang or not, and the card is discarded', () => {
  const state = four();
  const events = rob(state, ann, [bob, cal, dot]);
  expect(events.filter(({ type }) => type === 'fell').map((event) => 'seat' in event && event.seat)).toEqual([
    0, 1, 2, 3,
  ]);
  expect(cowboys(state)).toEqual([false, false, false, false]);
  expect(handOf(state, ann)).toBe('M');
  expect(bankOf(state)).toBe('dynamite');
});

test('[C45-EX-17, C45-DYN-3, C45-DYN-4, C45-RULING-14] if everyone votes yes, each gets a new cowboy, face down and clear', () => {
  const state = four();
  const cards = census(state);
  rob(state, ann, [bob, cal, dot]);
  expect(caliber45.toAct(state)).toEqual([ann, bob, cal, dot]);
  for (const by of [cal, ann, dot]) expect(types(play(state, by, 'vote yes'))).toEqual(['voted']);
  const events = play(state, bob, 'vote yes');
  expect(types(events)).toEqual([
    'voted',
    'votes-counted',
    'cowboy-dealt',
    'cowboy-dealt',
    'cowboy-dealt',
    'cowboy-dealt',
    'robbery-ended',
    'turn-started',
  ]);
  expect(events.flatMap((event) => (event.type === 'cowboy-dealt' ? [event.seat] : []))).toEqual([bob, cal, dot, ann]);
  expect(state.players.every(({ cowboy, bail, isSeen }) => cowboy !== NO_COWBOY && bail === 0 && !isSeen)).toBe(true);
  expect(state.active).toBe(bob);
  expect(census(state)).toBe(cards);
});

test('[C45-EX-17, C45-DYN-5] a single no, and nobody gets one', () => {
  const state = four();
  rob(state, ann, [bob, cal, dot]);
  for (const by of [ann, bob, cal]) play(state, by, 'vote yes');
  const events = play(state, dot, 'vote no');
  expect(events[1]).toEqual({ type: 'votes-counted', votes: [true, true, true, false], isAgreed: false });
  expect(cowboys(state)).toEqual([false, false, false, false]);
  expect(offers(state, bob)).toEqual(['hire']);
});

test("[C45-DYN-3, C45-ONLINE-4] an early no doesn't end the vote and stays secret: all the others still vote", () => {
  const state = four();
  rob(state, ann, [bob, cal, dot]);
  expect(types(play(state, ann, 'vote no'))).toEqual(['voted']);
  expect(caliber45.toAct(state)).toEqual([bob, cal, dot]);
  expect(caliber45.view(state, bob).players[ann]).toMatchObject({ hasVoted: true, vote: undefined });
  for (const by of [bob, cal]) expect(types(play(state, by, 'vote yes'))).toEqual(['voted']);
  expect(play(state, dot, 'vote yes')[1]).toEqual({
    type: 'votes-counted',
    votes: [false, true, true, true],
    isAgreed: false,
  });
});

test('[C45-DYN-3] during the vote the dynamite is still shown as the revealed card', () => {
  const state = four();
  const shown = (viewer: Seat | 'spectator') => caliber45.view(state, viewer).robbery?.card?.kind;
  rob(state, ann, [bob, cal, dot], 'face-down');
  expect([shown(ann), shown('spectator')]).toEqual([undefined, undefined]);
  play(state, ann, { type: 'pick', slot: 0 });
  expect([shown(ann), shown('spectator')]).toEqual(['dynamite', 'dynamite']);
});

test('[C45-DYN-6] if a player stayed at home there is no vote', () => {
  const state = four();
  rob(state, ann, [bob, dot]);
  expect([state.phase, state.active]).toEqual(['arming', bob]);
  expect(cowboys(state)).toEqual([false, false, true, false]);
});

test('[C45-DYN-3] the option says always or never, and still only if everyone took part', () => {
  const always = four({ dynamiteMercy: 'always' });
  rob(always, ann, [bob, cal, dot]);
  expect(cowboys(always)).toEqual([true, true, true, true]);
  const some = four({ dynamiteMercy: 'always' });
  rob(some, ann, [bob, cal]);
  expect(cowboys(some)).toEqual([false, false, false, true]);
  const never = four({ dynamiteMercy: 'never' });
  rob(never, ann, [bob, cal, dot]);
  expect([never.phase, ...cowboys(never)]).toEqual(['arming', false, false, false, false]);
});

test('[C45-DYN-4, C45-DECK-4] if the cowboy deck runs out during the deal, the dead cowboys are shuffled in', () => {
  const state = table(
    seatsOf(9).map((i) => ({ team: (['A', 'B', 'C'] as const)[i % 3] ?? 'A' })),
    { spread: 'dynamite' },
  );
  rob(state, ann, seatsOf(9));
  const events = seatsOf(9).flatMap((by) => play(state, by, 'vote yes'));
  expect(types(events).filter((type) => type !== 'voted')).toEqual([
    'votes-counted',
    'cowboy-dealt',
    'cowboy-dealt',
    'cowboy-dealt',
    'refilled',
    ...Array.from({ length: 6 }, () => 'cowboy-dealt'),
    'robbery-ended',
    'turn-started',
  ]);
  expect(new Set(state.players.map(({ cowboy }) => cowboy)).size).toBe(9);
});

test('[C45-DECK-4, C45-NEXT-1] if the deal takes the last card of the cowboy deck, the dead cowboys form a new one before anyone arms', () => {
  const state = table([{}, {}], {
    spread: 'dynamite',
    cowboyDiscard: 'pat wyatt cole doc calamity john wild belle',
    options: { dynamiteMercy: 'always' },
  });
  const events = rob(state, ann, [bob]);
  expect(types(events.slice(-4))).toEqual(['cowboy-dealt', 'refilled', 'robbery-ended', 'turn-started']);
  expect([state.cowboys.length, state.cowboyDiscard.length]).toEqual([10, 0]);
});

test('[C45-ONLINE-4] votes are secret until all are in, each player votes once, and silence is a no', () => {
  const state = four();
  rob(state, ann, [bob, cal, dot]);
  const [voted] = play(state, bob, 'vote yes');
  expect(voted && caliber45.redact(voted, ann)).toEqual({ type: 'voted', seat: bob, yes: 'face-down' });
  expect(voted && caliber45.redact(voted, bob)).toEqual({ type: 'voted', seat: bob, yes: true });
  expect(caliber45.view(state, ann).players[bob]).toMatchObject({ hasVoted: true, vote: undefined });
  expect(caliber45.view(state, bob).players[bob]).toMatchObject({ hasVoted: true, vote: true });
  expect(refusal(state, bob, 'vote no')).toBe('ALREADY_VOTED');
  const events = timeOut(state);
  expect(events.filter(({ type }) => type === 'stood-in')).toEqual([
    { type: 'stood-in', seat: ann, why: 'time' },
    { type: 'stood-in', seat: cal, why: 'time' },
    { type: 'stood-in', seat: dot, why: 'time' },
  ]);
  expect(events).toContainEqual({ type: 'votes-counted', votes: [false, true, false, false], isAgreed: false });
});

test('[C45-DYN-3] a second dynamite starts a new vote', () => {
  const state = table([{}, {}], { spread: 'dynamite dynamite' });
  rob(state, ann, [bob]);
  for (const by of [ann, bob]) play(state, by, 'vote yes');
  expect(caliber45.view(state, ann).players[ann]).toMatchObject({ hasVoted: false, vote: undefined });
  rob(state, bob, [ann], 1);
  expect(caliber45.toAct(state)).toEqual([ann, bob]);
  expect(caliber45.view(state, ann).players.map(({ hasVoted }) => hasVoted)).toEqual([false, false]);
  play(state, ann, 'vote yes');
  expect(types(play(state, bob, 'vote no'))).toContain('votes-counted');
  expect(cowboys(state)).toEqual([false, false]);
});

test('[C45-ONLINE-11] a player who has left votes no, and nobody waits', () => {
  const state = four();
  rob(state, ann, [bob, cal, dot]);
  feed(state, { type: 'leave', at: state.at, seat: dot });
  for (const by of [ann, bob]) play(state, by, 'vote yes');
  expect(types(play(state, cal, 'vote yes'))).toContain('votes-counted');
  expect(cowboys(state)).toEqual([false, false, false, false]);
});
