/** A frame from a server: its opcode (RFC 6455, 5.2) and payload. */
export type Frame = { readonly opcode: number; readonly bytes: number; readonly text: string };

const MEDIUM = 126;
const LONG = 127;

/** Splits what a server sent after the handshake into frames. The rest is the start of the next one. */
export function cutFrames(stream: Buffer): { readonly frames: readonly Frame[]; readonly rest: Buffer } {
  const frames: Frame[] = [];
  let at = 0;
  while (at + 2 <= stream.length) {
    const short = (stream[at + 1] ?? 0) & 0x7f;
    const head = short === MEDIUM ? 4 : short === LONG ? 10 : 2;
    if (at + head > stream.length) break;
    const length =
      short === MEDIUM ? stream.readUInt16BE(at + 2) : short === LONG ? Number(stream.readBigUInt64BE(at + 2)) : short;
    const end = at + head + length;
    if (end > stream.length) break;
    const opcode = (stream[at] ?? 0) & 0x0f;
    frames.push({ opcode, bytes: end - at, text: stream.toString('utf8', at + head, end) });
    at = end;
  }
  return { frames, rest: stream.subarray(at) };
}
