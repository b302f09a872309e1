import { getAsset } from 'node:sea';

const urls = new Map<string, URL>();

/** The address of a program inside the single executable, for a worker thread to start with. */
export function embeddedUrl(name: string): URL {
  const known = urls.get(name);
  if (known !== undefined) return known;
  // Without a name of its own, each line of a stack trace would be the whole address.
  const code = `${getAsset(name, 'utf8')}\n//# sourceURL=${name}\n`;
  const url = new URL(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
  urls.set(name, url);
  return url;
}
