import { expect, test } from 'vitest';
import type { Held } from './messages.ts';
import { slopeOf, student } from './slope.ts';
import type { Sample, Soaked } from './soak.ts';
import { HAPPENINGS } from './soak-messages.ts';
import { judgeSoak } from './soak-report.ts';

const MEGABYTE = 1024 * 1024;
const NOTHING: Held = {
  connections: 0,
  connectionsFound: 0,
  tables: 0,
  tablesFound: 0,
  attachments: 0,
  farPlaces: 0,
  timers: 2,
  lobbyRows: 0,
  addresses: 1,
};
const counts = Object.fromEntries(HAPPENINGS.map((name) => [name, 1])) as Soaked['counts'];

/** Twenty minutes of a server: the heap in megabytes every half minute, and what it holds then. */
function soaked(
  heapAt: (minute: number) => number,
  held: Partial<Held> = {},
  left: Partial<Held> = {},
  codeAt: (minute: number) => number = () => 10,
): Soaked {
  const samples = Array.from({ length: 40 }, (_, i): Sample => {
    const at = (i + 1) / 2;
    const codeUsed = codeAt(at) * MEGABYTE;
    const heapUsed = heapAt(at) * MEGABYTE + codeUsed;
    return { at, heapUsed, codeUsed, rss: 200 * MEGABYTE, cpu: 0.1, held: { ...NOTHING, ...held } };
  });
  return {
    plan: { servers: 1, minutes: 20, parties: 1, seed: 1 },
    samples: [samples],
    counts,
    afterwards: [{ ...NOTHING, ...left }],
    isCut: false,
  };
}
/** Up and down by a megabyte, without a trend. */
const wave = (minute: number): number => Math.sin(minute * 5);

test('a heap that goes up and down is flat, even if it grew in the first half', () => {
  expect(judgeSoak(soaked((minute) => 50 + wave(minute))).isFlat).toBe(true);
  expect(judgeSoak(soaked((minute) => 50 + Math.min(10, minute) + wave(minute))).isFlat).toBe(true);
  expect(judgeSoak(soaked((minute) => 50 - minute / 10 + wave(minute))).isFlat).toBe(true);
});

test('a heap that rises by 2 % in ten minutes is not flat, by half a percent it is', () => {
  const { isFlat, lines } = judgeSoak(soaked((minute) => 50 + minute / 10 + wave(minute) / 10));
  expect(isFlat).toBe(false);
  expect(lines.at(-1)).toBe('memory is NOT flat: the heap rises');
  expect(judgeSoak(soaked((minute) => 50 + minute / 40 + wave(minute) / 10)).isFlat).toBe(true);
});

test('compiled code is reported separately and may grow', () => {
  const { isFlat, lines } = judgeSoak(
    soaked(
      (minute) => 50 + wave(minute) / 10,
      {},
      {},
      (minute) => 10 + minute / 10,
    ),
  );
  expect(isFlat).toBe(true);
  expect(lines.find((line) => line.includes('compiled code'))).toMatch(/: 11\.\d MB, 1\.00 MB in 10 min/);
});

test('connections and tables that were released but are still in memory are reported', () => {
  const flat = (minute: number) => 50 + wave(minute);
  expect(judgeSoak(soaked(flat, { connections: 20, connectionsFound: 25 })).isFlat).toBe(true);
  const lines = judgeSoak(soaked(flat, { connections: 20, connectionsFound: 26 }));
  expect(lines.lines.at(-1)).toBe('memory is NOT flat: never fewer than 6 lines in memory that have ended');
  const tables = judgeSoak(soaked(flat, { tables: 3, tablesFound: 40 }));
  expect(tables.lines.at(-1)).toContain('never fewer than 37 tables in memory that were laid aside');
});

test('nothing may be left when everyone has gone', () => {
  const flat = (minute: number) => 50 + wave(minute);
  expect(judgeSoak(soaked(flat, {}, { tables: 9, tablesFound: 9 })).isFlat).toBe(true);
  expect(judgeSoak(soaked(flat, {}, { attachments: 1 })).lines.at(-1)).toContain('somebody is still there');
  expect(judgeSoak(soaked(flat, {}, { connectionsFound: 6 })).lines.at(-1)).toContain(
    'lines that have ended are still in memory',
  );
  expect(judgeSoak(soaked(flat, {}, { tablesFound: 6 })).lines.at(-1)).toContain('tables that were laid aside');
});

test('too few samples prove nothing, so they are not called flat', () => {
  const short = { ...soaked(() => 50), samples: [soaked(() => 50).samples[0]?.slice(0, 3) ?? []] };
  expect(judgeSoak(short).isFlat).toBe(false);
  expect(judgeSoak(short).lines).toContain('too few samples to say whether memory is flat');
});

test('a slope by hand: the points (0,0), (1,2), (2,1) rise by a half, with squared residuals of 1.5', () => {
  // The line is 0.5 + 0.5x; the residuals are -0.5, 1 and -0.5, and their squares sum to 1.5; the margin is t(1) *
  // sqrt(1.5 / 1 / 2).
  const slope = slopeOf([
    [0, 0],
    [1, 2],
    [2, 1],
  ]);
  expect(slope?.rise).toBeCloseTo(0.5, 10);
  expect(slope?.mean).toBeCloseTo(1, 10);
  expect(slope?.high).toBeCloseTo(0.5 + 12.71 * Math.sqrt(0.75), 10);
  expect(slope?.low).toBeCloseTo(0.5 - 12.71 * Math.sqrt(0.75), 10);
  expect(slopeOf([[0, 0]])).toBeUndefined();
});

test("Student's t matches the published tables", () => {
  const known: readonly (readonly [freedom: number, t: number])[] = [
    [1, 12.71],
    [3, 3.182],
    [4, 2.776],
    [8, 2.306],
    [18, 2.101],
    [100, 1.984],
  ];
  for (const [freedom, t] of known) expect(Math.abs(student(freedom) / t - 1)).toBeLessThan(0.01);
});
