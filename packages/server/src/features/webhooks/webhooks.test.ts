import { expect, test } from 'vitest';
import { realServer } from '../../testing/real-server.ts';
import { tableOfTwo } from '../../testing/table-of-two.ts';
import { isWebhookUrl, postWebhook } from './post-webhook.ts';
import { isPublicAddress, resolvePublic } from './public-address.ts';
import { turnMessage } from './turn-message.ts';

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '192.168.1.1',
  '172.31.255.255',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '::1',
  '::ffff:10.0.0.1',
  'fe80::1',
  'fd00::1',
  '2002:7f00:1::',
  'not an address',
])('%s is not a public address', (address) => expect(isPublicAddress(address)).toBe(false));

test.each(['1.1.1.1', '172.32.0.1', '2606:4700::1111'])('%s is a public address', (address) =>
  expect(isPublicAddress(address)).toBe(true),
);

test('only https addresses of named hosts are accepted', () => {
  expect(isWebhookUrl('https://discord.com/api/webhooks/1/abc')).toBe(true);
  for (const bad of [
    'http://discord.com/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://localhost/x',
    'https://user:word@discord.com/x',
    'https://discord.com:8443/x',
    'file:///etc/passwd',
    'nonsense',
  ])
    expect(isWebhookUrl(bad), bad).toBe(false);
});

test('a name that leads to this machine is not posted to', async () => {
  expect(await resolvePublic('localhost')).toBeUndefined();
  expect(await postWebhook('https://localhost.localdomain/x', '{}')).toBeUndefined();
});

test('each service gets its own shape, and names can’t ping or format', () => {
  const turn = { names: ['@everyone', '<b>'], game: 'Colt Express', title: '', link: 'https://s.test/table/x' };
  expect(JSON.parse(turnMessage('discord', 'en', turn))).toEqual({
    content: '\\@everyone and \\<b\\>: it’s your turn in Colt Express. https://s.test/table/x',
    allowed_mentions: { parse: [] },
  });
  expect(JSON.parse(turnMessage('slack', 'ru', turn))).toEqual({
    text: '@everyone и &lt;b&gt;, ваш ход: Colt Express. https://s.test/table/x',
  });
});

test('the host sets a webhook, and the table posts whose turn it is', async () => {
  const posted: [string, string][] = [];
  const post = async (url: string, body: string) => {
    posted.push([url, body]);
    return 204;
  };
  const server = await realServer({ host: 'localhost', webhooks: { post } });
  const { ann, bob, table } = await tableOfTwo(server, {
    game: 'colt-express',
    title: 'High noon',
    options: { pace: 'correspondence' },
  });
  const path = `/api/tables/${table}/webhook`;
  const webhook = { url: 'https://discord.com/api/webhooks/1/abc', shape: 'discord', lang: 'en' };
  expect(await bob.visitor.ask('PUT', path, webhook)).toEqual({ status: 403, body: { code: 'not-host' } });
  expect(await ann.visitor.ask('PUT', path, { ...webhook, url: 'https://10.0.0.1/' })).toEqual({
    status: 400,
    body: { code: 'bad-webhook' },
  });
  expect(await ann.visitor.ask('PUT', path, webhook)).toMatchObject({ status: 200 });
  await ann.client.order(table, { type: 'set-ready', isReady: true });
  await bob.client.order(table, { type: 'set-ready', isReady: true });
  await expect.poll(() => posted.length).toBeGreaterThan(0);
  expect(posted[0]?.[0]).toBe(webhook.url);
  expect(posted[0]?.[1]).toContain('High noon');
  expect(posted[0]?.[1]).toContain(`http://localhost:${server.port}/table/${table}`);
  expect(await ann.visitor.ask('DELETE', path)).toEqual({ status: 200, body: { isAllowed: true } });
});

test('webhooks are off unless the operator allows them', async () => {
  const { ann, table } = await tableOfTwo(await realServer({ host: 'localhost' }));
  const path = `/api/tables/${table}/webhook`;
  expect(await ann.visitor.ask('GET', path)).toEqual({ status: 200, body: { isAllowed: false } });
  const webhook = { url: 'https://discord.com/x', shape: 'discord', lang: 'en' };
  expect(await ann.visitor.ask('PUT', path, webhook)).toEqual({ status: 403, body: { code: 'webhooks-off' } });
});
