import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';

const ORIGIN =
  'A page was refused: its site is not the one in the Host header; let the proxy in front pass on that header as it came, or name the site with --origin';
const NO_FLAG =
  'Somebody came with X-Forwarded-For, which is not believed: if there is a proxy in front, all its people count as one address, share its limits and are blocked together; start with --behind-proxy';
const NO_HEADER =
  'Somebody came without X-Forwarded-For: all such people count as one address and share its limits; let the proxy in front send that header';

/**
 * Warns once of each likely mistake in the setup of a reverse proxy: without it clients only fail to connect, and the
 * operator sees nothing. Nothing that a client sent is logged.
 */
export function proxyWarnings(log: Logger, isBehindProxy: boolean) {
  const told = new Set<string>();
  const tell = (sentence: string): void => {
    if (!told.has(sentence)) log.warn(sentence);
    told.add(sentence);
  };
  return {
    refused: () => tell(ORIGIN),
    came({ headers }: IncomingMessage): void {
      const isForwarded = headers['x-forwarded-for'] !== undefined;
      if (isForwarded !== isBehindProxy) tell(isForwarded ? NO_FLAG : NO_HEADER);
    },
  };
}
