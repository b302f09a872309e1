import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SCENARIOS } from './chaos/scenarios/index.ts';
import { runTool } from './run-tool.ts';

/** A mark that this machine misses while other tests run isn't a fault here: the bench has run and said so. */
const [MET, MISSED] = [0, 1];
const TINY = '--tables 4 --kept 6 --seconds 1 --warm-up 0 --clients 1';
const MOST = 600_000;

/** Every bench at its smallest size, and a line that it prints. None may break unseen. */
const BENCHES: readonly (readonly [script: string, args: string, prints: RegExp])[] = [
  ['bench', '--quick', /^ {2}moves over sockets +[\d,]+ a second/m],
  ['versus', 'HEAD --only caliber-45 --kind clones --short --rounds 1', /^caliber-45 +clones +× \d\.\d\d/m],
  ...['moves', 'bare', 'latency', 'memory', 'ramp', 'share'].map(
    (part) => ['bench:server', `--quick --only ${part} --tables 8`, /tables?/] as const,
  ),
  ...['saturation', 'steady', 'aim'].map((name) => ['bench:server', `--case ${name} ${TINY}`, /p99/] as const),
  ['bench:server', `--case steady --servers 2 ${TINY}`, /p99/],
  ['bench:server', '--soak 0.1 --parties 2', /memory|MB/],
  ['bench:daily', '--people 50', /^PostgreSQL, 50 results\n {2}results page: median/m],
  ['bench:people', '--people 200', /^PostgreSQL, filled in \d+ s\n {2}profile: median/m],
  ['bench:room', 'latency', /median/],
  ['bench:room', 'frames', /frames/],
  ['bench:web', '--runs 1', /lobby: script and style +[\d.]+ KB/],
  ['bench:replay', '--runs 1 --jumps 2', /^floor +one number/m],
  ['fair-race', '--pairs 4', /^honest arrival/m],
  ['leak', '--pairs 1 --steps 20 --game bang-duel --only plain', /bang-duel/],
  ['fuzz', '--help', /npm run fuzz/],
  ...SCENARIOS.map(({ name }) => ['chaos', `${name} --times 1`, /: kept/] as const),
];

const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

test('every bench of package.json is here', () => {
  const benches = Object.keys(scripts).filter((name) => name.startsWith('bench'));
  expect([...new Set(BENCHES.map(([script]) => script))]).toEqual(expect.arrayContaining(benches));
});

test.each(BENCHES)(
  'npm run %s -- %s',
  async (script, args, prints) => {
    const [file = '', ...first] = (scripts[script] ?? '').replace(/^node /, '').split(' ');
    const { code, output } = await runTool(file, [...first, ...args.split(' ')], { most: MOST });
    expect(output).toMatch(prints);
    expect([MET, MISSED], output).toContain(code);
  },
  MOST,
);
