import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { House } from '../house.ts';
import { addressOf, isOriginAllowed, isUntrustedProxy } from './origin.ts';
import { proxyWarnings } from './proxy-warnings.ts';
import { respondRaw } from './raw-response.ts';
import { WebSocketTransport } from './ws-transport.ts';

export type EndpointSetup = { readonly origins: readonly string[]; readonly isBehindProxy: boolean };

const RETRY = { 'retry-after': '5' };
/** Browsers send a message in one part. */
const MOST_PARTS = 16;
/** The largest frame in packets of 128 bytes. */
const MOST_PACKETS = 512;

/** WebSockets at `/ws`, on the server that also answers HTTP. Nothing is compressed: messages are small. */
export function serveWebSockets(server: Server, house: House, { origins, isBehindProxy }: EndpointSetup): void {
  const endpoint = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    // Whoever sends pings without end and reads no answer would fill our memory with them.
    autoPong: false,
    maxPayload: house.limits.frameBytes,
    // Parts of a message, and packets of a frame, are counted by nobody else.
    maxFragments: MOST_PARTS,
    maxBufferedChunks: MOST_PACKETS,
    clientTracking: false,
    // One frame of a connection per turn of the event loop, after all sockets have been read: a packet full of tiny
    // frames can't hold up the others.
    allowSynchronousEvents: false,
  });
  // One address has so many lines; that many more are told why they are sent away, and beyond that nobody is.
  const sockets = new Map<string, number>();
  const front = proxyWarnings(house.log, isBehindProxy);
  endpoint.on('wsClientError', (_error, socket) => respondRaw(socket, 400));
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const address = addressOf(request, isBehindProxy);
    if (request.url?.split('?', 1)[0] !== '/ws') return respondRaw(socket, 404);
    front.came(request);
    if (!isOriginAllowed(request, origins)) {
      front.refused();
      return respondRaw(socket, 403);
    }
    if (house.blocks.blockedFor(address) > 0) {
      house.audit.turnedAway({ address });
      return respondRaw(socket, 429, RETRY);
    }
    const others = sockets.get(address) ?? 0;
    const { handshakes: comings } = house.neighbours.at(address);
    const isTooMany = others >= 2 * house.limits.connectionsPerAddress || !comings.take(house.clock.monotonic());
    if (isTooMany) {
      house.audit.limit('connections', { address });
      return respondRaw(socket, 429, RETRY);
    }
    sockets.set(address, others + 1);
    socket.on('close', () => release(sockets, address));
    endpoint.handleUpgrade(request, socket, head, (ws) => {
      const connection = house.connect(
        new WebSocketTransport(ws, socket, address, isUntrustedProxy(request, isBehindProxy)),
      );
      ws.on('message', (data, isBinary) => {
        if (isBinary) connection.binary();
        else connection.text(data.toString());
      });
      ws.on('ping', (data) => {
        if (connection.control()) ws.pong(data);
      });
      ws.on('pong', () => connection.control());
      ws.on('error', (error) => {
        if ('code' in error && error.code === 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH')
          house.metrics.error('message-too-large');
        if ('code' in error && error.code === 'WS_ERR_TOO_MANY_BUFFERED_PARTS') connection.flooded();
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
