import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { Common } from '../common/common.ts';
import { addressOf, isOriginAllowed } from '../http/origin.ts';
import { proxyWarnings } from '../http/proxy-warnings.ts';
import { respondRaw } from '../http/raw-response.ts';
import type { Transport, TransportListener } from './transport.ts';
import { WebSocketTransport } from './ws-transport.ts';

export type EndpointDeps = Pick<
  Common,
  'limits' | 'clock' | 'log' | 'metrics' | 'blocks' | 'audit' | 'addressLimits'
> & {
  readonly connect: (transport: Transport) => TransportListener;
};
export type EndpointSetup = { readonly origins: readonly string[]; readonly isBehindProxy: boolean };

const RETRY = { 'retry-after': '5' };
/** Browsers send a message in one part. */
const MOST_PARTS = 16;
/** The largest frame in packets of 128 bytes. */
const MOST_PACKETS = 512;

/** WebSockets at `/ws`, on the server that also answers HTTP. Nothing is compressed: messages are small. */
export function serveWebSockets(server: Server, deps: EndpointDeps, { origins, isBehindProxy }: EndpointSetup): void {
  const endpoint = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    // Pongs for a client that sends endless pings and reads nothing would fill our memory.
    autoPong: false,
    maxPayload: deps.limits.frameBytes,
    // Nothing else limits the parts of a message and the packets of a frame.
    maxFragments: MOST_PARTS,
    maxBufferedChunks: MOST_PACKETS,
    clientTracking: false,
    // One frame of a connection per turn of the event loop, after all sockets have been read: a packet full of tiny
    // frames can't hold up the others.
    allowSynchronousEvents: false,
  });
  // Up to twice the limit of connections is accepted, only to tell the client why it is refused; more get a 429.
  const sockets = new Map<string, number>();
  const front = proxyWarnings(deps.log, isBehindProxy);
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
    if (deps.blocks.blockedFor(address) > 0) {
      deps.audit.turnedAway({ address });
      return respondRaw(socket, 429, RETRY);
    }
    const others = sockets.get(address) ?? 0;
    const { handshakes: comings } = deps.addressLimits.at(address);
    const isTooMany = others >= 2 * deps.limits.connectionsPerAddress || !comings.take(deps.clock.monotonic());
    if (isTooMany) {
      deps.audit.limit('connections', { address });
      return respondRaw(socket, 429, RETRY);
    }
    sockets.set(address, others + 1);
    socket.on('close', () => release(sockets, address));
    endpoint.handleUpgrade(request, socket, head, (ws) => {
      const connection = deps.connect(new WebSocketTransport(ws, socket, address));
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
          deps.metrics.error('message-too-large');
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
