import { TABLE_ID } from '../../tables/table-id.ts';

/** JSON schemas of request bodies, for Fastify. Unknown fields are removed. */
type Schema = Readonly<Record<string, unknown>>;

/** A body with exactly these fields; those in `optional` may be missing. */
export const body = (fields: Schema, optional: Schema = {}) => ({
  schema: {
    body: {
      type: 'object',
      properties: { ...fields, ...optional },
      required: Object.keys(fields),
      additionalProperties: false,
    },
  },
});

export const text = (maxLength: number, minLength = 1) => ({ type: 'string', minLength, maxLength });
export const number = { type: 'integer', minimum: 0, maximum: 1_000_000 };
export const flag = { type: 'boolean' };
export const oneOf = (words: readonly string[]) => ({ type: 'string', enum: words });
/** The secret of a device: 32 random bytes that its browser made. */
export const secret = { type: 'string', pattern: '^[0-9a-f]{64}$' };
export const user = { type: 'string', pattern: '^[0-9a-f]{24}$' };
export const table = { type: 'string', pattern: TABLE_ID };
/** A WebAuthn response: the library checks it. */
export const webAuthn = { type: 'object' };
