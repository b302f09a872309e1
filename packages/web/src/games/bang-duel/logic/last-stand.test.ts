import { seat } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { situation } from '../testing/fixture.ts';
import type { Event, View } from '../wire.ts';
import { endingOf, swing } from './ending.ts';
import { lastStandOf } from './last-stand.ts';

const { view } = situation('play/main');
const law = view.players.findIndex(({ side }) => side === 'law');

const ended = (why: NonNullable<View['ending']>['why'], winner: number | undefined): View => ({
  ...view,
  ending: { why, winner: winner === undefined ? undefined : seat(winner) },
  players: view.players.map((player) => ({
    ...player,
    removed: player.side === 'law' ? ['django'] : ['kid-curry', 'tom-horn'],
  })),
});

test('a game that goes on has no last stand', () => {
  expect(lastStandOf(view)).toBeUndefined();
});

test('[BD-END-1] the last of the losing side lies on the street, and the others have their stones', () => {
  const stand = lastStandOf(ended('eliminated', law));
  expect(stand?.winner?.side).toBe('law');
  expect(stand?.fallen).toEqual({ id: 'tom-horn', side: 'outlaw' });
  expect(stand?.graves.map(({ id }) => id).toSorted()).toEqual(['django', 'kid-curry']);
  const health = stand?.standing.map((one) => one.health) ?? [];
  expect(health.length).toBeGreaterThan(0);
  expect(health).toEqual(health.toSorted((a, b) => b - a));
});

test('[BD-END-1] a character who is still dying when the game ends fell last', () => {
  const over = ended('eliminated', law);
  const dying = (id: 'jesse-james') => ({ ...over.players[law]?.characters.left, id, health: 0, isDying: true });
  const players = over.players.map((player) =>
    player.side === 'law' ? player : { ...player, characters: { left: dying('jesse-james'), right: undefined } },
  );
  const stand = lastStandOf({ ...over, players } as View);
  expect(stand?.fallen).toEqual({ id: 'jesse-james', side: 'outlaw' });
  expect(stand?.graves.map(({ id }) => id)).toEqual(['kid-curry', 'tom-horn', 'django']);
});

test('nobody falls when a side gives up, and in a draw both sides stand', () => {
  expect(lastStandOf(ended('conceded', law))?.fallen).toBeUndefined();
  expect(lastStandOf(ended('turn-limit', undefined))?.standing.length).toBe(
    view.players.flatMap(({ characters }) => [characters.left, characters.right]).filter(Boolean).length,
  );
});

test('the poster names the healthiest of the winning side, why gives the margin, and deaths turn a duel most', () => {
  const names = (at: number): string => ['Vera', 'Anna'][at] ?? '';
  const told = endingOf(ended('eliminated', law), { you: undefined, names, chairs: [], lang: 'en' });
  expect(told?.poster.heading).toBe('Hero');
  expect(told?.why).toMatch(/^The law wins with \d+ characters? and \d+ health left\.$/);
  expect(endingOf(ended('turn-limit', undefined), { you: undefined, names, chairs: [], lang: 'ru' })).toBeUndefined();
  const died = { type: 'died', seat: seat(0), character: 'django' } as Event;
  const missed = { type: 'hit-cancelled' } as Event;
  expect(swing(died)).toBeGreaterThan(swing(missed));
});
