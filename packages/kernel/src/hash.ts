import { sha256 } from './sha256.ts';

/** JSON with the keys of every object in order, so that equal data is equal text. Fields that are `undefined` are left out. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item ?? null)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonicalJson(field)}`).join(',')}}`;
}

/** The hash of a state, or of any plain data: equal data, equal hash, on every machine. */
export const hashOf = (data: unknown): string => sha256(canonicalJson(data));
