import { COMMON_REFUSALS, featureRoutes, type Route } from '@saloon/protocol';
import { type Json, schemaOf } from '@saloon/server';

const HEAD = `# HTTP

Every route under \`/api\`, made from the contract in \`packages/protocol/src/http\` by
\`npx vitest run tools/http-page.test.ts -u\`. A server gives the same as \`GET /api/openapi.json\`, with the limits of each field.

JSON in, JSON out. Unknown fields of a body are removed. Times are milliseconds since 1970, by the server's clock. Who may ask:

- **anyone**, with or without a secret.
- a **guest**: \`Authorization: Saloon <secret>\`, with the user's id behind it if the secret isn't their first
  ([people](people.md#requests)).
- an **account**: the same, once a name is kept.
- an **admin**: a named admin, or the operator.
- the **operator**: \`Authorization: Bearer <admin secret>\` ([hosting](hosting.md#admin-secret)).

A refusal has a status of 400 or more and a \`code\`, some with more (\`PeopleError\` in \`packages/protocol/src/people.ts\`).
Any route may refuse with ${words(COMMON_REFUSALS.anyone)}; one that needs a secret, with ${words(COMMON_REFUSALS.guest)};
one that needs an account, with \`not-kept\` too; one of admins, with ${words(COMMON_REFUSALS.admin)}. The others are listed.
`;

function words(codes: readonly string[]): string {
  return codes.map((code) => `\`${code}\``).join(', ');
}

/** A schema as a type of TypeScript. */
function shape(schema: Json | boolean | undefined): string {
  if (typeof schema !== 'object') return 'unknown';
  const { const: only, enum: some, anyOf, oneOf = anyOf, type, items, properties, required = [] } = schema;
  if (only !== undefined) return JSON.stringify(only);
  if (some !== undefined) return some.map((one) => JSON.stringify(one)).join(' | ');
  if (oneOf !== undefined) return oneOf.map(shape).join(' | ');
  if (Array.isArray(items)) return `[${items.map(shape).join(', ')}]`;
  if (type === 'array') return `list of ${shape(items)}`;
  if (properties === undefined || Object.keys(properties).length === 0)
    return type === 'integer' ? 'number' : String(type ?? 'any');
  const fields = Object.entries(properties).map(
    ([name, field]) => `${name}${required.includes(name) ? '' : '?'}: ${shape(field)}`,
  );
  return `{ ${fields.join('; ')} }`;
}

/** docs/http.md. */
export function httpPage(): string {
  const shown = new Map<Route['answer'], string>();
  const answerOf = (key: string, { answer, file }: Route): string => {
    if (file !== undefined) return `a file, \`${file}\``;
    if (answer === undefined) return '`{}`';
    const before = shown.get(answer);
    if (before !== undefined) return `that of \`${before}\``;
    shown.set(answer, key);
    return `\`${shape(schemaOf(answer))}\``;
  };
  const part = ([key, route]: [string, Route]): string => {
    const { does, who, query, body, refusals } = route;
    const lines = [
      `Who: ${who}. Answer: ${answerOf(key, route)}`,
      ...(query === undefined ? [] : [`Query: \`${shape(schemaOf(query))}\``]),
      ...(body === undefined ? [] : [`Body: \`${shape(schemaOf(body))}\``]),
      ...(refusals === undefined ? [] : [`Refusals: ${words(refusals)}`]),
    ];
    return `\n### \`${key}\`\n\n${does}\n\n${lines.map((line) => `- ${line}\n`).join('')}`;
  };
  const parts = Object.entries(featureRoutes).map(
    ([name, routes]) =>
      `\n## ${name[0]?.toUpperCase()}${name.slice(1)}\n${Object.entries<Route>(routes).map(part).join('')}`,
  );
  return HEAD + parts.join('');
}
