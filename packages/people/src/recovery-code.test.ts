import { expect, test } from 'vitest';
import { bareRecoveryCode, RECOVERY_BYTES, recoveryCode } from './recovery-code.ts';

test('a recovery code has five groups, and is read however it is typed', () => {
  const code = recoveryCode(new Uint8Array(RECOVERY_BYTES).map((_byte, i) => i * 37));
  expect(code).toMatch(/^([2-9A-HJKMNP-TV-Z]{5}-){4}[2-9A-HJKMNP-TV-Z]{5}$/);
  expect(bareRecoveryCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(bareRecoveryCode(code));
  expect(recoveryCode(new Uint8Array(RECOVERY_BYTES).fill(1))).not.toBe(code);
});
