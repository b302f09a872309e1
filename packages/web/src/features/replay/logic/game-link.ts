/** A longer link is cut by mail programs and messengers. */
const LONGEST_LINK = 12_000;
const MARK = '#game=';

/** The hash of a link that holds a whole recording, at this place. Undefined if it would be too long to send. */
export async function gameHash(text: string, place: string): Promise<string | undefined> {
  const packed = await packedText(text);
  const hash = `${MARK}${packed}&${place.replace(/^#/, '')}`;
  return hash.length > LONGEST_LINK ? undefined : hash;
}

/** The two parts of such a hash. A hash without a game is only a place. */
export function splitHash(hash: string): { readonly packed: string | undefined; readonly place: string } {
  if (!hash.startsWith(MARK)) return { packed: undefined, place: hash };
  const [packed = '', place = ''] = hash.slice(MARK.length).split('&', 2);
  return { packed, place: `#${place}` };
}

/** The hash with another place; a game in it stays. */
export function withPlace(hash: string, place: string): string {
  const { packed } = splitHash(hash);
  return packed === undefined ? place : `${MARK}${packed}&${place.replace(/^#/, '')}`;
}

async function packedText(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The recording in a link, or undefined if it is damaged or longer than `most` bytes. */
export async function unpackedText(packed: string, most: number): Promise<string | undefined> {
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let size = 0;
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      size += read.value.length;
      if (size > most) {
        await reader.cancel();
        return undefined;
      }
      parts.push(read.value);
    }
    return await new Blob(parts).text();
  } catch {
    return undefined;
  }
}
