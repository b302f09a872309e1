import { sha256 as nobleSha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

const portable = (text: string): string => bytesToHex(nobleSha256(utf8ToBytes(text)));

let hash = portable;

/**
 * SHA-256 of a text in UTF-8, as hexadecimal digits.
 *
 * @example
 * sha256('abc') // 'ba7816bf…'
 */
export const sha256 = (text: string): string => hash(text);

const PROBES = ['', 'abc', 'Салун — 🤠', '\ud800'];

/**
 * Replaces the portable implementation with a faster one, such as Node's own (about 4 times as fast). Throws if it isn't
 * SHA-256.
 */
export function useSha256(native: (text: string) => string): void {
  for (const probe of PROBES) {
    if (native(probe) !== portable(probe)) throw new Error('Cannot use this hash function: it is not SHA-256');
  }
  hash = native;
}
