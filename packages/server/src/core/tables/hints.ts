import type { ThinkingPool } from '@saloon/table';
import type { Subscription } from './subscription.ts';

/**
 * Sends a hint. A bot thinks about it as about its own move. It changes nothing at the table, so it needs no commit before
 * it is sent.
 */
export function sendHint(bots: Pick<ThinkingPool, 'hint'>, subscription: Subscription, id: string): void {
  const { subscriber } = subscription;
  const table = subscription.table.id;
  // The person behind a big screen may have a seat, but the screen is for everybody.
  if (subscription.isScreen) return subscriber.refuse(id, 'not-seated', table);
  const asked = subscription.table.askHint(subscription);
  if (asked === undefined) return;
  if (!asked.ok) return subscriber.refuse(id, asked.code, table);
  const { game, question, version } = asked;
  bots.hint(question, game, (moves) => {
    if (moves === undefined) subscriber.refuse(id, 'no-hint-now', table);
    else subscriber.send({ type: 'hint', table, id, version, moves });
  });
}
