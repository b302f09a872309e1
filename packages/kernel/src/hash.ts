import { sha256 } from './sha256.ts';

/** JSON with sorted keys, so that equal data gives equal text. `undefined` fields are left out. */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return `${value}`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return canonicalArray(value);
  let text = '{';
  const fields = value as Readonly<Record<string, unknown>>;
  for (const name of Object.keys(fields).sort()) {
    const field = fields[name];
    if (field !== undefined) text += `${text.length > 1 ? ',' : ''}${JSON.stringify(name)}:${canonicalJson(field)}`;
  }
  return `${text}}`;
}

function canonicalArray(items: readonly unknown[]): string {
  let text = '[';
  for (let i = 0; i < items.length; i++) text += (i === 0 ? '' : ',') + canonicalJson(items[i]);
  return `${text}]`;
}

/** The hash of a state, or of any plain data: equal data, equal hash, on every machine. */
export const hashOf = (data: unknown): string => sha256(canonicalJson(data));
