import type { House } from '../house.ts';
import type { Subscription } from './live-table.ts';

/**
 * Somebody wants a hint. It is thought about as a bot's move is, and told to nobody else; nothing at the table changes, so
 * that nothing has to be kept before it is told.
 */
export function sendHint(house: House, attachment: Subscription, id: string): void {
  const { subscriber: connection } = attachment;
  const table = attachment.table.id;
  const asked = attachment.table.askHint(attachment);
  if (asked === undefined) return;
  if (!asked.ok) return connection.refuse(id, asked.code, table);
  const { game, question, version } = asked;
  house.bots.hint(question, game, (moves) => {
    if (moves === undefined) connection.refuse(id, 'no-hint-now', table);
    else connection.send({ type: 'hint', table, id, version, moves });
  });
}
