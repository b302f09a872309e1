import { canonicalJson } from '@saloon/kernel';
import { isHex } from './fair.ts';
import { isRow, type Row } from './recording-input.ts';

/** An Ed25519 public key and a signature made with it, both in lower-case hexadecimal digits. */
export type Signature = { readonly key: string; readonly value: string };

/** A signature, and the exact text that it must sign. */
export type Signed = Signature & { readonly text: string };

/** Signs a text, as UTF-8. */
export type Sign = (text: string) => Signature;

/**
 * The signed text of a recording file: every field except the comments (which people may add later), the signature
 * itself and the checksum. It is JSON without white space, with the fields of every object in alphabetical order.
 */
export function signedText(row: Row): string {
  const { comments: _comments, signature: _signature, sum: _sum, ...signed } = row;
  return `saloon recording 1\n${canonicalJson(signed)}`;
}

/** Reads the `signature` field of a file. Returns undefined if it is malformed. */
export function readSignature(value: unknown): Signature | undefined {
  if (!isRow(value) || Object.keys(value).join() !== 'key,value') return undefined;
  const { key, value: signature } = value;
  return isHex(key) && isLongHex(signature) ? { key, value: signature } : undefined;
}

const isLongHex = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{128}$/.test(value);
