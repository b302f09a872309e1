import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@redis/client';
import type { Bus } from './bus.ts';
import { explainRedis, isPermanent } from './redis-errors.ts';

/** The first and the longest pause between two attempts to reconnect, in milliseconds. */
const FIRST = 50;
const LONGEST = 500;
const CONNECT_WITHIN = 3000;
/**
 * We publish to ourselves each second. After `UNANSWERED` seconds without an echo Redis counts as down though the sockets
 * are open; after `REDIAL` seconds we reconnect, because a half-dead TCP connection would go unnoticed for 15 minutes.
 */
const ASK_EVERY = 1000;
const UNANSWERED = 3;
const REDIAL = 8;
const CLOSE_WITHIN = 1000;

export type RedisBusSetup = {
  readonly url: string;
  /** Called once when Redis is lost or not reachable yet, with the reason; `back` once when it is back. */
  readonly away: (reason: string) => void;
  readonly back: () => void;
};

/**
 * A bus over Redis channels. Throws one sentence if trying again is useless (a wrong address, a wrong password). If Redis
 * isn't up yet, the bus starts down and keeps trying.
 */
export async function openRedisBus({ url, away, back }: RedisBusSetup): Promise<Bus> {
  let isOver = false;
  let hasBeenUp = false;
  let wasUp: boolean | undefined;
  let unanswered = 0;
  let settle: (error?: Error) => void = () => undefined;
  const begun = new Promise<void>((resolve, reject) => {
    settle = (error) => (error === undefined ? resolve() : reject(error));
  });
  const reconnectStrategy = (attempts: number, cause: Error): number | Error => {
    if (!hasBeenUp && isPermanent(cause)) {
      settle(new Error(explainRedis(url, cause)));
      return cause;
    }
    lost(explainRedis(url, cause));
    settle();
    unanswered = 0;
    return Math.min(LONGEST, FIRST * 2 ** attempts);
  };
  const newClient = () => {
    const socket = { connectTimeout: CONNECT_WITHIN, reconnectStrategy };
    try {
      return createClient({ url, disableOfflineQueue: true, socket });
    } catch (error) {
      throw new Error(explainRedis(url, error));
    }
  };
  const channels = new Map<string, (text: string) => void>();
  const watchers: ((isUp: boolean) => void)[] = [];
  const isUp = () => !isOver && saying.isReady && isHearing && hearing.isReady && unanswered < UNANSWERED;
  const changed = (up: boolean): void => {
    for (const watcher of watchers) watcher(up);
  };
  const lost = (reason: string): void => {
    if (isOver || wasUp === false) return;
    wasUp = false;
    away(reason);
    changed(false);
  };
  const found = (): void => {
    if (!isUp() || wasUp === true) return;
    if (wasUp === false) back();
    wasUp = true;
    hasBeenUp = true;
    settle();
    changed(true);
  };
  const answered = (): void => {
    unanswered = 0;
    found();
  };
  /** Resubscribes to all channels; only then is the bus up. */
  const hearAll = async (client: ReturnType<typeof newClient>): Promise<void> => {
    try {
      for (const [channel, hear] of channels) await client.subscribe(channel, hear);
    } catch {
      // It disconnected meanwhile: tried again when it is ready.
      return;
    }
    if (client !== hearing) return;
    isHearing = true;
    answered();
  };
  const dial = () => {
    const clients = [newClient(), newClient()] as const;
    for (const client of clients) {
      // `reconnectStrategy` gets the same error.
      client.on('error', () => undefined);
      client.connect().catch((error: unknown) => settle(new Error(explainRedis(url, error))));
    }
    clients[0].on('ready', answered);
    clients[1].on('ready', () => void hearAll(clients[1]));
    return clients;
  };
  let [saying, hearing] = dial();
  let isHearing = false;
  const redial = (): void => {
    saying.destroy();
    hearing.destroy();
    isHearing = false;
    unanswered = UNANSWERED;
    [saying, hearing] = dial();
  };
  const echo = `saloon:echo:${randomBytes(8).toString('hex')}`;
  channels.set(echo, answered);
  const silent = () => lost(explainRedis(url, new Error('it does not answer')));
  const late = setTimeout(() => {
    silent();
    settle();
  }, CONNECT_WITHIN);
  const asking = setInterval(() => {
    // Counted, not timed: a process that slept has sent nothing meanwhile.
    if (unanswered === 0 && saying.isReady) saying.publish(echo, '').catch(() => undefined);
    unanswered += 1;
    if (unanswered === UNANSWERED) silent();
    if (unanswered === REDIAL) redial();
  }, ASK_EVERY);
  try {
    await begun;
  } catch (error) {
    isOver = true;
    clearInterval(asking);
    saying.destroy();
    hearing.destroy();
    throw error;
  } finally {
    clearTimeout(late);
  }
  return {
    get isUp() {
      return isUp();
    },
    publish(channel, text) {
      // Messages are lost while the bus is down, as `Bus` says.
      if (isUp()) saying.publish(channel, text).catch(() => undefined);
    },
    async subscribe(channel, hear) {
      channels.set(channel, hear);
      // If it isn't ready or disconnects meanwhile, `hearAll` subscribes later.
      if (hearing.isReady) await hearing.subscribe(channel, hear).catch(() => undefined);
    },
    watch: (watcher) => void watchers.push(watcher),
    async close() {
      isOver = true;
      clearInterval(asking);
      // The last messages still go out, unless that takes too long.
      const said = saying.isReady ? saying.close().catch(() => undefined) : undefined;
      await Promise.race([said, sleep(CLOSE_WITHIN, undefined, { ref: false })]);
      if (saying.isOpen) saying.destroy();
      hearing.destroy();
    },
  };
}
