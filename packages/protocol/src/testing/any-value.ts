import fc from 'fast-check';

/** Names that objects inherit, and `__proto__`, whose assignment creates no field. */
const anyName = fc.oneof(
  fc.constantFrom('a', 'b', 'c', '=', '+', '-', '#', '*', '0', '1', ''),
  fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', 'length'),
);
const leaf = fc.oneof(fc.constantFrom(0, 1, 2, 'x', 'y', true, false, null), fc.string(), fc.integer());

/** Plain data as games make it: fields may be `undefined`, which is the same as not being there. */
export const { value: anyValue } = fc.letrec<{ value: unknown; fields: unknown; list: unknown }>((tie) => ({
  value: fc.oneof({ maxDepth: 4, withCrossShrink: true }, leaf, tie('fields'), tie('list')),
  fields: fc
    .array(fc.tuple(anyName, fc.oneof({ weight: 5, arbitrary: tie('value') }, fc.constant(undefined))), {
      maxLength: 5,
    })
    .map((pairs) => Object.fromEntries(pairs)),
  list: fc.array(tie('value'), { maxLength: 6 }),
}));
