import { userId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { Presence } from './presence.ts';

const [ann, bob, cal, dot] = [userId('ann'), userId('bob'), userId('cal'), userId('dot')];

test('somebody is online here or on another server, until that one falls silent', () => {
  let now = 0;
  const presence = new Presence({
    now: () => now,
    connected: () => [ann, bob, ann],
    isPlaying: (user) => user === bob,
  });
  expect(presence.here()).toEqual({ online: [ann, bob], playing: [bob] });
  presence.onRemote('west', [cal], [cal]);
  const states = () => Object.fromEntries(presence.of([ann, bob, cal, dot]));
  expect(states()).toEqual({ ann: 'online', bob: 'playing', cal: 'playing', dot: 'offline' });
  presence.onRemote('west', [cal], []);
  expect(states()).toMatchObject({ cal: 'online' });
  now = 100_001;
  expect(states()).toMatchObject({ ann: 'online', cal: 'offline' });
});
