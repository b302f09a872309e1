import { readJoinCode } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { realServer } from '../../testing/real-server.ts';
import { tableOfTwo } from '../../testing/table-of-two.ts';

test('a table has one code, and the code leads to the table while it waits and plays', async () => {
  const server = await realServer();
  const { ann, bob, table } = await tableOfTwo(server);
  const first = await ann.visitor.ask('POST', `/api/tables/${table}/code`);
  const { code } = first.body as { code: string };
  expect(first.status).toBe(200);
  expect(readJoinCode(code)).toBe(code);
  expect((await bob.visitor.ask('POST', `/api/tables/${table}/code`)).body).toEqual({ code });
  expect((await bob.visitor.ask('GET', `/api/join/${code.toLowerCase()}`)).body).toEqual({ table });
  await ann.client.order(table, { type: 'start' });
  expect((await bob.visitor.ask('GET', `/api/join/${code}`)).status).toBe(200);
});

test('a code of nobody leads nowhere, and nobody can try them all', async () => {
  const server = await realServer();
  const { ann, table } = await tableOfTwo(server);
  expect((await ann.visitor.ask('POST', '/api/tables/nosuchtable/code')).status).toBe(404);
  const { code } = (await ann.visitor.ask('POST', `/api/tables/${table}/code`)).body as { code: string };
  const other = code === '7KQF' ? '7KQG' : '7KQF';
  const answers: number[] = [];
  for (let i = 0; i < 25; i++) {
    answers.push((await fetch(`http://localhost:${server.port}/api/join/${other}`)).status);
  }
  expect(answers[0]).toBe(404);
  expect(answers.at(-1)).toBe(429);
  expect((await fetch(`http://localhost:${server.port}/api/join/${code}`)).status).toBe(429);
});
