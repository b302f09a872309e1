import type { FindGame } from '@saloon/catalog';
import { deriveSeed, gameId } from '@saloon/kernel';
import { type ChallengeGames, type ChallengeView, tableId, type UserId } from '@saloon/protocol';
import { parseRecording } from '@saloon/recording';
import { STORED } from '../net/stored-costs.ts';
import { tableIdFor } from '../people/identity.ts';
import { Refusal } from '../people/refusal.ts';
import { body, number, table, text } from '../people/routes/schemas.ts';
import type { UserRoutes } from '../people/routes/user-routes.ts';
import type { SerialQueue } from '../serial-queue.ts';
import type { Store } from '../store/store.ts';
import { readLongLog, recordingFile } from '../tables/stored-log.ts';
import type { TimeSlices } from '../tables/time-slices.ts';
import type { Challenge, ChallengeAttempt, ChallengeRecords } from './challenge-records.ts';
import type { DailyRoutesDeps } from './daily-routes.ts';
import { dayOf, isOpenDeal } from './days.ts';
import { DAILY_GAMES, dealFor } from './deal.ts';
import { makeChallenge, readLevels, seatsIn } from './make-challenge.ts';
import { openDeal, openingOf } from './open-deal.ts';

export type ChallengeRoutesDeps = DailyRoutesDeps & {
  readonly store: Pick<Store, 'key' | 'table' | 'entries'>;
  readonly challenges: ChallengeRecords;
  readonly slices: TimeSlices;
  readonly heavyWork: SerialQueue;
  readonly findGame: FindGame;
  readonly accountLimits: { mayContact(user: UserId): boolean };
  /** May this address have a whole game replayed now? */
  readonly mayWork: (address: string) => boolean;
};

/** The longest recording that makes a challenge, in characters. */
const FILE_LENGTH = 400_000;
const BODY_BYTES = 1_000_000;
/** This many characters of a recording cost an address as much as anything small. */
const CHARACTERS = 2000;

/** "Play my cards": a finished game against bots that friends can play too. */
export function serveChallenges(routes: UserRoutes, deps: ChallengeRoutesDeps): void {
  const { challenges, store, slices, heavyWork, findGame, wall } = deps;

  /** A game that was played here: the log says who sat where. */
  async function ofTable(user: UserId, id: string): Promise<Challenge> {
    const stored = await store.table(tableId(id));
    if (stored?.phase !== 'over') throw new Refusal(404, 'no-such-table');
    const entries = await readLongLog(store, slices, stored.id);
    const seats = seatsIn(entries, user);
    if (seats === undefined) throw new Refusal(409, 'not-alone');
    if (isOpenDeal(seats.duplicate?.of, wall())) throw new Refusal(409, 'day-open');
    return heavyWork.run(async () => {
      const file = recordingFile(entries, findGame);
      if (file === undefined) throw new Refusal(404, 'no-such-table');
      const { seat, levels, duplicate } = seats;
      return makeChallenge(deps, { user, file, seat, levels, bots: duplicate?.bots });
    });
  }

  async function ofFile(given: Parameters<typeof makeChallenge>[1]): Promise<Challenge> {
    const secret = await deps.daily.secret();
    const deals = DAILY_GAMES.map((game) => dealFor(secret, dayOf(wall()), game));
    const openSeeds = new Set(deals.flatMap((deal) => deal?.seed ?? []));
    return heavyWork.run(async () => makeChallenge(deps, { ...given, openSeeds }));
  }

  const list = { type: 'array', maxItems: 16, items: { type: 'string', maxLength: 10 } };
  const made = { bodyLimit: BODY_BYTES, ...body({}, { table, file: text(FILE_LENGTH), seat: number, levels: list }) };
  routes.user('POST', '/api/challenges', made, async ({ user, address }, { body: given }) => {
    const asked = given as { table?: string; file?: string; seat?: number; levels?: readonly string[] };
    if (!deps.accountLimits.mayContact(user) || !deps.mayWork(address)) throw new Refusal(429, 'too-many-requests');
    const { file, seat = 0, levels = [] } = asked;
    if ((asked.table === undefined) === (file === undefined)) throw new Refusal(400, 'bad-request');
    const challenge =
      file === undefined
        ? await ofTable(user, asked.table ?? '')
        : await ofFile({ user, file, seat, levels: readLevels(levels) });
    deps.charge(address, STORED.challenge + challenge.recording.length / CHARACTERS);
    if (!(await challenges.add(challenge, wall()))) throw new Refusal(409, 'too-many-requests-open');
    return { id: challenge.id };
  });

  async function find(id: string | undefined) {
    const found = await challenges.find(id ?? '');
    if (found === undefined) throw new Refusal(404, 'not-found');
    return found;
  }

  routes.open('GET', '/api/challenges/:id', {}, async (_, { params, request }): Promise<ChallengeView> => {
    const { id, game, name, levels, seat, user } = await find(params.id);
    const viewer = await deps.viewerOf(request);
    const attempt = await challenges.attempt(id, viewer);
    const own = attempt === undefined ? {} : { table: attempt.table };
    return { id, game, name, isOwn: viewer === user, levels, seat, state: stateOf(attempt), ...own };
  });

  routes.user('POST', '/api/challenges/:id/play', {}, async (caller, { params }) => {
    const challenge = await find(params.id);
    if (challenge.user === caller.user) throw new Refusal(409, 'yourself');
    const own = tableIdFor(store.key, caller.user, `challenge ${challenge.id}`);
    const attempt = await challenges.begin(challenge.id, caller.user, own, wall());
    if (attempt?.result === undefined) await openDeal(deps, openingOfChallenge(challenge, own, caller), caller.address);
    return { table: own };
  });

  routes.user('GET', '/api/challenges/:id/games', {}, async ({ user }, { params }): Promise<ChallengeGames> => {
    const challenge = await find(params.id);
    const attempt = await challenges.attempt(challenge.id, user);
    const isOwn = challenge.user === user;
    if (!isOwn && attempt?.result === undefined) throw new Refusal(403, 'not-finished');
    const finished = await challenges.finished(challenge.id);
    const { game, seat, name, place, score, recording } = challenge;
    return {
      game,
      seat,
      games: [
        { name, place, score, isYou: isOwn, file: recording },
        ...finished.flatMap((one) =>
          one.result === undefined
            ? []
            : [{ name: one.name, ...one.result, isYou: one.user === user, table: one.table }],
        ),
      ],
    };
  });

  function openingOfChallenge(
    challenge: Challenge,
    id: ReturnType<typeof tableId>,
    caller: { user: UserId; name: string },
  ) {
    const { seat, levels, bots } = challenge;
    const read = parseRecording(challenge.recording, findGame);
    const isOurs = read.ok && findGame(challenge.game)?.rulesVersion === read.recording.rulesVersion;
    if (!isOurs) throw new Refusal(409, 'old-rules');
    const { seed } = read.recording;
    const options = read.recording.options as Readonly<Record<string, string | number | boolean>>;
    const deal = {
      game: gameId(challenge.game),
      seat,
      levels,
      options,
      seed,
      bots,
      standIn: deriveSeed(bots, 'stand-in'),
    };
    return openingOf(id, deal, `challenge ${challenge.id}`, caller);
  }
}

const stateOf = (attempt: ChallengeAttempt | undefined): ChallengeView['state'] =>
  attempt === undefined ? 'new' : attempt.result === undefined ? 'open' : 'done';
