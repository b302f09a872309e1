import { seatsOf } from '@saloon/kernel';
import { tableId } from '@saloon/protocol';
import type { RecordingProblem } from '@saloon/recording';
import { type Entry, type OpenedReplay, openReplay, type ReplayCache, recordingOf, replayOf } from '@saloon/table';
import type { CoachHead, CoachSource } from './coach-worker-contract.ts';
import { serverGames } from './replay-worker/server-games.ts';
import { indexedLog } from './worker-log.ts';

export type OpenedForCoach =
  | { readonly type: 'game'; readonly cache: ReplayCache; readonly steps?: CoachHead['steps'] }
  | { readonly type: 'broken'; readonly line: number; readonly problem: RecordingProblem }
  | { readonly type: 'not-there' | 'unfinished' };

/** Opens a game and plays it through, so that a forged one is detected before any report. */
export async function openForCoach(source: CoachSource): Promise<OpenedForCoach> {
  const opened = source.type === 'text' ? await openText(source.text) : await openSolo(source.table, source.isBefore);
  if (opened === undefined) return { type: 'not-there' };
  if (!opened.ok) return { type: 'broken', line: opened.line, problem: opened.problem };
  return opened.head.outcome === undefined
    ? { type: 'unfinished' }
    : { type: 'game', cache: opened.cache, steps: opened.steps('spectator').map(({ events }) => ({ events })) };
}

/** The server may have an edition that this browser lacks. */
async function openText(text: string): Promise<OpenedReplay> {
  const here = openReplay(text);
  if (here.ok) return here;
  const find = await serverGames();
  return find === undefined ? here : openReplay(text, find);
}

async function openSolo(table: string, isBefore: boolean): Promise<OpenedReplay | undefined> {
  const entries = await indexedLog().read(tableId(table));
  if (entries.length === 0) return undefined;
  const recording = isBefore ? beforeOf(entries) : recordingOf(entries);
  return recording === undefined ? undefined : replayOf(recording);
}

const beforeOf = ([first]: readonly Entry[]) => (first?.type === 'opened' ? first.before?.recording : undefined);

export function headOf({ game, recording, final }: ReplayCache, steps: CoachHead['steps'] = []): CoachHead {
  const { options, seats, names = [] } = recording;
  return {
    game: game.id,
    options: options as CoachHead['options'],
    seats,
    names: seatsOf(seats).map((seat) => names[seat] ?? ''),
    steps,
    cast: game.view(final, 'spectator'),
    hasTeams: game.teams?.(final).some((team) => team.length > 1) ?? false,
  };
}
