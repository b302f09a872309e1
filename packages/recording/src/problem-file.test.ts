import { expect, test } from 'vitest';
import { recordingTextIn } from './problem-file.ts';

test('takes the recording out of a problem file, and leaves every other text as it is', () => {
  const recording = '{\n"saloon":"recording"\n}';
  expect(recordingTextIn(JSON.stringify({ saloon: 'problem', format: 1, recording }))).toBe(recording);
  expect(recordingTextIn('{"saloon":"problem","format":1}')).toBe('');
  expect(recordingTextIn(recording)).toBe(recording);
  expect(recordingTextIn('{"saloon":"problem"')).toBe('{"saloon":"problem"');
  expect(recordingTextIn('')).toBe('');
});
