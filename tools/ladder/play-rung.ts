import { kindsOf, playMatch } from '@saloon/arena';
import { machineKind, today } from './machine.ts';
import { addKinds, type GameRecords, type Prints, recordFor, withoutOutrun, writeRecords } from './records.ts';
import { type Rung, specOf, wholeDeals } from './rungs.ts';

/** Results are saved at least this often, in milliseconds. */
const KEEP_EVERY = 2000;

export type RungRun = {
  readonly folder: string;
  readonly records: GameRecords;
  readonly prints: Prints;
  /** How many games there should be in the end; whole deals are played. */
  readonly games: number;
  readonly threads: number;
  readonly signal: AbortSignal;
  /** Called with the number of games. */
  readonly onProgress: (games: number) => void;
};

/**
 * Plays the missing games of a match. Results are saved in the order of the games, also if the match is stopped or
 * fails.
 */
export async function playRung(rung: Rung, run: RungRun): Promise<void> {
  const { folder, records, prints, threads, signal, onProgress } = run;
  const { game } = rung.table;
  const names = kindsOf(specOf(rung, 0, 0));
  const record = recordFor(records.matches[rung.id], prints, names);
  const { played } = record;
  records.matches[rung.id] = record;
  const first = played.games;
  const left = wholeDeals(rung, run.games) - first;
  if (left <= 0) {
    writeRecords(folder, game, records);
    return;
  }
  let started = performance.now();
  let keptAt = started;
  const spent = played.secondsPerGame * first;
  const keep = () => {
    keptAt = performance.now();
    if (played.games === first) return;
    played.secondsPerGame = round((spent + ((keptAt - started) / 1000) * threads) / played.games);
    played.date = today();
    played.machine = machineKind();
    records.matches[rung.id] = withoutOutrun(record);
    writeRecords(folder, game, records);
  };
  try {
    await playMatch(specOf(rung, first, left), {
      threads,
      signal,
      onStart: () => {
        started = performance.now();
      },
      onTally: (tally) => {
        played.games += tally.games;
        addKinds(
          played,
          tally.kinds.map((kind, i) => [names[i] ?? '', kind]),
        );
        onProgress(played.games);
        if (performance.now() - keptAt > KEEP_EVERY) keep();
      },
    });
  } finally {
    keep();
  }
}

const round = (seconds: number): number => Number(seconds.toPrecision(4));
