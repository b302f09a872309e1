import type { ClientMessage, TableId } from '@saloon/protocol';
import type { Connection } from '../connection.ts';
import type { House } from '../house.ts';

/**
 * Somebody wants a hint. It is thought about as a bot's move is, and told to nobody else; nothing at the table changes, so
 * that nothing has to be kept before it is told.
 */
export function tellHint(
  house: House,
  connection: Connection,
  { id, table: at }: Extract<ClientMessage, { type: 'ask-hint' }>,
): void {
  const table = at as TableId;
  const attachment = connection.joined.get(table);
  if (attachment === undefined) return connection.refuse(id, 'not-joined', table);
  if (!connection.hints.take(house.clock.monotonic())) return connection.refuse(id, 'too-fast', table);
  const asked = attachment.table.askHint(attachment);
  if (asked === undefined) return;
  if (!asked.ok) return connection.refuse(id, asked.code, table);
  const { game, question, version } = asked;
  house.bots.hint(question, game, (moves) => {
    if (moves === undefined) connection.refuse(id, 'no-hint-now', table);
    else connection.send({ type: 'hint', table, id, version, moves });
  });
}
