import type { FastifyInstance } from 'fastify';

/** Has no text in it that a database can't store: NUL, or half of a surrogate pair. Names of fields count. */
export function isStorable(value: unknown): boolean {
  const left = [value];
  while (left.length > 0) {
    const one = left.pop();
    if (typeof one === 'string' && (one.includes('\0') || !one.isWellFormed())) return false;
    if (typeof one === 'object' && one !== null) left.push(...Object.keys(one), ...Object.values(one));
  }
  return true;
}

/** Refuses such text in the path, the query and the body of every route. */
export function refuseHostileText(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ params, query, body }, reply) => {
    if (isStorable([params, query, body])) return;
    await reply.code(400).header('cache-control', 'no-store').send({ code: 'bad-request' });
  });
}
