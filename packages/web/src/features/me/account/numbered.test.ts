import { expect, test } from 'vitest';
import { numbered } from './numbered.ts';

test('devices with the same name are told apart', () => {
  const names = ['First device', 'Chrome · Linux', 'Safari · iPhone', 'Chrome · Linux', 'Chrome · Linux'];
  expect(numbered(names)).toEqual([
    'First device',
    'Chrome · Linux',
    'Safari · iPhone',
    'Chrome · Linux 2',
    'Chrome · Linux 3',
  ]);
});
