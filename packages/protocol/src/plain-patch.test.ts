import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LastView } from './index.ts';
import { jsonLength } from './json-length.ts';
import { jsonText } from './json-text.ts';
import { SHORT } from './patch-cursor.ts';
import { anyValue } from './testing/any-value.ts';

type Fields = Readonly<Record<string, unknown>>;
const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;
const whole = (value: unknown): string => `{"=":${jsonText(value)}}`;
/** The length of `{"=":}`. */
const WHOLE = 6;

/** The patch from one value to another, made from both without a memory: what `LastView` writes faster. */
function plainPatch(from: unknown, to: unknown): string {
  if (!isBranch(to)) return from === to ? '' : whole(to);
  if (!isBranch(from) || Array.isArray(from) !== Array.isArray(to)) return whole(to);
  return Array.isArray(to) ? plainList(from as readonly unknown[], to) : plainFields(from as Fields, to as Fields);
}

function plainFields(from: Fields, to: Fields): string {
  const was = (name: string): unknown => (Object.hasOwn(from, name) ? from[name] : undefined);
  const isThere = (name: string): boolean => Object.hasOwn(to, name) && to[name] !== undefined;
  const names = [...Object.keys(to), ...Object.keys(from).filter((name) => !Object.hasOwn(to, name))];
  const changed = names.flatMap((name) => {
    const patch = isThere(name) ? plainPatch(was(name), to[name]) : '';
    return patch === '' ? [] : `${JSON.stringify(name)}:${patch}`;
  });
  const gone = names.flatMap((name) => (isThere(name) || was(name) === undefined ? [] : JSON.stringify(name)));
  const parts = [
    ...(changed.length > 0 ? [`"+":{${changed.join(',')}}`] : []),
    ...(gone.length > 0 ? [`"-":[${gone.join(',')}]`] : []),
  ];
  return parts.length === 0 ? '' : `{${parts.join(',')}}`;
}

function plainList(from: readonly unknown[], to: readonly unknown[]): string {
  const changed = to.flatMap((value, i) => {
    const patch = i < from.length ? plainPatch(from[i], value) : whole(value);
    return patch === '' ? [] : `[${i},${patch}]`;
  });
  const items = changed.join(',');
  if (2 * changed.length > to.length && items.length > jsonLength(to, items.length)) return whole(to);
  const parts = [
    ...(changed.length > 0 ? [`"*":[${items}]`] : []),
    ...(from.length === to.length ? [] : [`"#":${to.length}`]),
  ];
  return parts.length === 0 ? '' : `{${parts.join(',')}}`;
}

test('each patch is the one that a plain comparison of both values gives, byte for byte', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(anyValue, fc.array(anyValue, { minLength: 20, maxLength: 60 })), {
        minLength: 2,
        maxLength: 6,
      }),
      ([first, ...rest]) => {
        const last = new LastView(first);
        let before = first;
        for (const next of rest) {
          const patch = plainPatch(before, next);
          const isShort = patch.length < SHORT || patch.length <= WHOLE + jsonLength(next, patch.length);
          expect(last.update(structuredClone(next)) ?? '').toBe(isShort ? patch : whole(next));
          before = next;
        }
      },
    ),
    { numRuns: 2000 },
  );
});
