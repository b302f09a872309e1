import { request } from 'node:https';
import { resolvePublic } from './public-address.ts';
import { sendBody } from './send-body.ts';

/** Posts JSON to a webhook. Resolves with the status, or undefined if it wasn't sent. */
export type PostWebhook = (url: string, body: string) => Promise<number | undefined>;

/** Is this an address that people may enter: https, the usual port, a host name, no password? */
export function isWebhookUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, port, hostname, username, password } = new URL(text);
  const isName = /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*$/i.test(hostname);
  return protocol === 'https:' && port === '' && isName && username === '' && password === '';
}

/**
 * Connects to the very address that was checked, so that a name can't lead elsewhere a moment later, and follows no
 * redirects.
 */
export const postWebhook: PostWebhook = async (url, body) => {
  if (!isWebhookUrl(url)) return undefined;
  const target = await resolvePublic(new URL(url).hostname);
  if (target === undefined) return undefined;
  const sent = request(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'Saloon',
    },
    lookup: (_host, options, done) => {
      if (options.all === true) done(null, [{ address: target.address, family: target.family }]);
      else done(null, target.address, target.family);
    },
  });
  return sendBody(sent, body);
};
