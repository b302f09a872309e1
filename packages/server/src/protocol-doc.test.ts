import {
  clientMessage,
  ERRORS,
  LIMITS,
  PROTOCOL,
  parseClientMessage,
  REFUSALS,
  type ServerMessage,
  tableCommand,
  tableId,
} from '@saloon/protocol';
import { describe, expect, test } from 'vitest';
import { docMessages } from './testing/doc-messages.ts';
import { openHouse } from './testing/memory-house.ts';
import { SERVER_FIELDS } from './testing/server-fields.ts';

const { page, lines, exchange } = docMessages();

describe('docs/protocol.md', () => {
  test.each(lines.filter(({ from }) => from === 'client'))(
    'line $line: a server understands the example',
    ({ text }) => {
      expect(parseClientMessage(text)).toMatchObject({ ok: true });
    },
  );

  test.each(lines.filter(({ from }) => from === 'server'))('line $line: a server may say the example', ({ text }) => {
    const message = JSON.parse(text) as ServerMessage;
    const fields: Readonly<Record<string, 'needed' | 'optional'>> = SERVER_FIELDS[message.type];
    expect(Object.keys(message).filter((name) => name !== 'type' && fields[name] === undefined)).toEqual([]);
    const needed = Object.entries(fields).flatMap(([name, how]) => (how === 'needed' ? [name] : []));
    expect(Object.keys(message)).toEqual(expect.arrayContaining(needed));
    if (message.type === 'error') expect(ERRORS).toContain(message.code);
  });

  test('has an example of every message and every command', () => {
    const said = lines.map(({ text }) => JSON.parse(text) as { type: string; command?: { type: string } });
    const types = new Set(said.map(({ type }) => type));
    const commands = new Set(said.flatMap(({ command }) => command?.type ?? []));
    expect(clientMessage.options.map((one) => one.entries.type.literal).filter((type) => !types.has(type))).toEqual([]);
    expect(tableCommand.options.map((one) => one.entries.type.literal).filter((type) => !commands.has(type))).toEqual(
      [],
    );
    expect(Object.keys(SERVER_FIELDS).filter((type) => !types.has(type))).toEqual([]);
  });

  test('names every code, every limit and the version', () => {
    expect([...ERRORS, ...REFUSALS].filter((code) => !page.includes(`\`${code}\``))).toEqual([]);
    expect(page).toContain(`Protocol version **${PROTOCOL}**`);
    const limits = page.slice(page.indexOf('## Limits'), page.indexOf('## A whole exchange'));
    expect(Object.values(LIMITS).filter((limit) => !new RegExp(`\\b${limit}\\b`).test(limits))).toEqual([]);
  });

  test('the whole exchange is what a server really does', async () => {
    const { connect, clock } = await openHouse();
    const ann = connect();
    await ann.hello('Ann');
    const table = await ann.open({ id: 'o1', title: 'High noon', options: { rounds: 1 } });
    await ann.join(table);
    const bob = connect();
    const isHeard = ({ type }: { type: string }) => type !== 'ping';
    const spoken = (text: string) => text.replaceAll('rnhyoneyga3312qb', tableId(table));
    const messages = exchange.map(({ from, text }) => ({ from, message: JSON.parse(spoken(text)) }));
    let heard = 0;
    for (const { from, message } of messages) {
      if (from === 'client') {
        bob.send(message);
        await clock.pass(300);
        continue;
      }
      if (message.type === 'step' && message.info?.phase === 'playing') await ann.order(table, { type: 'start' });
      if (message.chat?.length > 0) await ann.order(table, { type: 'chat', text: 'Draw!' });
      const real = bob.inbox.filter(isHeard)[heard];
      heard += 1;
      const plain: unknown = JSON.parse(JSON.stringify(real));
      expect(Object.keys(plain as object).sort()).toEqual(Object.keys(message).sort());
      expect(plain).toMatchObject({
        type: message.type,
        ...('version' in message ? { version: message.version } : {}),
      });
    }
    expect(bob.inbox.filter(isHeard)).toHaveLength(heard);
  });
});
