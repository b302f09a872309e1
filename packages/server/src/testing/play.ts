import type { TableCommand, TableId } from '@saloon/protocol';
import type { TestClient } from './client.ts';

type Offered = { readonly type: string };

/** A move that this client has to make, if any. Loading doesn't count: nobody has to. */
export function owed(client: TestClient, table: TableId, pick = 0): TableCommand | undefined {
  const { offer } = client.table(table);
  const moves = (offer.moves as readonly Offered[]).filter(({ type }) => type !== 'load');
  const move = moves[pick % moves.length];
  if (move === undefined) return undefined;
  const answers = offer.questions[move.type];
  return {
    type: 'move',
    move,
    ...(answers === undefined ? {} : { answers }),
    ...(move.type === 'slap' ? { reaction: 250 } : {}),
  };
}

/** Plays all required moves until the game is over; `breathe` lets time pass between two rounds. */
export async function playToTheEnd(
  clients: readonly TestClient[],
  table: TableId,
  breathe: () => Promise<void>,
): Promise<number> {
  const [first] = clients;
  const MOST = 3000;
  let played = 0;
  for (let round = 0; round < MOST && first?.table(table).info.phase !== 'over'; round++) {
    for (const client of clients) {
      const command = owed(client, table, round);
      if (command === undefined) continue;
      const answer = await client.order(table, command);
      if (answer.type === 'done') played += 1;
    }
    await breathe();
  }
  if (first?.table(table).info.phase !== 'over') throw new Error('Cannot go on: the game never ends');
  return played;
}
