import { type Slope, slopeOf } from './slope.ts';
import type { Sample, Soaked } from './soak.ts';
import { HAPPENINGS } from './soak-messages.ts';

/** Memory that certainly rises by more than this share of the heap in ten minutes is not flat. */
const ALLOWED = 0.01;
const TEN_MINUTES = 10;
const MEGABYTE = 1024 * 1024;
/** V8 itself may still hold the last few released objects. */
const AT_HAND = 5;

export type Verdict = { readonly isFlat: boolean; readonly lines: readonly string[] };

/** Decides whether memory is flat, and lists what is not. */
export function judgeSoak({ samples, afterwards, counts, plan, isCut }: Soaked): Verdict {
  const told = HAPPENINGS.map((name) => `${counts[name]} ${name}`).join(', ');
  const lines = [`${plan.parties} parties and strangers, seed ${plan.seed}: ${told}`];
  const problems: string[] = [];
  let isUndecided = false;
  for (const [i, own] of samples.entries()) {
    const name = samples.length > 1 ? `server ${i + 1}: ` : '';
    const half = own.slice(Math.floor(own.length / 2));
    const slope = (of: (sample: Sample) => number) => slopeOf(half.map((sample) => [sample.at, of(sample)]));
    // V8 keeps compiling for a while, so compiled code is reported separately.
    const data = slope(({ heapUsed, codeUsed }) => heapUsed - codeUsed);
    const code = slope(({ codeUsed }) => codeUsed);
    const rss = slope((sample) => sample.rss);
    lines.push(`${name}${rangeOf(own)}`);
    if (data === undefined || code === undefined || rss === undefined) {
      isUndecided = true;
    } else {
      lines.push(
        `${name}heap after garbage was collected, second half: ${tellSlope(data)}`,
        `${name}besides, compiled code: ${tellSlope(code)}; resident: ${tellSlope(rss)}`,
      );
      if (rises(data)) problems.push(`${name}the heap rises`);
    }
    problems.push(...held(own).map((problem) => `${name}${problem}`));
    const left = afterwards[i];
    if (left === undefined || isCut) continue;
    lines.push(
      `${name}after everybody had gone home: ${left.connections} lines (${left.connectionsFound} found in memory), ` +
        `${left.attachments} at tables, ${left.tables} tables (${left.tablesFound} found), ${left.farPlaces} places from elsewhere, ${left.timers} timers`,
    );
    if (left.connections + left.attachments + left.farPlaces > 0) problems.push(`${name}somebody is still there`);
    if (left.connectionsFound > AT_HAND) problems.push(`${name}lines that have ended are still in memory`);
    if (left.tablesFound - left.tables > AT_HAND)
      problems.push(`${name}tables that were laid aside are still in memory`);
  }
  const isFlat = problems.length === 0 && !isUndecided;
  if (problems.length > 0) lines.push(`memory is NOT flat: ${problems.join('; ')}`);
  else lines.push(isUndecided ? 'too few samples to say whether memory is flat' : 'memory is flat');
  return { isFlat, lines };
}

/** Does it rise even at the lower end of the interval? */
const rises = ({ low, mean }: Slope): boolean => low * TEN_MINUTES > ALLOWED * mean;

/** Objects in memory that are in no list. They must be in every sample of the second half, so that it isn't chance. */
function held(samples: readonly Sample[]): readonly string[] {
  const half = samples.slice(Math.floor(samples.length / 2));
  if (half.length === 0) return [];
  const least = (of: (sample: Sample) => number): number => Math.min(...half.map(of));
  const lines = least(({ held: h }) => h.connectionsFound - h.connections);
  const tables = least(({ held: h }) => h.tablesFound - h.tables);
  return [
    ...(lines > AT_HAND ? [`never fewer than ${lines} lines in memory that have ended`] : []),
    ...(tables > AT_HAND ? [`never fewer than ${tables} tables in memory that were laid aside`] : []),
  ];
}

function tellSlope({ rise, low, high, mean }: Slope): string {
  const [by, from, to] = [rise, low, high].map((bytes) => ((bytes * TEN_MINUTES) / MEGABYTE).toFixed(2));
  return `${(mean / MEGABYTE).toFixed(1)} MB, ${by} MB in 10 min (95 %: ${from} to ${to})`;
}

function rangeOf(samples: readonly Sample[]): string {
  const range = (of: (sample: Sample) => number, digits = 0): string => {
    const values = samples.map(of);
    return `${Math.min(...values).toFixed(digits)}–${Math.max(...values).toFixed(digits)}`;
  };
  return (
    `${samples.length} samples: heap ${range(({ heapUsed }) => heapUsed / MEGABYTE, 1)} MB, resident ${range(({ rss }) => rss / MEGABYTE)} MB, ` +
    `${range(({ cpu }) => 100 * cpu)} % of a core, ${range(({ held: h }) => h.connections)} lines (${range(({ held: h }) => h.connectionsFound)} found), ` +
    `${range(({ held: h }) => h.attachments)} at tables, ${range(({ held: h }) => h.tables)} tables (${range(({ held: h }) => h.tablesFound)} found), ` +
    `${range(({ held: h }) => h.timers)} timers`
  );
}
