import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Common } from '../common/common.ts';
import { addressOf, networkOf } from './origin.ts';

/** In milliseconds. Requests are short: a client that takes longer only wants to occupy a connection. */
export const HTTP_TIMEOUTS = {
  /** Until the headers of a request have arrived, and until all of it has. */
  head: 10_000,
  request: 15_000,
  /** How often that is checked. */
  look: 1000,
  /** Between two requests on one connection. */
  idle: 15_000,
  /** Without any traffic, though a response waits to be read. */
  stuck: 30_000,
} as const;

export type HttpTimeouts = { readonly [K in keyof typeof HTTP_TIMEOUTS]: number };

/** We accept nothing longer over HTTP. */
const BODY_BYTES = 4096;
const HEAD_BYTES = 8192;
/** Sockets of an address, as a multiple of its WebSocket limit: a browser opens six for HTTP. */
const SOCKETS_FACTOR = 4;

/** Options for Fastify and Node. */
export const httpLimits = ({ head, request, look, idle, stuck }: HttpTimeouts = HTTP_TIMEOUTS) => ({
  bodyLimit: BODY_BYTES,
  requestTimeout: request,
  keepAliveTimeout: idle,
  connectionTimeout: stuck,
  http: {
    headersTimeout: head,
    connectionsCheckingInterval: look,
    maxHeaderSize: HEAD_BYTES,
    insecureHTTPParser: false,
    // Node's own response would lack the security headers: `limitRequests` responds instead.
    requireHostHeader: false,
  },
});

export function tooMany(reply: FastifyReply, wait = 5000): FastifyReply {
  return reply
    .code(429)
    .header('retry-after', `${Math.ceil(wait / 1000)}`)
    .type('text/plain; charset=utf-8')
    .send('Too many requests from your address: try again later\n');
}

export type RequestLimitDeps = Pick<Common, 'limits' | 'clock' | 'blocks' | 'audit' | 'addressLimits'>;

/** Limits the requests of an address and, without a proxy in front, its connections. */
export function limitRequests(app: FastifyInstance, deps: RequestLimitDeps, isBehindProxy: boolean): void {
  const now = deps.clock.monotonic;
  app.addHook('onRequest', async (request, reply) => {
    const { httpVersion, headers } = request.raw;
    if (httpVersion === '1.1' && headers.host === undefined) {
      await reply.code(400).header('connection', 'close').type('text/plain; charset=utf-8').send('No Host header\n');
      return;
    }
    const address = addressOf(request.raw as IncomingMessage, isBehindProxy);
    const wait = deps.blocks.blockedFor(address);
    if (wait > 0) {
      deps.audit.turnedAway({ address });
      await tooMany(reply, wait);
    } else if (!deps.addressLimits.at(address).requests.take(now())) {
      deps.audit.limit('requests', { address });
      await tooMany(reply);
    }
  });
  // All sockets would be the proxy's, which has its own limits.
  if (isBehindProxy) return;
  const most = SOCKETS_FACTOR * deps.limits.connectionsPerAddress;
  const connections = new Map<string, number>();
  app.server.on('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? '');
    // Before we read any of it: a flood that returns should cost as little as possible.
    if (deps.blocks.blockedFor(address) > 0) {
      deps.audit.turnedAway({ address });
      socket.resetAndDestroy();
      return;
    }
    const others = connections.get(address) ?? 0;
    if (others >= most) {
      deps.audit.limit('connections', { address });
      socket.destroy();
      return;
    }
    connections.set(address, others + 1);
    socket.once('close', () => {
      const rest = (connections.get(address) ?? 1) - 1;
      if (rest > 0) connections.set(address, rest);
      else connections.delete(address);
    });
  });
}
