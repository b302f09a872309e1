import { createHmac, timingSafeEqual } from 'node:crypto';
import { sha256 } from '@saloon/kernel';
import { type TableId, tableId, type UserId, userId } from '@saloon/protocol';

/** A guest as the server knows one: by what follows from the secret, never by the secret itself. */
export type Identity = { readonly user: UserId; readonly secretHash: string };

/** Public ids are cut to this many hexadecimal digits: 96 bits. */
const USER_DIGITS = 24;
/** 16 letters and digits: 82 bits that nobody can guess. */
const TABLE_LENGTH = 16;

/** The hash of the secret is kept; the public id is a hash of that hash, so that neither leads back to the secret. */
export function identify(secret: string): Identity {
  const secretHash = sha256(secret);
  return { secretHash, user: userId(sha256(`saloon user ${secretHash}`).slice(0, USER_DIGITS)) };
}

/** The same person, by another secret. */
export const identifyAs = (user: UserId, secret: string): Identity => ({ user, secretHash: sha256(secret) });

/** Does this secret belong to the stored hash? Takes as long whichever digit differs. */
export function isSameSecret(a: Identity, storedHash: string): boolean {
  const [left, right] = [Buffer.from(a.secretHash), Buffer.from(storedHash)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/**
 * The table that this person's request opens. The same request gives the same table, so that a retry opens no second
 * one, even after a restart; without the key of the installation nobody can tell which.
 */
export function tableIdFor(key: Buffer, user: UserId, request: string): TableId {
  const bytes = createHmac('sha256', key).update(`table ${user} ${request}`).digest();
  const number = BigInt(`0x${bytes.toString('hex')}`);
  return tableId(number.toString(36).padStart(TABLE_LENGTH, '0').slice(-TABLE_LENGTH));
}
