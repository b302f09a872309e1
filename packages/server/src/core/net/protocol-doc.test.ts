import { KERNEL_REFUSALS } from '@saloon/kernel';
import {
  clientMessage,
  ERRORS,
  GONE,
  LIMITS,
  PROTOCOL,
  parseClientMessage,
  REFUSALS,
  type ServerMessage,
  tableCommand,
  tableId,
} from '@saloon/protocol';
import { describe, expect, test } from 'vitest';
import { docMessages } from '../../testing/doc-messages.ts';
import { openTestServer } from '../../testing/memory-server.ts';
import { PARTS } from '../../testing/part-fields.ts';
import { SERVER_FIELDS } from '../../testing/server-fields.ts';
import { SERVER_LIMITS } from '../limits/limits.ts';

const { page, lines, exchange } = docMessages();
const DAY = 24 * 3600 * 1000;
const section = (title: string): string => page.split(/^## /m).find((text) => text.startsWith(`${title}\n`)) ?? '';

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
    if (message.type === 'gone') expect(GONE).toContain(message.code);
    expect(partsOf(message).flatMap(([part, value]) => unknownFields(part, value))).toEqual([]);
  });

  test.each(Object.entries(PARTS))(
    'names every field of %s where it tells of it',
    (_part, { section: title, fields }) => {
      const text = section(title);
      const isNamed = (field: string) => new RegExp(`\`[^\`\n]*\\b${field}\\b[^\`\n]*\`|"${field}":`).test(text);
      expect(Object.keys(fields).filter((field) => !isNamed(field))).toEqual([]);
    },
  );

  test('says why somebody is not shown a table', () => {
    expect(GONE.filter((code) => !section('Joining a table').includes(`\`${code}\``))).toEqual([]);
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
    expect([...ERRORS, ...REFUSALS, ...KERNEL_REFUSALS].filter((code) => !page.includes(`\`${code}\``))).toEqual([]);
    expect(page).toContain(`Protocol version **${PROTOCOL}**`);
    const limits = section('Limits');
    expect(Object.values(LIMITS).filter((limit) => !new RegExp(`\\b${limit}\\b`).test(limits))).toEqual([]);
  });

  test('what a server allows besides is what the page says', () => {
    const { watcherBurst, watchersPerSecond, watcherTalkBurst, watcherTalkPerSecond } = SERVER_LIMITS;
    const { workBurst, worksPerSecond, questionBurst, questionsPerSecond, joinBurst, joinsPerSecond } = SERVER_LIMITS;
    const { strikes, frameBytes, storedBurst, storedPerSecond, connectionsPerTable, lobbyRows } = SERVER_LIMITS;
    const seconds = (limit: 'helloWithin' | 'silence' | 'pingIdle' | 'pingPlaying') =>
      `${SERVER_LIMITS[limit] / 1000} s`;
    const said = [
      `| until \`hello\` | ${seconds('helloWithin')} |`,
      `It comes every ${seconds('pingIdle')}.`,
      `it comes every ${seconds('pingPlaying')} or so`,
      `nothing has come for ${seconds('silence')}`,
      `After ${strikes} errors`,
      `more than ${frameBytes.toLocaleString('en')} closes it with 1009`,
      `| connections at one table | ${connectionsPerTable},`,
      `| ${watcherBurst} in a burst, then ${watchersPerSecond} a second; of those ${watcherTalkBurst} and ${watcherTalkPerSecond} may be chat |`,
      `| what is stored for an address | ${storedBurst} in a burst, then ${storedPerSecond} a second:`,
      `all together | ${workBurst} in a burst, then ${worksPerSecond} a second |`,
      `HTTP requests of an address | ${questionBurst} in a burst, then ${questionsPerSecond} a second;`,
      `joins of a connection, and of an address | ${joinBurst} in a burst, then ${joinsPerSecond} a second;`,
      `list, and in your own | ${lobbyRows},`,
      `not been sent for ${SERVER_LIMITS.forgetPushSubscription / DAY} days`,
    ];
    expect(said.filter((words) => !page.includes(words))).toEqual([]);
  });

  test('the whole exchange is what a server really does', async () => {
    const { connect, clock } = await openTestServer();
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

type Part = keyof typeof PARTS;

/** The parts of a message whose fields are ours, and not the game's. */
function partsOf(message: ServerMessage): readonly (readonly [Part, object])[] {
  switch (message.type) {
    case 'sync':
    case 'step': {
      const { info, offer, chat = [], comments = [] } = message;
      return [
        ...(info === undefined ? [] : [['info', info] as const, ...each('seat', info.seats)]),
        ...(offer === undefined ? [] : [['offer', offer] as const]),
        ...each('chat', chat),
        ...each('comment', comments),
      ];
    }
    case 'lobby':
      return each('row', message.tables);
    case 'lobby-row':
      return [['row', message.row]];
    case 'seated':
      return each('seated', message.tables);
    case 'seated-row':
      return [['seated', message.row]];
    case 'hint':
      return each('hint', message.moves);
    case 'seen':
      return [['seen', message.seen], ...each('seenStep', message.seen.steps)];
    default:
      return [];
  }
}

const each = (part: Part, values: readonly object[]) => values.map((value) => [part, value] as const);

const unknownFields = (part: Part, value: object): readonly string[] =>
  Object.keys(value).filter((field) => !Object.hasOwn(PARTS[part].fields, field));
