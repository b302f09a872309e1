import { generateKeyPairSync, sign, verify } from 'node:crypto';
import { canonicalJson } from '@saloon/kernel';
import { nim } from '@saloon/kernel/testing/nim';
import { expect, test } from 'vitest';
import { formatRecording, parseRecording } from './recording-file.ts';
import { signatureIn } from './signature-words.ts';
import { forgedWith } from './testing/forge.ts';
import { findNim, nimRecording } from './testing/nim-recording.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const key = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('hex');
const signer = (text: string) => ({ key, value: sign(null, Buffer.from(text), privateKey).toString('hex') });
const file = formatRecording(nim, nimRecording, signer);

function isGood(text: string): boolean {
  const parsed = parseRecording(text, findNim);
  if (!parsed.ok) throw new Error(parsed.problem.code);
  const { signed } = parsed;
  return signed !== undefined && verify(null, Buffer.from(signed.text), publicKey, Buffer.from(signed.value, 'hex'));
}

test('the signed text is every field but comments, signature and checksum, in alphabetical order', () => {
  const { sum: _sum, signature: _signature, ...rest } = JSON.parse(file) as Record<string, unknown>;
  const parsed = parseRecording(file, findNim);
  expect(parsed.ok && parsed.signed).toEqual({
    ...signer(`saloon recording 1\n${canonicalJson(rest)}`),
    text: `saloon recording 1\n${canonicalJson(rest)}`,
  });
  expect(isGood(file)).toBe(true);
});

test('a signed file stays signed when it is read and written again, even with new comments', () => {
  const parsed = parseRecording(file, findNim);
  if (!parsed.ok) throw new Error(parsed.problem.code);
  expect(formatRecording(parsed.game, parsed.recording)).toBe(file);
  const remarked = { ...parsed.recording, comments: [{ step: 1, name: 'Ann', text: 'well' }] };
  expect(isGood(formatRecording(parsed.game, remarked))).toBe(true);
});

test.each([
  ['a name', { names: ['Eve', 'Bob', 'Cal'] }],
  ['the end', { final: 'f'.repeat(64) }],
  ['an input', { inputs: [] }],
  ['the seed', { seed: 'e'.repeat(64) }],
])('whoever changes %s and mends the checksum breaks the signature', (_what, change) => {
  expect(isGood(forgedWith(file, change))).toBe(false);
});

test('an unsigned file opens', () => {
  const parsed = parseRecording(formatRecording(nim, nimRecording), findNim);
  expect(parsed.ok && parsed.signed).toBeUndefined();
});

test.each(['en', 'ru'] as const)('every result has a sentence in %s', (lang) => {
  const sentences = [
    signatureIn(lang, { type: 'unsigned' }),
    signatureIn(lang, { type: 'signed', key }),
    signatureIn(lang, { type: 'signed', key, by: 'https://example.org' }),
    signatureIn(lang, { type: 'other-signer', key, by: 'https://example.org' }),
    signatureIn(lang, { type: 'forged', key }),
    signatureIn(lang, { type: 'unchecked', key }),
  ];
  expect(new Set(sentences).size).toBe(sentences.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^\S.*\.$/);
  for (const sentence of sentences.slice(1)) expect(sentence).toContain(key);
});
