import type { Connection } from '@saloon/client';
import { userId } from '@saloon/protocol';
import { beforeEach, expect, test } from 'vitest';
import { myName, setMyName } from './identity.ts';
import { followName } from './own-name.ts';

const fakeServer = () => {
  const listeners: (() => void)[] = [];
  const fake = {
    status: { type: 'connecting' } as Connection['status'],
    user: undefined as Connection['user'],
    sent: [] as string[],
    onChange: (listener: () => void) => listeners.push(listener),
    rename: (name: string) => void fake.sent.push(name),
    welcome(name: string) {
      fake.status = { type: 'online' };
      fake.user = { id: userId('u'), name };
      for (const listener of listeners) listener();
    },
    drop() {
      fake.status = { type: 'waiting', until: 1 };
      for (const listener of listeners) listener();
    },
  };
  return fake;
};

beforeEach(() => setMyName('Guest Wyatt'));

function online() {
  const server = fakeServer();
  followName(server);
  server.welcome('Guest Wyatt');
  return server;
}

test('a device shows the name that the server has, and does not send its own', () => {
  const server = online();
  server.drop();
  server.welcome('Annie');
  expect(myName.value).toBe('Annie');
  server.welcome('Annie Oakley');
  expect(myName.value).toBe('Annie Oakley');
  expect(server.sent).toEqual([]);
});

test('a saved name is sent, and shown as the server has written it', () => {
  const server = online();
  setMyName('Varmint');
  expect(server.sent).toEqual(['Varmint']);
  server.welcome('V******');
  expect(myName.value).toBe('V******');
  expect(server.sent).toEqual(['Varmint']);
});

test('a name that was saved without a connection is sent once there is one, again if that breaks', () => {
  const server = online();
  server.drop();
  setMyName('Annie');
  server.welcome('Guest Wyatt');
  expect([myName.value, server.sent]).toEqual(['Annie', ['Annie']]);
  server.drop();
  server.welcome('Guest Wyatt');
  expect([myName.value, server.sent]).toEqual(['Annie', ['Annie', 'Annie']]);
  server.welcome('Annie');
  server.drop();
  server.welcome('Annie Oakley');
  expect([myName.value, server.sent]).toEqual(['Annie Oakley', ['Annie', 'Annie']]);
});
