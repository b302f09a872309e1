import { bare } from './bare.ts';
import type { Part } from './flags.ts';
import { latency } from './latency.ts';
import { memory } from './memory.ts';
import { moves } from './moves.ts';
import { ramp } from './ramp.ts';
import { share, tellShare } from './share.ts';

export type PartSetup = {
  readonly isQuick: boolean;
  readonly tables: number | undefined;
  readonly isProfiled: boolean;
};
/** The result, and the same in sentences. */
export type Measured = { readonly result: object; readonly text: string };

/** The original parts: one server, with clients in this process. */
export const PARTS: Readonly<Record<Part, (setup: PartSetup) => Promise<Measured>>> = {
  async moves({ isQuick, tables = isQuick ? 150 : 200, isProfiled }) {
    const profile = isProfiled ? 'bench-server.cpuprofile' : undefined;
    // All games start together and end together after about 650 moves, so the measurement must end before that.
    const at = await moves({ tables, seconds: isQuick ? 5 : 10, warmUp: isQuick ? 2 : 4, profile });
    const shares = Object.entries(at.split).map(
      ([part, share]) => `  ${(100 * share).toFixed(1).padStart(5)} % ${part}`,
    );
    const text =
      `${at.tables} tables of 4 at saturation: ${at.perSecond.toFixed(0)} durable moves/s; ` +
      `${at.perMainSecond.toFixed(0)} per second of the main thread's CPU, ` +
      `${at.perStoreSecond.toFixed(0)} per second of the store thread's\n${shares.join('\n')}`;
    return { result: at, text };
  },
  async bare({ isQuick, tables = isQuick ? 150 : 200 }) {
    const at = await bare({ tables, seconds: isQuick ? 5 : 10, warmUp: isQuick ? 2 : 8 });
    const text =
      `${at.tables} tables of 4 over a bare ws server, without rules or a store, which sends four whole views a move: ` +
      `${at.perSecond.toFixed(0)} moves/s; ${at.perMainSecond.toFixed(0)} per second of the main thread's CPU`;
    return { result: at, text };
  },
  async share({ isQuick, tables = isQuick ? 150 : 200 }) {
    const at = await share({ tables, isQuick, pairs: isQuick ? 3 : 5 });
    return { result: at, text: tellShare(at) };
  },
  async latency({ isQuick, tables = isQuick ? 50 : 200 }) {
    const at = await latency({ tables, seconds: isQuick ? 3 : 15, warmUp: isQuick ? 2 : 8 });
    const text =
      `${at.tables} tables at a move a second: p50 ${at.p50.toFixed(2)} ms, p99 ${at.p99.toFixed(2)} ms from a move sent to ` +
      `the update received by all 4 seats (${at.moves} moves, ${(100 * at.mainShare).toFixed(0)} % of a core); of that ` +
      `a commit takes ${at.commitP50.toFixed(2)} ms, one in a hundred ${at.commitP99.toFixed(2)} ms, and garbage never ` +
      `held it up for more than ${at.longestPause.toFixed(1)} ms`;
    return { result: at, text };
  },
  async memory({ isQuick }) {
    const at = await memory({ playing: isQuick ? 200 : 1000, idle: isQuick ? 500 : 20_000 });
    const text =
      `a table in play: ${at.playingKilobytes.toFixed(1)} KB (${at.playing} tables)\n` +
      `an idle table: ${at.idleKilobytes.toFixed(2)} KB (${at.idle} tables, ${at.idleInMemory} of them in memory)`;
    return { result: at, text };
  },
  async ramp({ isQuick }) {
    const at = await ramp({ step: isQuick ? 100 : 200, seconds: isQuick ? 3 : 8, most: isQuick ? 300 : 4000 });
    const steps = at.steps.map(
      (one) =>
        `  ${one.tables} tables: p50 ${one.p50.toFixed(1)} ms, p99 ${one.p99.toFixed(1)} ms, ` +
        `${one.perSecond.toFixed(0)} moves/s, ${(100 * one.mainShare).toFixed(0)} % of a core, ${one.megabytes.toFixed(0)} MB`,
    );
    const text = [
      ...steps,
      `as many tables as this machine holds, each with a move a second: ${at.held} (${at.end})`,
    ].join('\n');
    return { result: at, text };
  },
};
