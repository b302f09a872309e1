import { sha256 as nobleSha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** For browsers: Node's own is about 4 times as fast. */
export const sha256 = (text: string): string => bytesToHex(nobleSha256(utf8ToBytes(text)));
