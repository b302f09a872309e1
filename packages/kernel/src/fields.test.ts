import { expect, test } from 'vitest';
import { fieldsOf, hasOnly, itemsOf } from './fields.ts';

const parsed = (json: string): unknown => JSON.parse(json);

test('an object’s type and its other own fields are read', () => {
  const fields = fieldsOf({ type: 'shoot', target: 2 });
  expect(fields?.type).toBe('shoot');
  expect(fields?.rest.target).toBe(2);
  expect(fields !== undefined && hasOnly(fields.rest, 'target')).toBe(true);
  expect(fields !== undefined && hasOnly(fields.rest)).toBe(false);
});

test.each([[undefined], [null], ['shoot'], [7], [['shoot']], [() => 'shoot']])('%s has no fields', (input) => {
  expect(fieldsOf(input)).toBeUndefined();
});

test('inherited fields are not read', () => {
  const inherited: unknown = Object.create({ type: 'shoot', target: 2 });
  expect(fieldsOf(inherited)).toEqual({ type: undefined, rest: {} });
  const own = fieldsOf({ type: 'shoot' });
  expect(own?.rest.constructor).toBeUndefined();
  expect(own?.rest.toString).toBeUndefined();
});

test('__proto__ is a field like any other', () => {
  const fields = fieldsOf(parsed('{"type":"shoot","__proto__":{"target":2}}'));
  expect(fields?.rest.target).toBeUndefined();
  expect(fields !== undefined && hasOnly(fields.rest, 'target')).toBe(false);
  const type = fieldsOf(parsed('{"__proto__":{"type":"shoot"}}'));
  expect(type?.type).toBeUndefined();
});

test('a field is read once, even if a getter would return something else later', () => {
  let reads = 0;
  const fields = fieldsOf({
    type: 'shoot',
    get target() {
      reads += 1;
      return reads;
    },
  });
  expect([fields?.rest.target, fields?.rest.target, reads]).toEqual([1, 1, 1]);
});

test('a list is read if it has own items only, no gaps and at most the allowed number', () => {
  expect(itemsOf(['a', 'b'], 2)).toEqual(['a', 'b']);
  expect(itemsOf(['a', 'b'], 1)).toBeUndefined();
  expect(itemsOf({ length: 1, 0: 'a' }, 2)).toBeUndefined();
  const gap: unknown[] = ['a'];
  gap.length = 2;
  expect(itemsOf(gap, 2)).toBeUndefined();
  const inherits = Object.setPrototypeOf(['a'], ['x', 'y']);
  inherits.length = 2;
  expect(itemsOf(inherits, 2)).toBeUndefined();
});
