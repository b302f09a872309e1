import { expect, test } from 'vitest';
import { makeLogger } from '../../core/observe/logger.ts';
import { bearer, realServer } from '../../testing/real-server.ts';
import { guestOf, tableOfTwo } from '../../testing/table-of-two.ts';
import type { Visitor } from '../../testing/visitor.ts';

const open = () => realServer({ host: 'localhost' });
const denied = { status: 403, body: { code: 'admins-only' } };

/** Asks as the operator, with the admin secret. */
const operator = (visitor: Visitor) => (method: string, path: string, body?: unknown) =>
  visitor.ask(method, `/api/admin${path}`, body, bearer(visitor.server));

test('a report reaches the operator with the last messages, and the suspension ends when it should', async () => {
  const { ann, bob, table } = await tableOfTwo(await open());
  await bob.client.order(table, { type: 'chat', text: 'You mangy dog' });
  const report = { table, seat: 1, reason: 'insults', note: 'He called me a dog' };
  expect(await ann.visitor.ask('POST', '/api/reports', report)).toMatchObject({ status: 200 });
  expect(await ann.visitor.ask('POST', '/api/reports', { ...report, seat: 0 })).toMatchObject({
    body: { code: 'yourself' },
  });
  expect(await ann.visitor.ask('GET', '/api/admin/reports')).toEqual(denied);
  const admin = operator(ann.visitor);
  const { reports } = (await admin('GET', '/reports')).body as { reports: { id: string; about: { user: string } }[] };
  expect(reports).toMatchObject([
    { reason: 'insults', note: 'He called me a dog', reporter: { name: 'Ann' }, about: { name: 'Bob' }, table },
  ]);
  expect(reports[0]).toMatchObject({ messages: [{ name: 'Bob', text: 'You mangy dog' }] });
  const [{ id, about } = { id: '', about: { user: '' } }] = reports;
  const out = bob.client.next('error');
  await admin('POST', `/people/${about.user}/suspend`, { hours: 24, reason: 'Insults' });
  expect(await out).toMatchObject({ code: 'banned' });
  expect(await bob.visitor.ask('GET', '/api/me')).toEqual({
    status: 403,
    body: { code: 'suspended', reason: 'Insults', until: expect.any(Number) },
  });
  expect((await admin('GET', '/people')).body).toMatchObject({
    people: [{ name: 'Bob', suspension: { reason: 'Insults' } }],
  });
  await admin('POST', `/reports/${id}/close`, { outcome: 'Suspended for a day' });
  expect((await admin('GET', '/reports')).body).toEqual({ reports: [] });
  expect((await admin('GET', '/reports?closed=1')).body).toMatchObject({
    reports: [{ closedBy: 'operator', outcome: 'Suspended for a day' }],
  });
  await admin('POST', `/people/${about.user}/lift`);
  expect(await bob.visitor.ask('GET', '/api/me')).toMatchObject({ status: 200 });
  const { actions } = (await admin('GET', '/actions')).body as { actions: { action: string }[] };
  expect(actions.map(({ action }) => action)).toEqual(['lift suspension', 'close report', 'suspend']);
});

test('named admins may moderate, but only the operator names them', async () => {
  const { ann, bob } = await tableOfTwo(await open());
  await bob.visitor.ask('PUT', '/api/me/handle', { handle: 'bobby' });
  const naming = { handle: 'bobby', isAdmin: true };
  expect(await bob.visitor.ask('POST', '/api/admin/admins', naming)).toEqual(denied);
  expect(await operator(ann.visitor)('POST', '/admins', naming)).toMatchObject({ status: 200 });
  expect((await bob.visitor.ask('GET', '/api/admin')).body).toMatchObject({
    isOperator: false,
    admins: [{ handle: 'bobby' }],
  });
  expect(await bob.visitor.ask('POST', '/api/admin/admins', naming)).toEqual(denied);
  await operator(ann.visitor)('POST', '/admins', { ...naming, isAdmin: false });
  expect(await bob.visitor.ask('GET', '/api/admin')).toEqual(denied);
});

test('an announcement is shown on open pages and to newcomers', async () => {
  const server = await open();
  const ann = await guestOf(server, 'Ann');
  const told = ann.client.next('announcement');
  await operator(ann.visitor)('PUT', '/announcement', { text: 'Back at noon' });
  expect(await told).toEqual({ type: 'announcement', text: 'Back at noon' });
  const bob = await guestOf(server, 'Bob');
  await expect.poll(() => bob.client.inbox.filter(({ type }) => type === 'announcement')).toHaveLength(1);
});

test('listed words are masked in chat, names and titles', async () => {
  const { ann, bob, table } = await tableOfTwo(await open());
  await operator(ann.visitor)('PUT', '/words', { text: '# rude\nvarmint\n' });
  const said = ann.client.next('step', ({ chat }) => chat !== undefined);
  await bob.client.order(table, { type: 'chat', text: 'You V4RMINT' });
  expect((await said).chat).toMatchObject([{ text: 'You *******' }]);
  const welcome = bob.client.next('welcome');
  bob.client.send({ type: 'set-name', name: 'varmint' });
  expect(await welcome).toMatchObject({ name: '*******' });
});

test('operators see the open tables and can close one', async () => {
  const { ann, table } = await tableOfTwo(await open());
  const admin = operator(ann.visitor);
  await expect.poll(async () => (await admin('GET', '/tables')).body).toMatchObject({ tables: [{ id: table }] });
  const gone = ann.client.next('gone');
  expect(await admin('POST', `/tables/${table}/close`)).toMatchObject({ status: 200 });
  expect(await gone).toMatchObject({ code: 'table-closed' });
});

test('a problem is kept with what was seen, and the operator’s file has the whole game', async () => {
  const { ann, bob, table } = await tableOfTwo(await open());
  await ann.client.order(table, { type: 'set-ready', isReady: true });
  await bob.client.order(table, { type: 'set-ready', isReady: true });
  await expect.poll(() => ann.client.table(table).info.phase).toBe('playing');
  const problem = { table, screen: 'Your hand: 2 6', page: '/table/x 1440x900', version: 'v1', note: 'No button' };
  const { id } = (await ann.visitor.ask('POST', '/api/problems', problem)).body;
  expect(await ann.visitor.ask('GET', `/api/admin/problems/${id}`)).toEqual(denied);
  const file = (await operator(ann.visitor)('GET', `/problems/${id}`)).body;
  expect(file).toMatchObject({ saloon: 'problem', table, screen: 'Your hand: 2 6', note: 'No button' });
  expect(JSON.parse(String(file.recording))).toMatchObject({ saloon: 'recording', names: ['Ann', 'Bob'] });
  expect(file.view).toBeDefined();
  expect((await operator(ann.visitor)('GET', '/problems')).body).toMatchObject({
    problems: [{ id, by: { name: 'Ann' }, note: 'No button', version: 'v1' }],
  });
});

test('a suspended person who asks for the page of admins is written to the log, too', async () => {
  const lines: string[] = [];
  const server = await realServer({ host: 'localhost', logger: makeLogger('warn', (line) => lines.push(line)) });
  const { ann, bob } = await tableOfTwo(server);
  const { user } = (await bob.visitor.ask('GET', '/api/me')).body as { user: string };
  await operator(ann.visitor)('POST', `/people/${user}/suspend`, { hours: 1, reason: 'Insults' });
  expect(await bob.visitor.ask('GET', '/api/admin')).toMatchObject({ status: 403, body: { code: 'suspended' } });
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ event: 'denied', address: '127.0.0.1' }]);
});

test('open pages are of a stranger only without a secret that counts: too much asked and suspended are said', async () => {
  const server = await open();
  const { ann, bob } = await tableOfTwo(server);
  const today = async (visitor: Visitor) => (await visitor.ask('GET', '/api/daily')).status;
  expect(await today(ann.visitor)).toBe(200);
  const { user } = (await bob.visitor.ask('GET', '/api/me')).body as { user: string };
  await operator(ann.visitor)('POST', `/people/${user}/suspend`, { hours: 1, reason: 'Insults' });
  expect(await bob.visitor.ask('GET', '/api/daily')).toMatchObject({ status: 403, body: { code: 'suspended' } });
  const statuses = await Promise.all(Array.from({ length: 130 }, () => today(ann.visitor)));
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
});
