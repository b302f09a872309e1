import type { ClientMessage, TableId } from '@saloon/protocol';
import { seeing } from '@saloon/table';
import type { House } from '../house.ts';
import type { Connection } from '../net/connection.ts';
import type { UserSession } from '../net/session.ts';
import { nextTurn } from '../serial-queue.ts';
import { readLongLog } from './stored-log.ts';

type AskSeen = Extract<ClientMessage, { type: 'ask-seen' }>;

/**
 * Somebody wants to see their own game again while it is played. It is made from the log as it is kept, by whichever server
 * is asked, and of nothing but that person's own views and events.
 */
export function sendSeenGame(
  house: House,
  connection: Connection,
  session: UserSession,
  { id, table: at }: AskSeen,
): void {
  const table = at as TableId;
  const now = house.clock.monotonic();
  if (!connection.hints.take(now) || !connection.addressBudget.heavyWork.take(now)) {
    return connection.refuse(id, 'too-fast', table);
  }
  house.works
    .run(() => seen(house, session, table))
    .then(
      (text) => {
        if (text === undefined) connection.refuse(id, 'not-seated', table);
        else
          connection.sendText(
            `{"type":"seen","table":${JSON.stringify(table)},"id":${JSON.stringify(id)},"seen":${text}}`,
          );
      },
      (error: unknown) => {
        house.log.error({ err: error, table }, 'cannot tell what was seen');
        connection.refuse(id, 'no-such-table', table);
      },
    );
}

async function seen(house: House, { identity }: UserSession, table: TableId): Promise<string | undefined> {
  const entries = await readLongLog(house.store, house.slices, table);
  if (entries.length === 0) return undefined;
  const work = seeing(entries, identity.user, house.catalog.findGame);
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
    // A long game is a tenth of a second's work: whoever plays meanwhile does not wait for it.
    await nextTurn();
  }
}
