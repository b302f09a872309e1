import type { ClientMessage, TableId } from '@saloon/protocol';
import { seeing } from '@saloon/table';
import type { Core } from '../../core/core.ts';
import type { UserSession } from '../../core/identity/session.ts';
import type { TokenBucket } from '../../core/limits/token-bucket.ts';
import { readLongLog } from '../../core/store/stored-log.ts';
import { nextTurn } from '../../core/time/serial-queue.ts';

type AskSeen = Extract<ClientMessage, { type: 'ask-seen' }>;

export interface SeenGameClient {
  readonly hints: TokenBucket;
  readonly addressBudget: { readonly heavyWork: TokenBucket };
  sendText(text: string): void;
  refuse(id: string, code: string, table: TableId): void;
}

export type SeenGameDeps = Pick<Core, 'store' | 'clock' | 'log' | 'slices' | 'heavyWork' | 'findGame'>;

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
