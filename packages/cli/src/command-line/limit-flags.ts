import { LIMITS } from '@saloon/protocol';
import type { Limits } from '@saloon/server';
import type { Io } from '../terminal/io.ts';
import { UsageError } from '../terminal/usage-error.ts';

const LONGEST_BLOCK = 60;
const MINUTE = 60_000;

/** The limits that a host may set with a flag or a variable. */
const SETTINGS = {
  'max-connections': {
    variable: 'SALOON_MAX_CONNECTIONS',
    usual: LIMITS.connectionsPerAddress,
    range: [1, 100_000],
    help: 'connections from one address',
    limits: (n) => ({ connectionsPerAddress: n }),
  },
  'max-tables': {
    variable: 'SALOON_MAX_TABLES',
    usual: LIMITS.tablesPerUser,
    range: [1, 100_000],
    help: 'tables that one person may have open',
    limits: (n) => ({ tablesPerUser: n }),
  },
  'max-messages': {
    variable: 'SALOON_MAX_MESSAGES',
    usual: LIMITS.perSecond,
    range: [5, 100_000],
    help: 'messages per second on one connection, twice that in a burst',
    limits: (n) => ({ perSecond: n, burst: 2 * n, floodBurst: 4 * n }),
  },
  'max-block': {
    variable: 'SALOON_MAX_BLOCK',
    usual: LONGEST_BLOCK,
    range: [0, 43_200],
    help: 'how long to block an address that floods the server at most, in minutes, 0 to never block',
    limits: (n) => ({ blockLongest: n * MINUTE }),
  },
  'address-factor': {
    variable: 'SALOON_ADDRESS_FACTOR',
    usual: 1,
    range: [1, 1_000_000],
    help: 'multiply every limit that one address shares, for a school or a load test',
    limits: (n) => ({ addressFactor: n }),
  },
} as const satisfies Record<
  string,
  {
    readonly variable: string;
    readonly usual: number;
    readonly range: readonly [min: number, max: number];
    readonly help: string;
    readonly limits: (n: number) => Partial<Limits>;
  }
>;
type SettingName = keyof typeof SETTINGS;
type LimitFlag = { readonly type: 'text'; readonly value: 'N'; readonly help: string };

const flagOf = (name: SettingName): LimitFlag => {
  const { variable, usual, help } = SETTINGS[name];
  return { type: 'text', value: 'N', help: `${help} (default: $${variable} or ${usual})` };
};

export const limitFlags = {
  'max-connections': flagOf('max-connections'),
  'max-tables': flagOf('max-tables'),
  'max-messages': flagOf('max-messages'),
  'max-block': flagOf('max-block'),
  'address-factor': flagOf('address-factor'),
} satisfies Record<SettingName, LimitFlag>;

/** The limits that were set. The others keep their defaults. */
export function readLimits(
  flags: Readonly<Partial<Record<SettingName, string | undefined>>>,
  { env }: Pick<Io, 'env'>,
): Partial<Limits> {
  const names = Object.keys(SETTINGS) as readonly SettingName[];
  return Object.assign({}, ...names.map((name) => readLimit(name, flags[name], env)));
}

function readLimit(name: SettingName, flag: string | undefined, env: Io['env']): Partial<Limits> {
  const { variable, range, limits } = SETTINGS[name];
  const text = flag ?? (env[variable] || undefined);
  if (text === undefined) return {};
  const [min, max] = range;
  const count = /^[0-9]{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (count >= min && count <= max) return limits(count);
  const given = flag === undefined ? variable : `--${name}`;
  throw new UsageError(`${given} is ${JSON.stringify(text)}, allowed: a whole number from ${min} to ${max}`);
}
