/** FIN and the opcode for text (RFC 6455, 5.2). */
const TEXT = 0x81;
/** Lengths up to this stand in the header itself; above, two or eight bytes follow. */
const SHORT = 125;
const MEDIUM = 0xffff;

/**
 * Text frames of a server, one after another in one buffer, so that all that a client is told in one turn is one write.
 * (`ws` writes a header and a text for each: the text of a step is short, and the calls are what costs.)
 */
export function frames(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  let size = 0;
  for (const length of lengths) size += headerSize(length) + length;
  const buffer = Buffer.allocUnsafe(size);
  let at = 0;
  for (let i = 0; i < texts.length; i++) {
    at = writeHeader(buffer, at, lengths[i] ?? 0);
    at += buffer.write(texts[i] ?? '', at, 'utf8');
  }
  return buffer;
}

const headerSize = (length: number): number => (length <= SHORT ? 2 : length <= MEDIUM ? 4 : 10);

function writeHeader(buffer: Buffer, at: number, length: number): number {
  buffer[at] = TEXT;
  if (length <= SHORT) {
    buffer[at + 1] = length;
    return at + 2;
  }
  if (length <= MEDIUM) {
    buffer[at + 1] = SHORT + 1;
    return buffer.writeUInt16BE(length, at + 2);
  }
  buffer[at + 1] = SHORT + 2;
  return buffer.writeBigUInt64BE(BigInt(length), at + 2);
}
