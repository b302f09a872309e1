import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@redis/client';
import type { Bus } from './bus.ts';
import { explainRedis, isHopeless } from './redis-trouble.ts';

/** Between two attempts at a line that is down: at first, and at most. */
const FIRST = 50;
const LONGEST = 500;
const CONNECT_WITHIN = 3000;
/** A Redis that leaves so many questions in a row, one each second, without an answer is away, though the line stands. */
const ASK_EVERY = 1000;
const UNANSWERED = 3;
const CLOSE_WITHIN = 1000;

export type RedisBusSetup = {
  readonly url: string;
  /** Once when the line is lost or cannot be had yet, with the reason; and once when it is back. */
  readonly away: (reason: string) => void;
  readonly back: () => void;
};

/**
 * A bus over the channels of a Redis. Throws one sentence where trying again is of no use (a wrong address, a wrong
 * password); a Redis that is not up yet is waited for, with the bus away meanwhile.
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
    if (!hasBeenUp && isHopeless(cause)) {
      settle(new Error(explainRedis(url, cause)));
      return cause;
    }
    lost(explainRedis(url, cause));
    settle();
    return Math.min(LONGEST, FIRST * 2 ** attempts);
  };
  const line = () => {
    const socket = { connectTimeout: CONNECT_WITHIN, reconnectStrategy };
    try {
      return createClient({ url, disableOfflineQueue: true, socket });
    } catch (error) {
      throw new Error(explainRedis(url, error));
    }
  };
  const [saying, hearing] = [line(), line()];
  const watchers: ((isUp: boolean) => void)[] = [];
  const isUp = () => !isOver && saying.isReady && hearing.isReady && unanswered < UNANSWERED;
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
  for (const client of [saying, hearing]) {
    // Told by `reconnectStrategy` as well, with the same reason.
    client.on('error', () => undefined);
    client.on('ready', found);
    client.connect().catch((error: unknown) => settle(new Error(explainRedis(url, error))));
  }
  const silent = () => lost(explainRedis(url, new Error('it does not answer')));
  const late = setTimeout(() => {
    silent();
    settle();
  }, CONNECT_WITHIN);
  const asking = setInterval(() => {
    if (!saying.isReady) return;
    // Counted, not timed: a process that slept has asked nothing meanwhile.
    if (unanswered > 0) {
      unanswered += 1;
      return unanswered === UNANSWERED ? silent() : undefined;
    }
    unanswered = 1;
    const answered = () => {
      unanswered = 0;
      found();
    };
    saying.ping().then(answered, answered);
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
  const listen = async (channel: string, hear: (text: string) => void): Promise<void> => {
    try {
      if (hearing.isReady) return await hearing.subscribe(channel, hear);
    } catch {
      // The line broke meanwhile: when it is ready.
    }
    hearing.once('ready', () => void listen(channel, hear));
  };

  return {
    get isUp() {
      return isUp();
    },
    publish(channel, text) {
      // What is said while the line is down is lost, as the contract has it.
      if (saying.isReady) saying.publish(channel, text).catch(() => undefined);
    },
    subscribe: listen,
    watch: (watcher) => void watchers.push(watcher),
    async close() {
      isOver = true;
      clearInterval(asking);
      // What was said last still goes out, unless nobody takes it.
      const said = saying.isReady ? saying.close().catch(() => undefined) : undefined;
      await Promise.race([said, sleep(CLOSE_WITHIN, undefined, { ref: false })]);
      if (saying.isOpen) saying.destroy();
      hearing.destroy();
    },
  };
}
