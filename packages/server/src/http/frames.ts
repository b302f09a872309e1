/** FIN and the opcode for text (RFC 6455, 5.2). */
const TEXT = '\x81';
/** Lengths up to this stand in the header itself; above, two or eight bytes follow. */
const SHORT = 125;
const MEDIUM = 0xffff;

/**
 * A text frame of a server, as a string of bytes (each character is one). Frames are joined as strings and written at
 * once in `latin1`: hardly any text has a character beyond ASCII, and so none is copied before the socket does it.
 */
export function frameOf(text: string): string {
  const length = Buffer.byteLength(text);
  return headerOf(length) + (length === text.length ? text : Buffer.from(text).toString('latin1'));
}

function headerOf(length: number): string {
  if (length <= SHORT) return TEXT + String.fromCharCode(length);
  if (length <= MEDIUM) return TEXT + String.fromCharCode(SHORT + 1, length >> 8, length & 0xff);
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(length));
  return TEXT + String.fromCharCode(SHORT + 2) + bytes.toString('latin1');
}
