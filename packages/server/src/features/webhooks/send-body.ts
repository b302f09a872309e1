import type { ClientRequest } from 'node:http';

const TIMEOUT = 5000;

/**
 * Sends a body. Resolves with the status, or undefined if there is none within `ms`. The response itself isn't read: a
 * stranger's server may never end it.
 */
export const sendBody = (sent: ClientRequest, body: string, ms = TIMEOUT): Promise<number | undefined> =>
  new Promise((resolve) => {
    const late = setTimeout(() => sent.destroy(), ms);
    sent.on('response', ({ statusCode }) => {
      resolve(statusCode);
      sent.destroy();
    });
    sent.on('error', () => resolve(undefined));
    sent.on('close', () => {
      clearTimeout(late);
      resolve(undefined);
    });
    sent.end(body);
  });
