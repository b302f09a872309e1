import { expect, test } from 'vitest';
import { situation } from '../testing/fixture.ts';
import type { CharacterView, Move } from '../wire.ts';
import { isHarmful } from './harmful.ts';
import { charactersOf, isAwake } from './situation.ts';

const cover = (id: CharacterView['id'], changes: Partial<CharacterView> = {}): CharacterView => ({
  id,
  place: 'left',
  health: 3,
  maxHealth: 4,
  equipment: [],
  isAp: false,
  isSole: false,
  isActive: false,
  isTarget: false,
  isDying: false,
  ...changes,
});

test('[BD-ACT-1, BD-ACT-2, BD-ACT-8] a cover sleeps, unless its ability is always active and it lives', () => {
  expect(isAwake(cover('wyatt-earp'))).toBe(false);
  expect(isAwake(cover('wyatt-earp', { isActive: true, isTarget: true }))).toBe(true);
  for (const id of ['stranger', 'bat-masterson', 'buffalo-bill'] as const) {
    expect(isAwake(cover(id))).toBe(true);
    expect(isAwake(cover(id, { health: 0, isDying: true }))).toBe(false);
  }
});

test('[BD-PLAY-3] what hurts your own side or helps the other is marked: useful equipment for an enemy, Ale for the healthy', () => {
  const { view, moves, you } = situation('play/main');
  const own = view.players.filter((_, seat) => seat === you).flatMap(charactersOf);
  const isMine = (move: Move) => 'target' in move && own.some(({ id }) => id === move.target);
  const hats = moves.filter((move) => move.type === 'play' && move.card === 'hat:law:horseshoe');
  expect(hats.map((move) => isHarmful({ saying: { type: 'aim', move } }, view))).toEqual(
    hats.map((move) => !isMine(move)),
  );
  const ale = (target: CharacterView | undefined, health: number): boolean => {
    if (target === undefined) throw new Error('Cannot test without a character');
    const move: Move = { type: 'play', card: 'strong-ale:law:barrel', target: target.id };
    const players = view.players.map(({ characters, ...player }) => {
      const given = (one: CharacterView | undefined) => (one?.id === target.id ? { ...one, health } : one);
      return { ...player, characters: { left: given(characters.left), right: given(characters.right) } };
    });
    return isHarmful({ saying: { type: 'aim', move } }, { ...view, players } as typeof view);
  };
  const [mine] = own;
  const [enemy] = view.players.filter((_, seat) => seat !== you).flatMap(charactersOf);
  expect([2, 3, 4].map((health) => ale(mine, health))).toEqual([false, false, true]);
  expect([2, 3, 4].map((health) => ale(enemy, health))).toEqual([true, false, false]);
});
