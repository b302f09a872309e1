import type { Server } from 'node:http';

/**
 * On every response. Scripts come only from files of this server, never inline; style attributes are allowed, style
 * elements are not. Links to private tables are never sent as a referrer.
 */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "media-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), midi=(), serial=(), browsing-topics=()',
  'x-frame-options': 'DENY',
};

/** Sets the headers before anything else sees the request. `respondRaw` does it where there is no request. */
export function addSecurityHeaders(server: Server): void {
  const headers = new Map(Object.entries(SECURITY_HEADERS));
  server.prependListener('request', (_request, response) => void response.setHeaders(headers));
  server.on('checkExpectation', (_request, response) => void response.writeHead(417, SECURITY_HEADERS).end());
}
