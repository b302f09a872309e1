import { randomBytes } from 'node:crypto';
import type { FindGame } from '@saloon/catalog';
import { deriveSeed, LEVELS, type Level, ReplayError, seat as seatOf } from '@saloon/kernel';
import type { UserId } from '@saloon/protocol';
import { formatRecording, parseRecording } from '@saloon/recording';
import type { Entry } from '@saloon/table';
import { Refusal } from '../../core/http/refusal.ts';
import type { TimeSlices } from '../../core/time/time-slices.ts';
import { scoreInSlices } from '../daily/score-deal.ts';
import type { Challenge } from './challenge-records.ts';

const ID_BYTES = 9;
/** The level of a seat whose bot isn't known. */
const USUAL: Level = 'normal';

/** Who sat where in a finished game, as its log says; undefined if somebody else than one person and bots played. */
export function seatsIn(entries: readonly Entry[], user: UserId) {
  const [opened] = entries;
  if (opened?.type !== 'opened' || opened.before !== undefined) return undefined;
  const levels: (Level | undefined)[] = [];
  const people = new Map<number, UserId>();
  for (const [seat, chair] of opened.chairs.entries()) {
    if (chair.type === 'bot') levels[seat] = chair.level;
    if (chair.type === 'person') people.set(seat, chair.user);
  }
  for (const entry of entries) {
    if (entry.type === 'bot-seated') levels[entry.seat] = entry.level;
    if (entry.type === 'sat') people.set(entry.seat, entry.user);
    if (entry.type === 'cleared') people.delete(entry.seat);
    if (entry.type === 'dealt') break;
    if (entry.type === 'stood') people.delete(entry.seat);
  }
  const [[seat, person] = []] = [...people];
  if (people.size !== 1 || seat === undefined || person !== user) return undefined;
  return { seat, levels, duplicate: opened.duplicate };
}

type Given = {
  readonly user: UserId;
  readonly file: string;
  readonly seat: number;
  readonly levels: readonly (Level | undefined)[];
  readonly bots?: Challenge['bots'] | undefined;
  /** Seeds of deals that others may still play. */
  readonly openSeeds?: ReadonlySet<string>;
};

/** The challenge that this recording makes. Every move in it is checked; throws a `Refusal` if it can't be played. */
export async function makeChallenge(
  { findGame, slices }: { readonly findGame: FindGame; readonly slices: TimeSlices },
  { user, file, seat, levels, bots, openSeeds }: Given,
): Promise<Challenge> {
  const read = parseRecording(file, findGame);
  if (!read.ok) throw new Refusal(400, 'bad-recording');
  const { game, recording } = read;
  const isOurs = findGame(game.id)?.rulesVersion === recording.rulesVersion && recording.redeals === undefined;
  if (!isOurs || seat >= recording.seats) throw new Refusal(400, 'bad-recording');
  if (openSeeds?.has(recording.seed)) throw new Refusal(409, 'day-open');
  try {
    const score = await scoreInSlices(slices, game, recording, seatOf(seat));
    if (score === undefined) throw new Refusal(400, 'bad-recording');
    return {
      id: randomBytes(ID_BYTES).toString('hex'),
      user,
      game: game.id,
      seat,
      levels: Array.from({ length: recording.seats }, (_, i) => levels[i] ?? USUAL),
      bots: bots ?? deriveSeed(recording.seed, 'challenge'),
      // Never as it came: somebody may have filled it up with spaces.
      recording: formatRecording(game, recording),
      place: score.place,
      score: score.score,
    };
  } catch (error) {
    if (error instanceof ReplayError) throw new Refusal(400, 'bad-recording');
    throw error;
  }
}

export const readLevels = (given: readonly string[]): readonly (Level | undefined)[] =>
  given.map((one) => LEVELS.find((level) => level === one));
