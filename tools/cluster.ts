import { createInterface } from 'node:readline';
import { HELP, readFlags } from './cluster/flags.ts';
import { type RunningCluster, startCluster } from './cluster/start-cluster.ts';
import { buildWeb, isWebBuildStale } from './web-build.ts';

const say = (no: number, line: string): void => {
  process.stderr.write(no === 0 ? `${line}\n` : `${no} | ${line}\n`);
};

async function main(args: readonly string[]): Promise<number> {
  const flags = readFlags(args);
  if (flags.isHelp) {
    process.stdout.write(HELP);
    return 0;
  }
  const interrupted = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve());
  });
  if (isWebBuildStale()) {
    say(0, 'Building the web client …');
    const { code, output } = await buildWeb();
    if (code !== 0) throw new Error(`${output}\nCannot start a cluster: the web client could not be built, see above`);
  }
  say(0, `Starting PostgreSQL, Redis and ${flags.servers} servers …`);
  const { servers, port, host, serve } = flags;
  const starting = startCluster({ servers, port, host, flags: serve, say });
  const isCut = await Promise.race([starting.then(() => false), interrupted.then(() => true)]);
  const cluster = await starting;
  if (!isCut) {
    tell(cluster, host);
    await interrupted;
  }
  say(0, 'Stopping …');
  await cluster.stop();
  return 0;
}

function tell({ port, servers, postgres, redis }: RunningCluster, host: string): void {
  const behind = servers.map(({ no, port: own, pid }) => `  ${no}: http://127.0.0.1:${own}/ (process ${pid})`);
  process.stdout.write(`The saloon is open: http://${host}:${port}/\n${behind.join('\n')}\n`);
  process.stdout.write(`  PostgreSQL on port ${postgres.port}, Redis on port ${redis.port}\n`);
  createInterface({ input: process.stdin }).on('line', (line) => {
    const server = servers.find(({ no }) => `${no}` === line.trim());
    if (server === undefined || server.isRunning) return;
    server.start().then(
      () => say(0, `Server ${server.no} is back: process ${server.pid}`),
      (error: unknown) => say(0, error instanceof Error ? error.message : String(error)),
    );
  });
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  say(0, error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
process.exit();
