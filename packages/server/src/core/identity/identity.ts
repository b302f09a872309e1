import { createHmac, timingSafeEqual } from 'node:crypto';
import { sha256 } from '@saloon/kernel';
import { type TableId, tableId, type UserId, userId } from '@saloon/protocol';

/** A user as the server knows them: by a hash of the secret, never by the secret itself. */
export type Identity = { readonly user: UserId; readonly secretHash: string };

/** Public ids are cut to this many hexadecimal digits: 96 bits. */
const USER_DIGITS = 24;
/** 16 letters and digits: 82 bits. */
const TABLE_LENGTH = 16;

/** The hash of the secret is stored; the public id is a hash of that hash. Neither leads back to the secret. */
export function identify(secret: string): Identity {
  const secretHash = sha256(secret);
  return { secretHash, user: userId(sha256(`saloon user ${secretHash}`).slice(0, USER_DIGITS)) };
}

/** The same user with a new secret. */
export const identifyAs = (user: UserId, secret: string): Identity => ({ user, secretHash: sha256(secret) });

/** Does this secret belong to the stored hash? Compares in constant time. */
export function isSameSecret(a: Identity, storedHash: string): boolean {
  const [left, right] = [Buffer.from(a.secretHash), Buffer.from(storedHash)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/**
 * The id of the table that a user's request opens. The same request gives the same id, so that a retry opens no second
 * table, even after a restart. Without the key of the installation nobody can predict it.
 */
export function tableIdFor(key: Buffer, user: UserId, request: string): TableId {
  const bytes = createHmac('sha256', key).update(`table ${user} ${request}`).digest();
  const number = BigInt(`0x${bytes.toString('hex')}`);
  return tableId(number.toString(36).padStart(TABLE_LENGTH, '0').slice(-TABLE_LENGTH));
}
