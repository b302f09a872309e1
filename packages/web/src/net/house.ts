import { effect } from '@preact/signals';
import { renew } from '../pwa/renew.ts';
import { Connection, type Outside, type Socket } from './connection.ts';
import { hasOtherSecret, knownAs, myName, nextSecret, secret, takeNextSecret } from './identity.ts';
import type { Sent } from './told.ts';

const after = (milliseconds: number, act: () => void): (() => void) => {
  const timer = setTimeout(act, milliseconds);
  return () => clearTimeout(timer);
};
const outside = (connect: () => Socket): Outside => ({
  connect,
  now: () => performance.now(),
  random: Math.random,
  after,
  get secret() {
    return secret();
  },
  get user() {
    return knownAs();
  },
  hasOtherSecret,
  name: () => myName.peek(),
});

/** The house on the other end of the wire. */
export const house = new Connection(
  outside(() => {
    const url = new URL('/ws', location.href);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    return new WebSocket(url) as Socket;
  }),
);

/** The house in a worker of this browser: the same talk, without a network. */
export const soloHouse = new Connection(outside(workerSocket));

function workerSocket(): Socket {
  const worker = new Worker(new URL('../solo/worker.ts', import.meta.url), { type: 'module' });
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

/** Signs this person out wherever else they are: the secret that others may have is of no use any more. */
export async function signOutEverywhere(): Promise<Sent> {
  const user = house.user.peek();
  if (user === undefined) return { ok: false, code: 'not-joined' };
  const sent = await house.revoke(nextSecret(user.id));
  if (sent.ok) takeNextSecret();
  return sent;
}

/** Tells the house a new name, and knows when the browser has lost its network and when it has one again. */
export function tendHouse(): void {
  let told = myName.peek();
  effect(() => {
    const name = myName.value;
    if (name === told) return;
    told = name;
    house.rename(name);
    soloHouse.rename(name);
  });
  addEventListener('offline', () => house.hangUp());
  addEventListener('online', () => house.tryNow());
}
