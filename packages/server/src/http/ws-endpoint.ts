import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { House } from '../house.ts';
import { frontTroubles } from './front-troubles.ts';
import { Inbox } from './inbox.ts';
import { addressOf, isOriginAllowed } from './origin.ts';
import { WsWire } from './ws-wire.ts';

export type EndpointSetup = { readonly origins: readonly string[]; readonly isBehindProxy: boolean };

/** WebSockets at `/ws`, on the server that also answers HTTP. Nothing is compressed: messages are small. */
export function serveWebSockets(server: Server, house: House, { origins, isBehindProxy }: EndpointSetup): void {
  const endpoint = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    // Whoever sends pings without end and reads no answer would fill our memory with them.
    autoPong: false,
    maxPayload: house.limits.frameBytes,
    clientTracking: false,
  });
  // One address has so many lines; that many more are told why they are sent away, and beyond that nobody is.
  const sockets = new Map<string, number>();
  const inbox = new Inbox();
  house.queue.first = inbox.empty;
  const front = frontTroubles(house.log, isBehindProxy);
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const address = addressOf(request, isBehindProxy);
    if (request.url?.split('?', 1)[0] !== '/ws') return refuse(socket, 404);
    front.came(request);
    if (!isOriginAllowed(request, origins)) {
      front.refused();
      return refuse(socket, 403);
    }
    const others = sockets.get(address) ?? 0;
    const { comings } = house.neighbours.at(address);
    const isTooMany = others >= 2 * house.limits.connectionsPerAddress || !comings.take(house.clock.monotonic());
    if (isTooMany) return refuse(socket, 429);
    sockets.set(address, others + 1);
    socket.on('close', () => release(sockets, address));
    endpoint.handleUpgrade(request, socket, head, (ws) => {
      const connection = house.connect(new WsWire(ws, socket, address));
      ws.on('message', (data, isBinary) => {
        if (!isBinary) return inbox.put(connection, data.toString());
        inbox.empty();
        connection.binary();
      });
      ws.on('ping', (data) => {
        if (connection.ping()) ws.pong(data);
      });
      ws.on('error', (error) => {
        if ('code' in error && error.code === 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH')
          house.metrics.error('message-too-large');
      });
      ws.on('close', () => connection.closed());
    });
  });
}

function release(sockets: Map<string, number>, address: string): void {
  const others = (sockets.get(address) ?? 1) - 1;
  if (others > 0) sockets.set(address, others);
  else sockets.delete(address);
}

function refuse(socket: Duplex, code: 403 | 404 | 429): void {
  socket.end(`HTTP/1.1 ${code} ${STATUS_CODES[code]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
