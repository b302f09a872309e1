import { UsageError } from '../terminal/usage-error.ts';

/** Reads the address under which people reach the server, such as `https://example.org`. */
export function readPublicUrl(name: string, text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text) return text;
  throw new UsageError(`${name} is ${JSON.stringify(text)}, allowed: an address such as https://example.org`);
}

/** The web client with an absolute picture address on its page: many sites ignore a relative `og:image`. */
export function withPublicUrl(files: ReadonlyMap<string, Buffer>, url: string): ReadonlyMap<string, Buffer> {
  const page = files.get('index.html');
  if (page === undefined) return files;
  const text = page.toString('utf8').replace(/(property="og:image" content=")(?=\/)/, `$1${url}`);
  // The compressed copies of the page are out of date. The server compresses it again.
  const rest = [...files].filter(([name]) => name !== 'index.html.br' && name !== 'index.html.gz');
  return new Map([...rest, ['index.html', Buffer.from(text)]]);
}
