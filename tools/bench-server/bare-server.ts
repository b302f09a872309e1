import type { AddressInfo } from 'node:net';
import { findGame } from '@saloon/catalog';
import { defaultOptions, seatsOf, seedOf } from '@saloon/kernel';
import { type WebSocket, WebSocketServer } from 'ws';

/**
 * A server without logic, to compare with: plain `ws`, no rules, no limits, no store. Every message at a table is
 * answered with a seat's whole view, serialized again, to each client there.
 */
const SEATS = 4;
const views = dealtViews();
const tables = new Map<number, WebSocket[]>();

function dealtViews(): readonly unknown[] {
  const game = findGame('wright-brothers');
  if (game === undefined) throw new Error('Cannot show views: the house does not have the game');
  const state = game.setup(defaultOptions(game.options), SEATS, seedOf(1));
  // As plain objects: frozen lists are slower to serialize.
  return seatsOf(SEATS).map((seat) => structuredClone(game.view(state, seat)));
}

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
server.on('connection', (socket) => {
  let table: WebSocket[] | undefined;
  socket.on('message', (bytes: Buffer) => {
    const said = JSON.parse(bytes.toString()) as { readonly table: number };
    if (table !== undefined) {
      for (const [seat, one] of table.entries()) one.send(JSON.stringify({ type: 'step', view: views[seat] }));
      return;
    }
    table = tables.get(said.table) ?? [];
    tables.set(said.table, table);
    table.push(socket);
  });
});
server.on('listening', () => process.send?.({ port: (server.address() as AddressInfo).port }));

process.on('message', (asked: 'cpu' | 'stop') => {
  if (asked === 'stop') process.exit(0);
  const { user, system } = process.threadCpuUsage();
  process.send?.({ mainMicros: user + system });
});
// The parent process handles Ctrl-C and stops this process cleanly.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit(0));
