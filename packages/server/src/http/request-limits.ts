import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { House } from '../house.ts';
import { addressOf, networkOf } from './origin.ts';

/** What is asked of us is short, and whoever takes longer to say it only wants to hold a line. In milliseconds. */

export const HTTP_TIMEOUTS = {
  /** Until the head of a request is there, and until all of it is. */
  head: 10_000,
  request: 15_000,
  /** How often lines are looked at for that. */
  look: 1000,
  /** Between two requests on one line. */
  idle: 15_000,
  /** On which nothing moves at all, though an answer waits to be read. */
  stuck: 30_000,
} as const;

export type HttpTimeouts = { readonly [K in keyof typeof HTTP_TIMEOUTS]: number };

/** Nothing that we take over HTTP is longer. */
const BODY_BYTES = 4096;
const HEAD_BYTES = 8192;
/** Lines of an address, WebSockets included, as a multiple of how many of those it may have: a browser opens six. */
const LINES_FACTOR = 4;

/** For Fastify: a request that does not end ends its line. */
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
    // Node's own answer would lack the security headers: `guardHttp` answers instead.
    requireHostHeader: false,
  },
});

/** For who asks too much. */
export function tooMany(reply: FastifyReply, wait = 5000): FastifyReply {
  return reply
    .code(429)
    .header('retry-after', `${Math.ceil(wait / 1000)}`)
    .type('text/plain; charset=utf-8')
    .send('Too many requests from your address: try again later\n');
}

/** So many questions an address, and, where each address has lines of its own, so many lines. */
export function limitRequests(app: FastifyInstance, house: House, isBehindProxy: boolean): void {
  const now = house.clock.monotonic;
  app.addHook('onRequest', async (request, reply) => {
    const { httpVersion, headers } = request.raw;
    if (httpVersion === '1.1' && headers.host === undefined) {
      await reply.code(400).header('connection', 'close').type('text/plain; charset=utf-8').send('No Host header\n');
      return;
    }
    const address = addressOf(request.raw as IncomingMessage, isBehindProxy);
    const wait = house.blocks.blockedFor(address);
    if (wait > 0) {
      house.audit.turnedAway({ address });
      await tooMany(reply, wait);
    } else if (!house.neighbours.at(address).requests.take(now())) {
      house.audit.limit('requests', { address });
      await tooMany(reply);
    }
  });
  // Behind a proxy all lines are the proxy's, and it has limits of its own.
  if (isBehindProxy) return;
  const most = LINES_FACTOR * house.limits.connectionsPerAddress;
  const lines = new Map<string, number>();
  app.server.on('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? '');
    // Before we read any of it: a flood that returns should cost as little as possible.
    if (house.blocks.blockedFor(address) > 0) {
      house.audit.turnedAway({ address });
      socket.resetAndDestroy();
      return;
    }
    const others = lines.get(address) ?? 0;
    if (others >= most) {
      house.audit.limit('connections', { address });
      socket.destroy();
      return;
    }
    lines.set(address, others + 1);
    socket.once('close', () => {
      const rest = (lines.get(address) ?? 1) - 1;
      if (rest > 0) lines.set(address, rest);
      else lines.delete(address);
    });
  });
}
