// Node's own in Node, a portable one elsewhere: package.json says which.
import { sha256 as hash } from '#sha256';

/**
 * SHA-256 of a text in UTF-8, as hexadecimal digits.
 *
 * @example
 * sha256('abc') // 'ba7816bf…'
 */
export const sha256 = (text: string): string => hash(text);
