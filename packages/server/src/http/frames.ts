/** FIN and the opcode for text (RFC 6455, 5.2). */
export const FIN_TEXT = 0x81;
/** Lengths up to this stand in the header itself; above, it says that two bytes follow, or eight. */
const SHORT = 125;
export const MEDIUM = 126;
const LONG = 127;
const LONGEST_MEDIUM = 0xffff;
const TEXT = String.fromCharCode(FIN_TEXT);

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
  if (length <= LONGEST_MEDIUM) return TEXT + String.fromCharCode(MEDIUM, length >> 8, length & 0xff);
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(length));
  return TEXT + String.fromCharCode(LONG) + bytes.toString('latin1');
}
