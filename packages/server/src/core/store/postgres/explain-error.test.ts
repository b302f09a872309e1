import { expect, test } from 'vitest';
import { explainError, isAway, isLost } from './explain-error.ts';

const error = (code: string) => Object.assign(new Error(`said ${code}`), { code });
const told = (code: string) => explainError(error(code), 'db.example.org:5432/saloon', 'DATABASE_URL');

test.each([
  ['ECONNREFUSED', 'nothing listens there'],
  ['ENOENT', 'there is no such socket'],
  ['57P03', 'it is starting or stopping'],
  ['53300', 'it has no connection left'],
  ['EAI_AGAIN', 'names cannot be looked up now'],
  ['CONNECTION_CLOSED', 'it hangs up'],
])('%s may heal', (code, reason) => {
  expect(told(code)).toEqual({ mayHeal: true, reason, remedy: 'start it, or correct DATABASE_URL' });
  expect(isAway(error(code))).toBe(true);
});

test.each([
  ['ENOTFOUND', 'there is no host of that name', 'correct the host in DATABASE_URL'],
  ['EHOSTUNREACH', 'the host does not answer', 'correct host and port in DATABASE_URL, or open the way to it'],
  ['CONNECT_TIMEOUT', 'the host does not answer', 'correct host and port in DATABASE_URL, or open the way to it'],
  ['28P01', 'it does not accept this password', 'correct user and password in DATABASE_URL'],
  ['28000', 'it does not let this user in', 'correct the user in DATABASE_URL, or allow it in pg_hba.conf'],
  ['3D000', 'there is no such database', 'make it with "createdb saloon", or correct DATABASE_URL'],
  [
    '42501',
    'this user may not make the schema saloon',
    'let its owner run "GRANT CREATE ON DATABASE saloon TO …", or correct DATABASE_URL',
  ],
  [
    'SELF_SIGNED_CERT_IN_CHAIN',
    'its certificate is from nobody whom Node trusts',
    'name the file of whoever signed it in NODE_EXTRA_CA_CERTS, or correct DATABASE_URL',
  ],
  ['ERR_SSL_WRONG_VERSION_NUMBER', 'it does not speak TLS', 'turn that on there, or take sslmode out of DATABASE_URL'],
  [
    '08P01',
    'something in between, such as a pooler, does not pass on the settings of a session',
    'give the address of the database itself in DATABASE_URL',
  ],
  ['XX000', 'said XX000', 'correct DATABASE_URL'],
])('%s needs the operator', (code, reason, remedy) => {
  expect(told(code)).toEqual({ mayHeal: false, reason, remedy });
});

test('a query on a lost connection may have run; without a connection, or refused, it did not', () => {
  expect(['CONNECTION_CLOSED', 'ECONNRESET', 'ETIMEDOUT', '57P01', '08006'].map((code) => isLost(error(code)))).toEqual(
    Array(5).fill(true),
  );
  expect(['ECONNREFUSED', 'CONNECT_TIMEOUT', '57P03', '23505'].map((code) => isLost(error(code)))).toEqual(
    Array(4).fill(false),
  );
  expect(isAway(error('23505'))).toBe(false);
});

test('a standby may be promoted, and has run nothing', () => {
  expect(told('25006')).toEqual({
    mayHeal: true,
    reason: 'it takes nothing in: it is a standby, or was set to be read alone',
    remedy: 'promote it, or correct DATABASE_URL',
  });
  expect([isAway(error('25006')), isLost(error('25006'))]).toEqual([true, false]);
});
