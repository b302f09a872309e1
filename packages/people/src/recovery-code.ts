/** Letters and digits that nobody confuses in print: no 0, O, 1, I, L or U. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 5;
const GROUP_LENGTH = 5;

/** How many random bytes `recoveryCode` needs. */
export const RECOVERY_BYTES = GROUPS * GROUP_LENGTH * 2;

/** A code to print: five groups of five characters, 122 bits. Takes two random bytes per character. */
export function recoveryCode(bytes: Uint8Array): string {
  const letters = Array.from({ length: GROUPS * GROUP_LENGTH }, (_, i) => {
    const number = (bytes[2 * i] ?? 0) * 256 + (bytes[2 * i + 1] ?? 0);
    return ALPHABET[number % ALPHABET.length] ?? '';
  });
  return Array.from({ length: GROUPS }, (_, i) =>
    letters.slice(i * GROUP_LENGTH, (i + 1) * GROUP_LENGTH).join(''),
  ).join('-');
}

/** The code as it was made, from what somebody typed: case, spaces and dashes don't matter. */
export const bareRecoveryCode = (typed: string): string => typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
