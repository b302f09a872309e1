import type { GameId } from '@saloon/kernel';
import * as v from 'valibot';
import { TOURNAMENT_FORMATS, TOURNAMENT_LIMITS } from '../tournament.ts';
import {
  branded,
  count,
  type DataOf,
  fields,
  flag,
  list,
  maybe,
  type Routes,
  table,
  text,
  time,
  whole,
  word,
} from './route.ts';

const game = branded<GameId>(/^[a-z0-9-]{1,40}$/);
const format = v.picklist(TOURNAMENT_FORMATS);
const phase = v.picklist(['signup', 'running', 'over', 'canceled']);
export type TournamentPhase = DataOf<typeof phase>;

const { rounds, seats, most, least, waitMinutes, correspondence } = TOURNAMENT_LIMITS;
const setup = fields({
  title: text(120),
  game: text(60),
  options: v.looseObject({}),
  /** Seats at a table. */
  seats: whole(2, seats),
  format,
  /** Rounds of a Swiss. */
  rounds: whole(1, rounds),
  /** At most this many people. */
  size: whole(least, most),
  startsAt: time,
  waitMinutes: whole(1, waitMinutes),
  roundMinutes: whole(1, correspondence.most),
});
export type TournamentSetup = DataOf<typeof setup>;

/** A tournament in a list. */
const tournamentRow = fields({
  id: word,
  title: word,
  game,
  pace: maybe(word),
  seats: count,
  format,
  rounds: count,
  size: count,
  startsAt: time,
  phase,
  /** The round that is being played, from 1 on; 0 before the start. */
  round: count,
  players: count,
  /** The viewer takes part. */
  isIn: flag,
});
export type TournamentRow = DataOf<typeof tournamentRow>;

/** What is coming or running, the next one first, and what is over. */
const tournamentList = fields({ open: list(tournamentRow), past: list(tournamentRow) });
export type TournamentList = DataOf<typeof tournamentList>;

const person = fields({ name: word, handle: maybe(word), isYou: flag });
export type TournamentPerson = DataOf<typeof person>;

/** What decided that a player is ahead of the next one. */
const ahead = fields({
  by: v.picklist(['progress', 'points', 'missed', 'opponents', 'head-to-head', 'places', 'lot']),
  own: v.number(),
  other: v.number(),
});
export type TournamentAhead = DataOf<typeof ahead>;

const standing = fields({
  ...person.entries,
  rank: count,
  points: v.number(),
  opponents: v.number(),
  places: list(v.number()),
  byes: count,
  missed: count,
  /** `out`: after a missed game, until they say that they are back. */
  state: v.picklist(['in', 'withdrawn', 'out']),
  ahead: maybe(ahead),
});
export type TournamentStanding = DataOf<typeof standing>;

const tournamentGame = fields({
  table,
  isOver: flag,
  /** No result: everybody gets half a point. */
  isVoid: maybe(v.literal(true)),
  seats: list(
    fields({ ...person.entries, place: maybe(count), points: maybe(v.number()), hasMissed: maybe(v.literal(true)) }),
  ),
});
export type TournamentGame = DataOf<typeof tournamentGame>;

const tournamentRound = fields({ games: list(tournamentGame), byes: list(person) });
export type TournamentRound = DataOf<typeof tournamentRound>;

const tournamentPage = fields({
  ...tournamentRow.entries,
  options: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  host: person,
  waitMinutes: v.number(),
  roundMinutes: v.number(),
  /** When bots play the rest of this round. */
  roundEndsAt: maybe(time),
  standings: list(standing),
  roundsPlayed: list(tournamentRound),
  /** The viewer's table in this round, while it isn't over. */
  yourTable: maybe(table),
  /** Until when it waits for missing people. */
  seatBy: maybe(time),
  /** The viewer's own state, if they ever signed up. */
  you: maybe(standing.entries.state),
  now: time,
});
export type TournamentPage = DataOf<typeof tournamentPage>;

const tournamentResult = fields({
  id: word,
  title: word,
  game,
  endedAt: time,
  place: count,
  players: count,
  points: v.number(),
});
export type TournamentResult = DataOf<typeof tournamentResult>;

export const tournamentRoutes = {
  'GET /api/tournaments': { does: 'What is coming, running and over.', who: 'anyone', answer: tournamentList },
  'POST /api/tournaments': {
    does: 'Opens a tournament and signs you up.',
    who: 'account',
    body: setup,
    answer: fields({ id: word }),
    refusals: [
      ...(['no-such-game', 'bad-options', 'bad-seats', 'bad-title', 'bad-size', 'bad-start'] as const),
      ...(['bad-round-time', 'too-many-tournaments'] as const),
    ],
  },
  'GET /api/tournaments/:id': {
    does: 'Standings, rounds and tables.',
    who: 'anyone',
    answer: tournamentPage,
    refusals: ['not-found'],
  },
  'PUT /api/tournaments/:id/me': {
    does: 'Signs you up. A second sign-up changes nothing.',
    who: 'account',
    refusals: ['not-found', 'tournament-started', 'tournament-full'],
  },
  'DELETE /api/tournaments/:id/me': { does: 'Withdraws you.', who: 'guest', refusals: ['not-found'] },
  'POST /api/tournaments/:id/back': {
    does: 'You missed a game of a Swiss and play again from the next round on.',
    who: 'guest',
    refusals: ['not-found', 'not-out'],
  },
  'POST /api/tournaments/:id/start': {
    does: 'The host starts the tournament now.',
    who: 'guest',
    refusals: ['not-found', 'not-host', 'tournament-started', 'too-few-players'],
  },
  'DELETE /api/tournaments/:id': {
    does: 'The host calls the tournament off before the start.',
    who: 'guest',
    refusals: ['not-found', 'not-host', 'tournament-started'],
  },
  'GET /api/tournaments/:id/calendar.ics': { does: 'The start, for a calendar.', who: 'anyone', file: 'text/calendar' },
  'GET /api/people/:handle/tournaments': {
    does: "A person's last finished tournaments, the last first.",
    who: 'anyone',
    answer: fields({ results: list(tournamentResult) }),
    refusals: ['not-found'],
  },
} as const satisfies Routes;
