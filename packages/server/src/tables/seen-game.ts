import type { FindGame } from '@saloon/catalog';
import type { ClientMessage, TableId } from '@saloon/protocol';
import { seeing } from '@saloon/table';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { UserSession } from '../net/session.ts';
import { nextTurn, type SerialQueue } from '../serial-queue.ts';
import type { Store } from '../store/store.ts';
import type { TokenBucket } from '../token-bucket.ts';
import { readLongLog } from './stored-log.ts';
import type { TimeSlices } from './time-slices.ts';

type AskSeen = Extract<ClientMessage, { type: 'ask-seen' }>;

export interface SeenGameClient {
  readonly hints: TokenBucket;
  readonly addressBudget: { readonly heavyWork: TokenBucket };
  sendText(text: string): void;
  refuse(id: string, code: string, table: TableId): void;
}

export type SeenGameDeps = {
  readonly store: Pick<Store, 'entries'>;
  readonly clock: Clock;
  readonly log: Logger;
  readonly slices: TimeSlices;
  readonly heavyWork: SerialQueue;
  readonly findGame: FindGame;
};

/**
 * Sends a player their own game so far, rebuilt from the log: only that player's views and events. Any server can do it,
 * not only the one that holds the table.
 */
export function sendSeenGame(deps: SeenGameDeps, client: SeenGameClient, user: UserSession, request: AskSeen): void {
  const { id } = request;
  const table = request.table as TableId;
  const now = deps.clock.monotonic();
  if (!client.hints.take(now) || !client.addressBudget.heavyWork.take(now)) {
    return client.refuse(id, 'too-fast', table);
  }
  deps.heavyWork
    .run(() => seenGame(deps, user, table))
    .then(
      (text) => {
        if (text === undefined) return client.refuse(id, 'not-seated', table);
        client.sendText(`{"type":"seen","table":${JSON.stringify(table)},"id":${JSON.stringify(id)},"seen":${text}}`);
      },
      (error: unknown) => {
        deps.log.error({ err: error, table }, 'cannot send a player the game so far');
        client.refuse(id, 'no-such-table', table);
      },
    );
}

async function seenGame(
  { store, slices, findGame }: SeenGameDeps,
  { identity }: UserSession,
  table: TableId,
): Promise<string | undefined> {
  const entries = await readLongLog(store, slices, table);
  if (entries.length === 0) return undefined;
  const work = seeing(entries, identity.user, findGame);
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
    // A long game takes a tenth of a second: other players' messages are handled in between.
    await nextTurn();
  }
}
