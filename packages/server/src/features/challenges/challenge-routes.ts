import { deriveSeed, gameId } from '@saloon/kernel';
import type { ChallengeView, TableId, UserId } from '@saloon/protocol';
import { parseRecording } from '@saloon/recording';
import type { Core } from '../../core/core.ts';
import { Refusal } from '../../core/http/refusal.ts';
import type { Routes } from '../../core/http/routes.ts';
import { tableIdFor } from '../../core/identity/identity.ts';
import { STORED } from '../../core/limits/stored-costs.ts';
import { readLongLog, recordingFile } from '../../core/store/stored-log.ts';
import type { DailyRoutesDeps } from '../daily/daily-routes.ts';
import { dayOf, isOpenDeal } from '../daily/days.ts';
import { DAILY_GAMES, dealFor } from '../daily/deal.ts';
import { openDeal, openingOf } from '../daily/open-deal.ts';
import type { Challenge, ChallengeAttempt, ChallengeRecords } from './challenge-records.ts';
import { makeChallenge, readLevels, seatsIn } from './make-challenge.ts';

export type ChallengeRoutesDeps = DailyRoutesDeps &
  Pick<Core, 'store' | 'slices' | 'heavyWork' | 'findGame' | 'accountLimits'> & {
    readonly challenges: ChallengeRecords;
  };

/** This many characters of a recording cost an address as much as anything small. */
const CHARACTERS = 2000;

/** "Play my cards": a finished game against bots that friends can play too. */
export function serveChallenges(routes: Routes, deps: ChallengeRoutesDeps): void {
  const { challenges, store, slices, heavyWork, findGame, wall } = deps;

  /** A game that was played here: the log says who sat where. */
  async function ofTable(user: UserId, id: TableId): Promise<Challenge> {
    const stored = await store.table(id);
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

  routes.add('POST /api/challenges', async ({ user, address }, { body }) => {
    if (!deps.accountLimits.mayContact(user) || !routes.mayWork(address)) throw new Refusal(429, 'too-many-requests');
    const { table, file, seat = 0, levels = [] } = body;
    if (file !== undefined && table !== undefined) throw new Refusal(400, 'bad-request');
    let challenge: Challenge;
    if (table !== undefined) challenge = await ofTable(user, table);
    else if (file !== undefined) challenge = await ofFile({ user, file, seat, levels: readLevels(levels) });
    else throw new Refusal(400, 'bad-request');
    routes.charge(address, STORED.challenge + challenge.recording.length / CHARACTERS);
    if (!(await challenges.add(challenge, wall()))) throw new Refusal(409, 'too-many-requests-open');
    return { id: challenge.id };
  });

  async function find(id: string) {
    const found = await challenges.find(id);
    if (found === undefined) throw new Refusal(404, 'not-found');
    return found;
  }

  routes.add('GET /api/challenges/:id', async (_, { params, request }) => {
    const { id, game, name, levels, seat, user } = await find(params.id);
    const viewer = await routes.viewerOf(request);
    const attempt = await challenges.attempt(id, viewer);
    const own = attempt === undefined ? {} : { table: attempt.table };
    return { id, game, name, isOwn: viewer === user, levels, seat, state: stateOf(attempt), ...own };
  });

  routes.add('POST /api/challenges/:id/play', async (caller, { params }) => {
    const challenge = await find(params.id);
    if (challenge.user === caller.user) throw new Refusal(409, 'yourself');
    const own = tableIdFor(store.key, caller.user, `challenge ${challenge.id}`);
    const attempt = await challenges.begin(challenge.id, caller.user, own, wall());
    if (attempt?.result === undefined)
      await openDeal({ ...deps, charge: routes.charge }, openingOfChallenge(challenge, own, caller), caller.address);
    return { table: own };
  });

  routes.add('GET /api/challenges/:id/games', async ({ user }, { params }) => {
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

  function openingOfChallenge(challenge: Challenge, id: TableId, caller: { user: UserId; name: string }) {
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
