import { expect, test } from 'vitest';
import { inProcess } from '../testing/in-process.ts';
import { limitFlags, readLimits } from './limit-flags.ts';

test('a flag sets its limit, else its variable does, and the other limits keep their defaults', () => {
  expect(readLimits({}, { env: {} })).toEqual({});
  expect(readLimits({ 'max-tables': '3' }, { env: { SALOON_MAX_TABLES: '7', SALOON_MAX_CONNECTIONS: '9' } })).toEqual({
    tablesPerUser: 3,
    connectionsPerAddress: 9,
  });
  expect(readLimits({ 'max-messages': '10', 'max-block': '0' }, { env: { SALOON_MAX_TABLES: '' } })).toEqual({
    perSecond: 10,
    burst: 20,
    floodBurst: 40,
    blockLongest: 0,
  });
});

test('the help of each flag names its variable and its default', () => {
  expect(Object.values(limitFlags).map(({ help }) => /\(default: (.*)\)$/.exec(help)?.[1])).toEqual([
    '$SALOON_MAX_CONNECTIONS or 40',
    '$SALOON_MAX_TABLES or 20',
    '$SALOON_MAX_MESSAGES or 30',
    '$SALOON_MAX_BLOCK or 60',
    '$SALOON_ADDRESS_FACTOR or 1',
  ]);
});

test.each([
  ['SALOON_MAX_CONNECTIONS', 'all', 'SALOON_MAX_CONNECTIONS is "all", allowed: a whole number from 1 to 100000'],
  ['SALOON_MAX_MESSAGES', '4', 'SALOON_MAX_MESSAGES is "4", allowed: a whole number from 5 to 100000'],
  ['SALOON_HASH_ADDRESSES', 'yes', 'SALOON_HASH_ADDRESSES is "yes", allowed: 0 or 1'],
  ['SALOON_ADMIN_TOKEN', 'hunter2', 'SALOON_ADMIN_TOKEN has 7 characters, allowed: 16 to 200 letters'],
])('a wrong %s is reported in one line, and nothing starts', async (name, value, message) => {
  const { code, out, err } = await inProcess(['serve', '--port', '0'], { env: { [name]: value } });
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(message);
  expect(err).not.toContain('hunter2');
});
