import { effect } from '@preact/signals';
import {
  Connection,
  type Identity,
  type Opened,
  openSocket,
  type Sent,
  type Socket,
  system,
  webSocketUrl,
} from '@saloon/client';
import { renew } from '../core/pwa/renew.ts';
import type { PlayOn } from '../local/play-on.ts';
import { listenForUnsaved } from '../local/unsaved-notice.ts';
import { hasOtherSecret, knownAs, myName, nextSecret, secret, takeNextSecret } from './identity.ts';
import { keptHandle } from './kept-handle.ts';
import { followName } from './own-name.ts';
import { watched } from './watched.ts';

const identity: Identity = {
  get secret() {
    return secret();
  },
  get user() {
    return knownAs();
  },
  /** With an account, the server has the name. */
  get name() {
    return keptHandle.peek() === undefined ? myName.peek() : undefined;
  },
  hasOtherSecret,
};
/** For the solo tables' worker, which knows nobody. */
const soloIdentity: Identity = {
  secret: '',
  get name() {
    return myName.peek();
  },
};

/** The server that this page came from. */
export const server = new Connection({
  connect: () => openSocket(WebSocket, webSocketUrl(location.href)),
  identity,
  environment: system,
});

/** The host of solo tables, in a worker of this browser. It speaks the same protocol, without a network. */
export const soloServer = new Connection({ connect: workerSocket, identity: soloIdentity, environment: system });

export const serverStatus = watched(server, () => server.status);
export const serverUser = watched(server, () => server.user);
export const lobbyRows = watched(server.lobby, () => server.lobby.rows);
export const lobbySearch = watched(server.lobby, () => server.lobby.searched);
/** The search for other players, while it runs. */
export const quickMatch = watched(server.match, () => server.match.state);
/** The tables where this person has a seat. */
export const seatedTables = watched(server.lobby, () => server.lobby.seated);

function workerSocket(): Socket {
  listenForUnsaved();
  const worker = new Worker(new URL('../local/worker.ts', import.meta.url), { type: 'module' });
  const socket: Socket = {
    send: (text) => worker.postMessage(text),
    close: () => worker.terminate(),
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  worker.onmessage = ({ data }) => socket.onmessage?.({ data });
  worker.onerror = () => {
    worker.terminate();
    socket.onclose?.();
    void renew();
  };
  queueMicrotask(() => socket.onopen?.());
  return socket;
}

/** Opens a solo table that continues a recorded game from one of its steps. */
export async function openPlayOn(from: Omit<PlayOn, 'type' | 'id'>): Promise<Opened> {
  soloServer.start();
  const reply = await soloServer.request((id) => ({ type: 'play-on', id, ...from }));
  if (reply.type === 'opened') return { ok: true, table: reply.table };
  return { ok: false, code: reply.type === 'refused' ? reply.code : 'unknown-message' };
}

/** Replaces this person's secret, which signs them out on all other devices. */
export async function signOutEverywhere(): Promise<Sent> {
  const { user } = server;
  if (user === undefined) return { ok: false, code: 'not-joined' };
  const sent = await server.revoke(nextSecret(user.id));
  if (sent.ok) takeNextSecret();
  return sent;
}

/** Keeps the person's name the same here and there, and follows the browser's online and offline events. */
export function followBrowser(): void {
  followName(server);
  effect(() => soloServer.rename(myName.value));
  addEventListener('offline', () => server.hangUp());
  addEventListener('online', () => server.tryNow());
}
