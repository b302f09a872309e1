import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { SECURITY_HEADERS } from './security-headers.ts';

export type RawStatus = 400 | 403 | 404 | 408 | 413 | 426 | 429 | 431;

/** Responds on a socket without an HTTP response object, and closes it. */
export function respondRaw(socket: Duplex, status: RawStatus, headers: Readonly<Record<string, string>> = {}): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const all = { connection: 'close', 'content-length': '0', ...SECURITY_HEADERS, ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`);
}

const STATUS_OF: Readonly<Record<string, RawStatus>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** For input that the HTTP parser rejects, which Fastify never sees. */
export function respondToClientError(error: Error & { readonly code?: string }, socket: Duplex): void {
  if (error.code === 'ECONNRESET') socket.destroy();
  else respondRaw(socket, STATUS_OF[error.code ?? ''] ?? 400);
}
