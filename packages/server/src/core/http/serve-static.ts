import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bodyFor, packStaticFiles, readWebFiles, type StaticFile, staticFiles, type WebFiles } from './static-files.ts';

const YEAR = 'public, max-age=31536000, immutable';
/** Icons: a browser would request them again on every page. */
const DAY = 'public, max-age=86400';
/** Revalidated every time, with 304 while it is unchanged. */
const CHECK = 'no-cache';

/** Serves the web client: its files, and its first page for every path that the client routes itself. */
export function serveStatic(app: FastifyInstance, web: WebFiles | undefined): void {
  const files = staticFiles(web ?? new Map());
  const page = files.get('/index.html');
  packStaticFiles(files).catch((error: unknown) =>
    app.log.error({ err: error }, 'cannot pack the files of the client'),
  );

  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request.url);
    const file = path === undefined ? undefined : files.get(path);
    if (file !== undefined) return sendFile(request, reply, file);
    if (path === undefined || isFileName(path) || path.startsWith('/api/')) {
      return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
    }
    if (page !== undefined) return sendFile(request, reply, page);
    const missing = 'The web client is not built: run "npm run build" and start the server again\n';
    return reply.code(503).type('text/plain; charset=utf-8').send(missing);
  };
  app.get('/*', answer);
}

/** The web client in a folder, if it is built. */
export const clientIn = (folder: string | undefined): WebFiles | undefined =>
  folder !== undefined && existsSync(join(folder, 'index.html')) ? readClient(folder) : undefined;

/** Reads the web client from its folder. Throws one sentence that says what helps. */
export function readClient(folder: string): WebFiles {
  try {
    return readWebFiles(folder);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Cannot read the web client: ${reason}; wait until it is built, then start again`);
  }
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: StaticFile) {
  const { headers } = request;
  reply.header('cache-control', cacheFor(file)).header('etag', file.etag).header('vary', 'accept-encoding');
  if (matches(headers['if-none-match'], file.etag)) return reply.code(304).send();
  const [encoding, body] = bodyFor(file, headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(file.type).send(body);
}

function cacheFor({ isImmutable, type }: StaticFile): string {
  if (isImmutable) return YEAR;
  return type.startsWith('image/') ? DAY : CHECK;
}

const matches = (asked: string | undefined, etag: string): boolean =>
  (asked ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);

const isFileName = (path: string): boolean => /\.[A-Za-z0-9]+$/.test(path);

function pathOf(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/');
  } catch {
    return undefined;
  }
}
