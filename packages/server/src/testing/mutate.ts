import { below, choose, type Rng } from '@saloon/kernel';

const PIECES = [
  '',
  'a',
  'Ж',
  '🤠',
  '\u0000',
  '\u202e',
  '<script>',
  '"',
  '\\',
  '{',
  '}',
  '[',
  ']',
  '__proto__',
  '\n',
  '\ud800',
  ' ',
  '-1',
  '1e999',
] as const;

/** A text that no client would send. */
export function nonsense(rng: Rng): string {
  let text = '';
  for (let i = below(rng, 12); i > 0; i--) text += choose(rng, PIECES);
  return below(rng, 50) === 0 ? text.repeat(1000).slice(0, 9000) : text;
}

/** A value that doesn't belong in any message, or only in another one. */
function odd(rng: Rng): unknown {
  const odds: readonly unknown[] = [
    null,
    true,
    -1,
    0,
    1.5,
    1e308,
    Number.MAX_SAFE_INTEGER,
    '',
    'move',
    'sit',
    [],
    {},
    [[]],
    { type: 'pass' },
    { __proto__: null, constructor: 1 },
    nonsense(rng),
    Array.from({ length: 40 }, (_, i) => i),
  ];
  return choose(rng, odds);
}

/** The same message with something in it replaced, left out, added or nested. */
export function mutated(rng: Rng, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || below(rng, 6) === 0) return odd(rng);
  if (Array.isArray(value)) {
    const list = [...value];
    if (list.length === 0 || below(rng, 3) === 0) list.push(odd(rng));
    else list[below(rng, list.length)] = mutated(rng, list[below(rng, list.length)]);
    return list;
  }
  const fields: Record<string, unknown> = { ...value };
  const name = choose(rng, [...Object.keys(fields), 'x']);
  const kind = below(rng, 5);
  if (kind === 0) delete fields[name];
  else if (kind === 1) fields[choose(rng, ['extra', 'seat', 'type', 'toString'])] = odd(rng);
  else fields[name] = mutated(rng, fields[name]);
  return fields;
}
