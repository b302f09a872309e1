import { isUtf8 } from 'node:buffer';
import type { Duplex } from 'node:stream';
import { FIN_TEXT, MEDIUM } from './frames.ts';

const MASKED = 0x80;
const MASK_BYTES = 4;
const LONGEST = 0xffff;
const ASCII = 0x7f;

/**
 * Reads what nearly all clients send all the time, whole texts of less than 64 KB, without the streams and events that `ws`
 * reads everything through. From the first byte on that is anything else (a part, a ping, a goodbye, something broken) the
 * line is left to `ws` for good, as only it knows then where a frame begins.
 */
export function readTexts(socket: Duplex, onText: (text: string) => void): void {
  const [theirs, ...others] = socket.listeners('data');
  if (theirs === undefined || others.length > 0) throw new Error('Cannot read a socket: it is not ws that reads it');
  socket.removeAllListeners('data');
  let isUsual = true;
  socket.on('data', (bytes: Buffer) => {
    const read = isUsual ? readFrames(bytes, onText) : 0;
    if (read === bytes.length) return;
    isUsual = false;
    Reflect.apply(theirs, socket, [bytes.subarray(read)]);
  });
}

/** Hands out the texts at the beginning of these bytes; answers where something else begins, or the end. */
export function readFrames(bytes: Buffer, onText: (text: string) => void): number {
  let at = 0;
  while (at < bytes.length) {
    const second = bytes[at + 1] ?? 0;
    const short = second & ~MASKED;
    if (bytes[at] !== FIN_TEXT || second === short || short > MEDIUM) return at;
    const isMedium = short === MEDIUM;
    const start = at + (isMedium ? 4 : 2) + MASK_BYTES;
    if (start > bytes.length) return at;
    const end = start + (isMedium ? bytes.readUInt16BE(at + 2) : short);
    const text = end > bytes.length ? undefined : unmasked(bytes, start, end);
    if (text === undefined) return at;
    at = end;
    onText(text);
  }
  return at;
}

const clear = Buffer.alloc(LONGEST);

/** The text behind the mask that stands before it; nothing when it is none. */
function unmasked(bytes: Buffer, start: number, end: number): string | undefined {
  const length = end - start;
  const mask = start - MASK_BYTES;
  let bits = 0;
  for (let i = 0; i < length; i++) {
    const byte = (bytes[start + i] ?? 0) ^ (bytes[mask + (i & 3)] ?? 0);
    clear[i] = byte;
    bits |= byte;
  }
  if (bits <= ASCII) return clear.toString('latin1', 0, length);
  return isUtf8(clear.subarray(0, length)) ? clear.toString('utf8', 0, length) : undefined;
}
