import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { isSea } from 'node:sea';
import { fileURLToPath } from 'node:url';
import type { LogLevel } from '@saloon/server';
import { defineCommand } from '../command-line/command.ts';
import { limitFlags, readLimits } from '../command-line/limit-flags.ts';
import { readPublicUrl, withPublicUrl } from '../command-line/public-url.ts';
import { readCount } from '../command-line/read-values.ts';
import { databaseOf } from '../files/database-of.ts';
import { editionFlag, readCatalog } from '../files/read-catalog.ts';
import { embeddedClient } from '../serving/embedded-client.ts';
import { lanInvitation } from '../serving/lan-invitation.ts';
import { launcherGone } from '../serving/launcher.ts';
import { Interrupted } from '../terminal/io.ts';
import { UsageError } from '../terminal/usage-error.ts';

const PORT = '8080';
const LOG_LEVELS: readonly LogLevel[] = ['debug', 'info', 'warn', 'error', 'silent'];
const HIGHEST_PORT = 65_535;
const DAILY_RUNS = 200;
const MOST_THREADS = 256;
const WEB = fileURLToPath(new URL('../../../web/dist', import.meta.url));

export const serve = defineCommand({
  name: 'serve',
  summary: 'Open the saloon: web client, tables and API on one port',
  positionals: [],
  flags: {
    port: { type: 'text', value: 'N', help: `the port, 0 for any free one (default: $PORT or ${PORT})` },
    host: {
      type: 'text',
      value: 'ADDRESS',
      help: 'the address to listen on (default: $HOST or 0.0.0.0, all of them)',
    },
    data: { type: 'text', value: 'FOLDER', help: 'the data folder (default: $SALOON_DATA or data)' },
    database: {
      type: 'text',
      value: 'URL',
      help: 'store data in PostgreSQL instead, such as postgres://user:password@host:5432/saloon (default: $DATABASE_URL)',
    },
    redis: {
      type: 'text',
      value: 'URL',
      help: 'the Redis that connects several servers with one database, such as redis://host:6379 (default: $REDIS_URL)',
    },
    origin: {
      type: 'list',
      value: 'URL',
      help: 'another site whose pages may connect, such as https://example.org; may be given several times',
    },
    'public-url': {
      type: 'text',
      value: 'URL',
      help: 'the address people use, such as https://example.org, for shared links and their picture (default: $SALOON_PUBLIC_URL)',
    },
    edition: {
      ...editionFlag,
      help: 'another edition of Caliber 45 as JSON, offered when a table is opened; may be given several times',
    },
    'bot-threads': {
      type: 'text',
      value: 'N',
      help: 'worker threads for bots, 0 to use the main thread (default: all cores but one)',
    },
    'daily-runs': {
      type: 'text',
      value: 'N',
      help: `bot games per level to compare results of a daily deal with, 0 to play none (default: ${DAILY_RUNS})`,
    },
    'behind-proxy': { type: 'switch', help: "trust the reverse proxy's X-Forwarded-For header" },
    ...limitFlags,
    'hash-addresses': {
      type: 'switch',
      help: 'log hashes of network addresses instead of the addresses (default: $SALOON_HASH_ADDRESSES)',
    },
    push: {
      type: 'text',
      value: 'CONTACT',
      help: 'send push notifications for correspondence games while the page is closed; push services may contact you at this address, such as mailto:you@example.org (default: $SALOON_PUSH, else no notifications)',
    },
    webhooks: {
      type: 'switch',
      help: 'let hosts of correspondence tables post "your turn" to a webhook of Discord or Slack, never to private addresses (default: $SALOON_WEBHOOKS)',
    },
    'log-level': {
      type: 'text',
      value: 'LEVEL',
      help: `${LOG_LEVELS.join(', ')} (default: warn on a terminal, else info)`,
    },
  },
  variables: {
    SALOON_ADMIN_TOKEN: 'the secret for /metrics and /admin (default: the one in admin-secret in the data folder)',
  },
  examples: [
    'serve',
    'serve --port 3000 --data /var/lib/saloon',
    'serve --database postgres://saloon@localhost/saloon',
    'serve --database postgres://saloon@localhost/saloon --redis redis://localhost:6379',
    'serve --edition first-print.json',
    'serve --push mailto:you@example.org',
    'serve --host 127.0.0.1 --log-level debug',
  ],
  async run(_positionals, flags, io) {
    const port = readCount('port', flags.port ?? (io.env.PORT || PORT), 0, HIGHEST_PORT);
    const level = LOG_LEVELS.find((known) => known === (flags['log-level'] ?? (io.errIsTty ? 'warn' : 'info')));
    if (level === undefined) {
      throw new UsageError(`--log-level is ${JSON.stringify(flags['log-level'])}, allowed: ${LOG_LEVELS.join(', ')}`);
    }
    for (const origin of flags.origin) {
      if (URL.canParse(origin) && new URL(origin).origin === origin) continue;
      throw new UsageError(`--origin is ${JSON.stringify(origin)}, allowed: a site such as https://example.org`);
    }
    const contact = (flags.push ?? io.env.SALOON_PUSH) || undefined;
    if (contact !== undefined && !isContact(contact)) {
      throw new UsageError(
        `--push is ${JSON.stringify(contact)}, allowed: mailto:you@example.org or https://example.org`,
      );
    }
    const publicUrl = (flags['public-url'] ?? io.env.SALOON_PUBLIC_URL) || undefined;
    if (publicUrl !== undefined) readPublicUrl('--public-url', publicUrl);
    const limits = readLimits(flags, io);
    const adminToken = readAdminToken(io.env.SALOON_ADMIN_TOKEN);
    const hashAddresses = flags['hash-addresses'] || readSwitch('SALOON_HASH_ADDRESSES', io.env.SALOON_HASH_ADDRESSES);
    const hasWebhooks = flags.webhooks || readSwitch('SALOON_WEBHOOKS', io.env.SALOON_WEBHOOKS);
    const catalog = readCatalog(flags.edition);
    const threads = flags['bot-threads'];
    const dailyRuns = readCount('daily-runs', flags['daily-runs'] ?? String(DAILY_RUNS), 0, DAILY_RUNS);
    const botThreads = threads === undefined ? undefined : readCount('bot-threads', threads, 0, MOST_THREADS);
    // Imported late, so that other commands start faster.
    const { makeLogger, readClient, startServer } = await import('@saloon/server');
    const interrupted = AbortSignal.any([io.interrupted(), launcherGone(io.env)]);
    // Games go on even if the log can't be written.
    io.ignoreWriteErrors();
    const clientFiles = () => {
      if (publicUrl === undefined && !isSea()) return { webDir: WEB };
      const webFiles = isSea() ? embeddedClient() : readClient(WEB);
      return { webFiles: publicUrl === undefined ? webFiles : withPublicUrl(webFiles, publicUrl) };
    };
    const host = flags.host ?? (io.env.HOST || '0.0.0.0');
    const server = await startServer({
      port,
      host,
      dataDir: flags.data ?? (io.env.SALOON_DATA || 'data'),
      database: databaseOf(flags.database, io, interrupted),
      redis: (flags.redis ?? io.env.REDIS_URL) || undefined,
      ...clientFiles(),
      logger: makeLogger(level, io.err),
      origins: flags.origin,
      publicUrl,
      isBehindProxy: flags['behind-proxy'],
      adminToken,
      limits,
      hashAddresses,
      dailyRuns,
      ...(botThreads === undefined ? {} : { botThreads }),
      catalog,
      push: contact === undefined ? undefined : { contact },
      webhooks: hasWebhooks ? {} : undefined,
    }).catch(unlessStopped);
    if (server === undefined) {
      io.err('The saloon was stopped before it opened\n');
      return 0;
    }
    if (!isSea() && !existsSync(WEB))
      io.err('The web client is not built, only the API is available; run "npm run build"\n');
    const invitation = lanInvitation(host, Number(new URL(server.url).port), networkInterfaces(), io.outIsTty);
    io.out(`The saloon is open: ${server.url}\n${invitation}`);
    const { admin } = server;
    if (admin.type === 'kept' && admin.isNew) {
      io.out(
        `Admin secret for /admin and /metrics, shown only this once: ${admin.secret}\nIt is kept in ${admin.file}\n`,
      );
    }
    await new Promise<void>((resolve) => {
      if (interrupted.aborted) resolve();
      else interrupted.addEventListener('abort', () => resolve(), { once: true });
    });
    await server.stop();
    io.out('The saloon is closed, everything is saved\n');
    return 0;
  },
});

const [SHORTEST_TOKEN, LONGEST_TOKEN] = [16, 200];

function readAdminToken(token: string | undefined): string | undefined {
  if (token === undefined || token === '') return undefined;
  // The message never contains the token: output may end up in a log.
  if (/^[!-~]+$/.test(token) && token.length >= SHORTEST_TOKEN && token.length <= LONGEST_TOKEN) return token;
  throw new UsageError(
    `SALOON_ADMIN_TOKEN has ${token.length} characters, allowed: ${SHORTEST_TOKEN} to ${LONGEST_TOKEN} letters, digits and signs without spaces`,
  );
}

function readSwitch(name: string, text: string | undefined): boolean {
  if (text === undefined || text === '' || text === '0') return false;
  if (text === '1') return true;
  throw new UsageError(`${name} is ${JSON.stringify(text)}, allowed: 0 or 1`);
}

/** What push services accept: a mailto: address or an https: page. */
const isContact = (text: string): boolean => /^mailto:[^@\s]+@[^@\s]+$/.test(text) || /^https:\/\/[^/\s]/.test(text);

/** A server that is stopped while it waits for its database has not failed. */
function unlessStopped(error: unknown): undefined {
  if (error instanceof Interrupted && error.signal === 'SIGTERM') return undefined;
  throw error;
}
