import { expect, test } from 'vitest';
import { checkDatabaseUrl, placeOf } from './database-url.ts';

test('the place of a database has neither user nor password in it', () => {
  expect(placeOf('postgres://ann:hush@db.example.org:6432/saloon?sslmode=require')).toBe('db.example.org:6432/saloon');
  expect(placeOf('postgresql://ann@localhost/saloon')).toBe('localhost:5432/saloon');
  expect(placeOf('postgres://ann@%2Fvar%2Frun%2Fpostgresql/saloon')).toBe('/var/run/postgresql:5432/saloon');
});

test.each([
  ['hush', 'it is no address'],
  ['db.example.org/hush', 'it is no address'],
  ['mysql://ann:hush@localhost/saloon', 'it is the address of something else'],
  ['postgres://ann:hush@localhost', 'it names no database'],
  ['postgres://ann:hush@localhost/', 'it names no database'],
  ['postgres:///saloon', 'it names no host'],
  [
    'postgres://ann:1/hush@localhost/saloon',
    'its user or password has a character that must be written as %2F or the like',
  ],
  [
    'postgres://ann:hu%sh@localhost/saloon',
    'its user or password has a character that must be written as %2F or the like',
  ],
])('the error for an invalid URL does not repeat it: %s', (url, why) => {
  expect(() => checkDatabaseUrl(url, 'DATABASE_URL')).toThrow(
    new Error(`Cannot read DATABASE_URL: ${why}; write it like postgres://user:password@host:5432/database`),
  );
});

test('a valid URL is accepted', () => {
  for (const url of ['postgres://ann:hu%2Fsh@localhost:1/saloon', 'postgresql://localhost/saloon?sslmode=require']) {
    expect(() => checkDatabaseUrl(url, 'DATABASE_URL')).not.toThrow();
  }
});
