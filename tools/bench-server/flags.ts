import { parseArgs } from 'node:util';
import type { Load } from './load.ts';
import { CASES, type CaseName, FULL, FULL_SHARED } from './load-cases.ts';
import type { Shared } from './messages.ts';
import type { SoakPlan } from './soak.ts';
import { SECOND } from './tables.ts';
import { ALL, USUAL } from './tables-in-play.ts';

const USUAL_PARTS = ['moves', 'bare', 'latency', 'memory', 'ramp'] as const;
const PARTS = [...USUAL_PARTS, 'share'] as const;
export type Part = (typeof PARTS)[number];
const SHARED = 3;
const EVERY = 'all';
const USUAL_SEED = 45;
const PARTIES = 12;
const [MOST_SERVERS, MOST_TABLES, MOST_SEATS, MOST_SECONDS, MOST_MINUTES] = [16, 1_000_000, 4, 3600, 1440] as const;

export const HELP = `Usage: npm run bench:server -- [options]

Plays bot clients over real WebSockets on loopback against a server in a process of its own, with its database on
disk. Prints durable moves a second at saturation and where the time goes, the time from a move sent to the update
received by every seat, memory per table, and how many tables this machine holds.

  --quick          shorter runs
  --only WHAT      moves, bare (what a server that does nothing plays), share (those two in turn, five times: as a machine
                   is not always as fast, what one is of the other says more), latency, memory or ramp
  --tables N       so many tables, for moves, bare, share and latency
  --prof           keep the server's profile at saturation in bench-server.cpuprofile, in this folder

Under load, with clients in processes of their own: moves a second, p50 and p99, memory and CPU of every process.

  --full           all cases at full size, on one server and on ${SHARED}
  --case NAME      one of them: saturation (as fast as they can), steady (a move a second each), or aim: 20,000 tables
                   kept, 5,000 of them in play at a move every 5 s; it says whether p99 stays under 50 ms
  --servers N      so many servers on PostgreSQL and Redis behind one port; 1 is one server with a file
  --database URL --redis URL
                   on these, which are written to, instead of ones that are started and gone afterwards
  --tables N, --kept N, --every SECONDS, --seats N, --seconds N, --warm-up N, --clients N
                   another size: tables in play, tables kept, the time between two moves of a table, seats at each (else
                   2, 3 and 4 in turn), how long it is measured and warmed up, processes of clients
  --game NAME      what is played: one of ${ALL.join(', ')}, or ${EVERY} of them in turn
                   (the aim's way; the other cases play ${USUAL.join()})

Over time: joins, leaves, reconnects, talk, finished games and rematches, tables laid aside and taken up again.

  --soak MINUTES   looks at the memory every 30 s, and says at the end whether it is flat; exit code 1 when it is not
  --parties N      so many groups of people who play (default: ${PARTIES})
  --seed N         who does what when (default: ${USUAL_SEED}); the timing of the machine is its own

  --json           one JSON object instead of sentences
  --help           this text

Ctrl-C prints what there is.
`;

export type NamedLoad = { readonly name: CaseName; readonly load: Load };
export type BenchFlags = {
  readonly isJson: boolean;
} & (
  | { readonly mode: 'help' }
  | {
      readonly mode: 'parts';
      readonly parts: readonly Part[];
      readonly isQuick: boolean;
      readonly tables: number | undefined;
      readonly isProfiled: boolean;
    }
  | { readonly mode: 'loads'; readonly loads: readonly NamedLoad[] }
  | { readonly mode: 'soak'; readonly plan: SoakPlan }
);

/** Parses the flags. Throws with a sentence about a mistake. */
export function readFlags(args: readonly string[]): BenchFlags {
  const values = parse(args);
  const isJson = values.json;
  if (values.help) return { mode: 'help', isJson };
  const servers = number('servers', values.servers, 1, MOST_SERVERS);
  const shared = sharedOf(values);
  if (values.soak !== undefined) {
    const plan = {
      servers: servers ?? 1,
      shared,
      minutes: amount('soak', values.soak, MOST_MINUTES),
      parties: number('parties', values.parties, 1, MOST_TABLES) ?? PARTIES,
      seed: number('seed', values.seed, 0, Number.MAX_SAFE_INTEGER) ?? USUAL_SEED,
    };
    return { mode: 'soak', isJson, plan };
  }
  if (values.full || values.case !== undefined || servers !== undefined) {
    return { mode: 'loads', isJson, loads: loadsOf(values, servers, shared) };
  }
  const parts = values.only === undefined ? USUAL_PARTS : [word('only', values.only, PARTS)];
  const tables = number('tables', values.tables, 1, MOST_TABLES);
  return { mode: 'parts', isJson, parts, isQuick: values.quick, tables, isProfiled: values.prof };
}

/** Several servers need both. */
function sharedOf({ database, redis }: ReturnType<typeof parse>): Shared | undefined {
  if (database !== undefined && redis !== undefined) return { database, redis };
  if (database === undefined && redis === undefined) return undefined;
  throw wrong('--database and --redis belong together; give both, or none');
}

function loadsOf(
  values: ReturnType<typeof parse>,
  servers: number | undefined,
  shared: Shared | undefined,
): readonly NamedLoad[] {
  const names = values.case === undefined ? CASES : [word('case', values.case, CASES)];
  const sites = servers === undefined ? (values.full ? [1, SHARED] : [1]) : [servers];
  const seats = number('seats', values.seats, 2, MOST_SEATS);
  const game = values.game === undefined ? undefined : word('game', values.game, [EVERY, ...ALL]);
  return sites.flatMap((count) =>
    names.map((name) => {
      const usual = (count > 1 ? FULL_SHARED : FULL)[name];
      const playing = number('tables', values.tables, 1, MOST_TABLES) ?? usual.playing;
      const kept = number('kept', values.kept, 1, MOST_TABLES) ?? (values.tables === undefined ? usual.kept : playing);
      if (kept < playing) throw wrong(`--kept is ${kept}, and ${playing} tables are in play; keep at least those`);
      const load: Load = {
        servers: count,
        shared,
        kept,
        playing,
        every: values.every === undefined ? usual.every : SECOND * amount('every', values.every, MOST_SECONDS, 0),
        games: game === undefined ? usual.games : game === EVERY ? ALL : [game],
        seats: seats === undefined ? usual.seats : [seats],
        crowds: number('clients', values.clients, 1, MOST_SERVERS) ?? usual.crowds,
        seconds: number('seconds', values.seconds, 1, MOST_SECONDS) ?? usual.seconds,
        warmUp: number('warm-up', values['warm-up'], 0, MOST_SECONDS) ?? usual.warmUp,
      };
      return { name, load };
    }),
  );
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({
      args: [...args],
      options: {
        quick: flag,
        only: text,
        tables: text,
        prof: flag,
        full: flag,
        case: text,
        servers: text,
        database: text,
        redis: text,
        kept: text,
        every: text,
        game: text,
        seats: text,
        seconds: text,
        'warm-up': text,
        clients: text,
        soak: text,
        parties: text,
        seed: text,
        json: flag,
        help: flag,
      },
    }).values;
  } catch (error) {
    throw wrong(error instanceof Error ? error.message : String(error));
  }
}

function number(name: string, text: string | undefined, least: number, most: number): number | undefined {
  if (text === undefined) return undefined;
  const n = Number(text);
  if (/^\d+$/.test(text) && n >= least && n <= most) return n;
  throw wrong(`--${name} is ${JSON.stringify(text)}, allowed: a whole number from ${least} to ${most}`);
}

/** A number, fractions allowed. */
function amount(name: string, text: string, most: number, least = 0.01): number {
  const n = Number(text);
  if (/^\d+(\.\d+)?$/.test(text) && n >= least && n <= most) return n;
  throw wrong(`--${name} is ${JSON.stringify(text)}, allowed: a number from ${least} to ${most}`);
}

function word<Word extends string>(name: string, text: string, words: readonly Word[]): Word {
  const found = words.find((one) => one === text);
  if (found === undefined) throw wrong(`--${name} is ${JSON.stringify(text)}, allowed: ${words.join(', ')}`);
  return found;
}

const wrong = (what: string): Error => new Error(`Cannot measure: ${what}; --help lists what there is`);
