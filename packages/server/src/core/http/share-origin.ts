import type { IncomingMessage } from 'node:http';
import { networkInterfaces } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { lanAddresses } from './lan-addresses.ts';

/** The origin for links that a request's sender gives to others; undefined if the page's own is as good as any. */
export type ShareOrigin = (request: IncomingMessage) => string | undefined;

type Setup = { readonly publicUrl?: string | undefined; readonly isBehindProxy?: boolean | undefined };

/** The operator's public address, or for a page on this machine one in the local network: `localhost` leads others nowhere. */
export function shareOriginOf(app: FastifyInstance, { publicUrl, isBehindProxy = false }: Setup): ShareOrigin {
  return ({ socket }) => {
    if (publicUrl !== undefined || isBehindProxy) return publicUrl;
    const isHere = /^(::1|(::ffff:)?127\.)/.test(socket.remoteAddress ?? '');
    const address = app.server.address();
    if (!isHere || typeof address !== 'object' || address === null) return undefined;
    if (address.address !== '::' && address.address !== '0.0.0.0') return undefined;
    const [lan] = lanAddresses(networkInterfaces());
    return lan === undefined ? undefined : `http://${lan}:${address.port}`;
  };
}

/** `GET /api/address`: where other devices find this server. */
export function serveAddress(app: FastifyInstance, shareOrigin: ShareOrigin): void {
  app.get('/api/address', async ({ raw }, reply) =>
    reply.header('cache-control', 'no-store').send({ origin: shareOrigin(raw) }),
  );
}
