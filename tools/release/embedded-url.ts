import { getAsset } from 'node:sea';

const urls = new Map<string, URL>();

/** The URL of a program inside the single executable, for a worker thread. */
export function embeddedUrl(name: string): URL {
  const known = urls.get(name);
  if (known !== undefined) return known;
  // Without a sourceURL, each line of a stack trace would contain the whole URL.
  const code = `${getAsset(name, 'utf8')}\n//# sourceURL=${name}\n`;
  const url = new URL(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
  urls.set(name, url);
  return url;
}
