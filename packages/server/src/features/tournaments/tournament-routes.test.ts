import { expect, test } from 'vitest';
import { realServer } from '../../testing/real-server.ts';
import { Visitor } from '../../testing/visitor.ts';

const CUP = {
  title: 'Friday; duels',
  game: 'bang-duel',
  options: {},
  seats: 2,
  format: 'swiss',
  rounds: 3,
  size: 4,
  waitMinutes: 2,
  roundMinutes: 60,
};
const HOUR = 3_600_000;
const soon = () => ({ ...CUP, startsAt: Date.now() + HOUR });

async function open(...handles: readonly string[]) {
  const server = await realServer({ host: 'localhost' });
  const people = handles.map(() => new Visitor(server));
  for (const [i, visitor] of people.entries()) await visitor.ask('PUT', '/api/me/handle', { handle: handles[i] });
  return { server, people, guest: new Visitor(server) };
}

test('signed-in people open one and sign up; guests, strangers and late-comers are refused', async () => {
  const { people, guest } = await open('annie', 'bobby');
  const [ann, bob] = people;
  if (ann === undefined || bob === undefined) throw new Error('nobody');
  expect(await guest.ask('POST', '/api/tournaments', soon())).toEqual({ status: 403, body: { code: 'not-kept' } });
  const { status, body } = await ann.ask('POST', '/api/tournaments', soon());
  expect(status).toBe(200);
  const path = `/api/tournaments/${body.id}`;
  expect(await guest.ask('PUT', `${path}/me`)).toMatchObject({ status: 403, body: { code: 'not-kept' } });
  expect(await bob.ask('PUT', `${path}/me`)).toMatchObject({ status: 200 });
  expect(await bob.ask('PUT', `${path}/me`)).toMatchObject({ status: 200 });
  const page = (await bob.ask('GET', path)).body;
  expect(page).toMatchObject({
    title: CUP.title,
    phase: 'signup',
    players: 2,
    isIn: true,
    you: 'in',
    host: { handle: 'annie' },
  });
  expect(JSON.stringify(page)).not.toMatch(/"user":/);
  expect((await guest.ask('GET', '/api/tournaments')).body).toMatchObject({
    open: [{ id: body.id, isIn: false }],
    past: [],
  });
  expect(await bob.ask('POST', `${path}/start`)).toMatchObject({ status: 403, body: { code: 'not-host' } });
  expect(await ann.ask('POST', `${path}/start`)).toMatchObject({ status: 409, body: { code: 'too-few-players' } });
  await bob.ask('DELETE', `${path}/me`);
  expect((await bob.ask('GET', path)).body).toMatchObject({ players: 1, isIn: false });
  expect(await ann.ask('DELETE', path)).toMatchObject({ status: 200 });
  expect((await bob.ask('GET', path)).body).toMatchObject({ phase: 'canceled' });
  expect(await bob.ask('PUT', `${path}/me`)).toMatchObject({ status: 409, body: { code: 'tournament-started' } });
  expect((await bob.ask('GET', '/api/tournaments/nowhere')).status).toBe(404);
  expect((await guest.ask('GET', '/api/people/annie/tournaments')).body).toEqual({ results: [] });
});

test('bad input has a code, and one host has three at a time', async () => {
  const { people } = await open('annie');
  const [ann] = people;
  const send = async (changes: object) => (await ann?.ask('POST', '/api/tournaments', { ...soon(), ...changes }))?.body;
  expect(await send({ seats: 9 })).toEqual({ code: 'bad-request' });
  expect(await send({ format: 'league' })).toEqual({ code: 'bad-request' });
  expect(await send({ seats: 3 })).toEqual({ code: 'bad-seats', at: 'seats' });
  expect(await send({ options: { health: -1 } })).toMatchObject({ code: 'bad-options' });
  expect(await send({ startsAt: 5 })).toEqual({ code: 'bad-start' });
  for (let i = 0; i < 3; i++) expect(await send({})).toHaveProperty('id');
  expect(await send({})).toEqual({ code: 'too-many-tournaments' });
});

test('the calendar file has the start, and text that needs it is escaped', async () => {
  const { server, people } = await open('annie');
  const setup = soon();
  const { body } = (await people[0]?.ask('POST', '/api/tournaments', setup)) ?? {};
  const response = await fetch(`http://localhost:${server.port}/api/tournaments/${body?.id}/calendar.ics`);
  expect(response.headers.get('content-type')).toContain('text/calendar');
  // A space at the start of a line continues the line before.
  const text = (await response.text()).replaceAll('\r\n ', '');
  expect(text).toContain('SUMMARY:Friday\\; duels');
  const [, day = '', time = ''] = /\r\nDTSTART:(\d{8})T(\d{6})Z\r\n/.exec(text) ?? [];
  const iso = new Date(setup.startsAt).toISOString().replace(/[-:]/g, '');
  expect(iso.slice(0, 15)).toBe(`${day}T${time}`);
  expect(text).toContain(`/tournament/${body?.id}`);
  expect((await fetch(`http://localhost:${server.port}/api/tournaments/none/calendar.ics`)).status).toBe(404);
});
