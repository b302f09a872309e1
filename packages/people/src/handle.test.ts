import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldHandle } from './fold-handle.ts';
import { bareHandle, handleProblem } from './handle.ts';
import { suggestHandles } from './suggest-handles.ts';

test.each([
  ['wyatt', 'WYATT'],
  ['wyatt', 'wy_att'],
  ['wyatt', 'wyаtt'],
  ['wyatt', 'vvyatt'],
  ['sheriff', 'sher1ff'],
  ['bobby', '8obby'],
  ['morgan', 'rnorgan'],
  ['doc', 'dос'],
  ['Иван', 'иВАН'],
  ['jose', 'José'],
])('%s and %s look alike', (handle, other) => expect(foldHandle(handle)).toBe(foldHandle(other)));

test.each([
  ['wyatt', 'wyatts'],
  ['ann', 'anna'],
  ['doc', 'dog'],
])('%s and %s are different handles', (handle, other) => expect(foldHandle(handle)).not.toBe(foldHandle(other)));

test('each bad handle has its own reason, at the edges too', () => {
  expect(handleProblem('ab')).toBe('handle-too-short');
  expect(handleProblem('abc')).toBeUndefined();
  expect(handleProblem('a'.repeat(20))).toBeUndefined();
  expect(handleProblem('a'.repeat(21))).toBe('handle-too-long');
  expect(handleProblem('wy att')).toBe('handle-letters');
  expect(handleProblem('wyаtt')).toBe('handle-letters');
  expect(handleProblem('😀😀😀')).toBe('handle-letters');
  expect(handleProblem('7ann')).toBe('handle-start');
  expect(handleProblem('_ann')).toBe('handle-start');
  expect(handleProblem('Admin')).toBe('handle-reserved');
  expect(handleProblem('adm1n')).toBe('handle-reserved');
  expect(handleProblem('s_aloon')).toBe('handle-reserved');
  expect(handleProblem('Ковбой_7')).toBeUndefined();
});

test.each([
  ...['admins', 'admin1', 'admin_team', 'Adm1ns', 'moderators', 'saloon-support', 'the_staff', 'mod_7', 'saloon'],
  ...['оператор', 'администратор', 'админы', 'админ_1', 'модераторы', 'служба-поддержки'],
])('nobody gets %s: it passes for the server or its operators', (handle) => {
  expect(handleProblem(handle)).toBe('handle-reserved');
});

test.each(['badminton', 'modest', 'rooty', 'red_bot', 'the_host', 'модник', 'madmin'])('%s is free', (handle) => {
  expect(handleProblem(handle)).toBeUndefined();
});

test('people may write the @ or leave it out', () => {
  expect([bareHandle('@wyatt'), bareHandle('  wyatt '), bareHandle('@@wyatt')]).toEqual(['wyatt', 'wyatt', '@wyatt']);
});

test('suggestions are allowed, different from each other and from the wanted handle', () => {
  expect(suggestHandles('wyatt').slice(0, 3)).toEqual(['wyatt_west', 'wyatt_rides', 'wyatt_draws']);
  expect(suggestHandles('иван').slice(0, 2)).toEqual(['иван_запад', 'иван_скачет']);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (wanted) => {
      const found = suggestHandles(wanted);
      expect(found.length).toBeGreaterThanOrEqual(3);
      expect(found.map(handleProblem)).toEqual(found.map(() => undefined));
      expect(new Set([wanted, ...found].map(foldHandle)).size).toBe(found.length + 1);
    }),
  );
});

test('case never makes another handle', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zA-Z0-9а-яё_-]{3,20}$/), (handle) => {
      expect(foldHandle(handle.toUpperCase())).toBe(foldHandle(handle.toLowerCase()));
    }),
  );
});
