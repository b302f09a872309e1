import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Connection, JoinedTable, openSocket, system, type TableState, webSocketUrl } from '@saloon/client';
import { type Offer, tableId } from '@saloon/protocol';

type Move = { readonly type: string };
/** How to choose: put your own thinking here. `state.view` is everything that the bot can see. */
export type Choose = (moves: readonly Move[], state: TableState) => Move | undefined;

const anyOf: Choose = (moves) => moves[Math.floor(Math.random() * moves.length)];

/**
 * Sits down at the table of this link as a bot and plays until the game is over. Returns its rank. Fails if the host
 * doesn't allow third-party bots, or no seat is free.
 */
export async function playAt(link: string, name: string, choose = anyOf, pause = 1000): Promise<number | undefined> {
  const connection = new Connection({
    connect: () => openSocket(WebSocket, webSocketUrl(link)),
    identity: { secret: randomBytes(32).toString('hex'), name },
    environment: system,
  });
  const table = new JoinedTable(tableId(new URL(link).pathname.split('/').at(-1) ?? ''), connection, system.now);
  try {
    await sitDown(table);
    return await play(table, choose, pause);
  } catch (cause) {
    throw new Error(`Cannot play at ${link}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  } finally {
    connection.close();
  }
}

async function sitDown(table: JoinedTable): Promise<void> {
  const { seats } = await table.when(({ info }) => info);
  const free = seats.findIndex(({ type }) => type === 'empty');
  const sent = await table.do({ type: 'sit', seat: Math.max(0, free), isBot: true });
  if (!sent.ok) throw new Error(sent.code);
  await table.do({ type: 'set-ready', isReady: true });
}

async function play(table: JoinedTable, choose: Choose, pause: number): Promise<number | undefined> {
  let answered: Offer | undefined;
  const isDue = (state: TableState) =>
    state.info.phase === 'over' || (state.offer !== answered && state.offer.moves.length > 0);
  for (;;) {
    await table.when((state) => (isDue(state) ? state : undefined));
    await setTimeout(pause);
    const state = await table.when((latest) => latest);
    if (state.info.phase === 'over') return state.info.outcome.ranks[state.you.seat ?? 0];
    const moves = state.offer.moves as readonly Move[];
    // Some moves are always possible. This bot plays one of those only if it isn't asked anything.
    const asked = moves.filter(({ type }) => state.offer.questions[type] !== undefined);
    const move = choose(asked.length > 0 ? asked : moves, state);
    if (move === undefined || (await table.play(move)).ok) answered = state.offer;
  }
}

if (import.meta.main) {
  const [link = '', name = 'Outsider'] = process.argv.slice(2);
  console.log(`The game is over: place ${await playAt(link, name)}`);
}
