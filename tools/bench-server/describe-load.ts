import type { Load, Loaded, Share } from './load.ts';
import { isMet, SLOW, wantedOf } from './load-cases.ts';
import { SECOND } from './tables.ts';

/** Describes a measured load. */
export function describeLoad(name: string, at: Loaded): string {
  const { load, servers, others } = at;
  const on = load.servers > 1 || load.shared ? `${load.servers} server(s) on PostgreSQL and Redis` : 'one server';
  const perTable = at.servers.reduce((sum, { tables }) => sum + tables, 0);
  return [
    `${name}, ${on}: ${load.kept} tables kept, ${load.playing} of them in play ${pace(load)}, ${at.lines} lines`,
    `  ${at.perSecond.toFixed(0)} moves/s (${at.moves} in all, ${at.unplayed} times nobody could move); from a move sent to the update at every seat ` +
      `p50 ${at.p50.toFixed(1)} ms, p99 ${at.p99.toFixed(1)} ms, longest ${at.most.toFixed(0)} ms; ${perTable} tables in memory`,
    ...servers.map(
      (one) =>
        `  ${one.name}: ${percent(one.cpu)} of a core (${percent(one.mainCpu)} the serving thread), ${one.megabytes.toFixed(0)} MB, ${one.tables} tables; ` +
        `event loop late by ${one.loopP99.toFixed(1)} ms one time in a hundred and ${one.loopMost.toFixed(0)} ms at most, ` +
        `garbage ${one.longestPause.toFixed(1)} ms at most; a commit ${one.commitP50.toFixed(1)} ms, one in a hundred ${one.commitP99.toFixed(1)} ms${waiting(one)}`,
    ),
    ...others.map(
      (one) => `  ${one.name}: ${percent(one.cpu)} of a core, ${one.megabytes.toFixed(0)} MB${waiting(one)}`,
    ),
  ].join('\n');
}

/** Says whether the load was handled: all planned moves played in time. */
export function describeVerdict(at: Loaded): string {
  const { load, perSecond, p99 } = at;
  const wanted = `${load.kept} tables kept, ${load.playing} in play ${pace(load)}, p99 under ${SLOW} ms`;
  const got = `${perSecond.toFixed(0)} of ${wantedOf(load).toFixed(0)} moves/s, p99 ${p99.toFixed(1)} ms`;
  return `  the aim of ${wanted} is ${isMet(at) ? 'met' : 'NOT met'}: ${got}`;
}

/** On a busy machine the figures include waiting for a core. */
const waiting = ({ starved }: Share): string =>
  starved < NOTICED ? '' : `; it waited for a core for ${percent(starved)} of the time`;
const NOTICED = 0.02;
const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;
const pace = ({ every }: Load): string => (every === 0 ? 'as fast as they can' : `at a move every ${every / SECOND} s`);
