import { parseArgs } from 'node:util';

const PORT = 8080;
const HIGHEST_PORT = 65_535;
const SERVERS = 3;
const MOST_SERVERS = 32;

export const HELP = `Usage: npm run cluster -- [options]

Starts PostgreSQL, Redis and several servers on this machine, in a folder that is gone afterwards, behind one port: the
house as it is on many machines, for a look. Each line of the log begins with the number of the server that wrote it.

Options:
  --servers N        so many servers (default: ${SERVERS})
  --port N           the one port in front, 0 for any free one (default: ${PORT})
  --host ADDRESS     on which address it listens (default: 127.0.0.1)
  --bot-threads N    threads in which the bots of each server think (default: 1)
  --log-level LEVEL  debug, info, warn, error, silent (default: info)
  --help             this text

Ctrl-C ends all of it. While it runs, a server may be killed (its process id is printed) and started again by typing its
number and Enter.
`;

export type ClusterFlags = {
  readonly isHelp: boolean;
  readonly servers: number;
  readonly port: number;
  readonly host: string;
  readonly serve: readonly string[];
};

/** Parses the flags. Throws with a sentence about a mistake. */
export function readFlags(args: readonly string[]): ClusterFlags {
  const values = parse(args);
  return {
    isHelp: values.help,
    servers: count('servers', values.servers, 1, MOST_SERVERS),
    port: count('port', values.port, 0, HIGHEST_PORT),
    host: values.host,
    serve: ['--bot-threads', values['bot-threads'], '--log-level', values['log-level']],
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        servers: { type: 'string', default: `${SERVERS}` },
        port: { type: 'string', default: `${PORT}` },
        host: { type: 'string', default: '127.0.0.1' },
        'bot-threads': { type: 'string', default: '1' },
        'log-level': { type: 'string', default: 'info' },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw wrong(error instanceof Error ? error.message : String(error));
  }
}

function count(name: string, text: string, least: number, most: number): number {
  const n = Number(text);
  if (/^\d+$/.test(text) && n >= least && n <= most) return n;
  throw wrong(`--${name} is ${JSON.stringify(text)}, allowed: a whole number from ${least} to ${most}`);
}

const wrong = (what: string): Error => new Error(`Cannot start a cluster: ${what}; --help lists what there is`);
