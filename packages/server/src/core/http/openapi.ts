import { COMMON_REFUSALS, contract, PARAMS, PROTOCOL, type Route } from '@saloon/protocol';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifyInstance } from 'fastify';
import { string } from 'valibot';

export type Json = ReturnType<typeof toJsonSchema>;
type Operation = ReturnType<typeof operation>;

/** The JSON schema of what has one; `{}` where there is nothing to say. */
export const schemaOf = (schema: Route['answer']): Json => {
  const { $schema: _, ...json } = schema === undefined ? { type: 'object' as const } : toJsonSchema(schema);
  return json;
};
const json = (schema: Json) => ({ 'application/json': { schema } });

/** Who may ask, in OpenAPI's form: `{}` needs no secret. */
const SECURITY = {
  anyone: [{}, { saloon: [] }],
  guest: [{ saloon: [] }],
  account: [{ saloon: [] }],
  admin: [{ saloon: [] }, { operator: [] }],
  operator: [{ operator: [] }],
} as const satisfies Record<Route['who'], unknown>;

function operation(path: string, { does, who, query, body, answer, file, refusals = [] }: Route) {
  const inPath = Array.from(path.matchAll(/:(\w+)/g), ([, name]) => {
    const schema = schemaOf(name === 'user' ? PARAMS.user : string());
    return { name, in: 'path', required: true, schema };
  });
  const inQuery = Object.entries(query === undefined ? {} : (schemaOf(query).properties ?? {})).map(
    ([name, schema]) => ({ name, in: 'query', required: false, schema }),
  );
  return {
    summary: does,
    'x-who': who,
    'x-refusals': refusals,
    security: SECURITY[who],
    parameters: [...inPath, ...inQuery],
    ...(body && { requestBody: { required: true, content: json(schemaOf(body)) } }),
    responses: {
      200: { description: 'Done', content: file === undefined ? json(schemaOf(answer)) : { [file]: {} } },
      default: {
        description: 'Refused',
        content: json({
          type: 'object',
          properties: {
            code: { enum: [...new Set([...COMMON_REFUSALS.anyone, ...COMMON_REFUSALS[who], ...refusals])] },
          },
          required: ['code'],
        }),
      },
    },
  };
}

/** The contract as OpenAPI. */
function openapi() {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [key, route] of Object.entries<Route>(contract)) {
    const [method = '', path = ''] = key.split(' ');
    const at = path.replaceAll(/:(\w+)/g, '{$1}');
    paths[at] = { ...paths[at], [method.toLowerCase()]: operation(path, route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Saloon', version: String(PROTOCOL) },
    components: {
      securitySchemes: {
        saloon: { type: 'apiKey', in: 'header', name: 'authorization', description: 'Saloon <secret> [<user>]' },
        operator: { type: 'http', scheme: 'bearer' },
      },
    },
    paths,
  };
}

/** `GET /api/openapi.json`. Made when somebody asks for the first time. */
export function serveOpenApi(app: FastifyInstance): void {
  let text: string | undefined;
  app.get('/api/openapi.json', (_request, reply) => {
    text ??= JSON.stringify(openapi());
    return reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(text);
  });
}
