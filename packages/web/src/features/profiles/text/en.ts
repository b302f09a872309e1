import { counted, plural } from '@saloon/kernel';

const POINTS = { one: 'point', few: 'points', many: 'points' };
const PLAYERS = { one: 'player', few: 'players', many: 'players' };

const ORDINALS: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  zero: 'th',
  one: 'st',
  two: 'nd',
  few: 'rd',
  many: 'th',
  other: 'th',
};
const ordinal = (n: number): string => `${n}${ORDINALS[new Intl.PluralRules('en', { type: 'ordinal' }).select(n)]}`;
const games = (n: number) => `${n} ${plural('en', n, { one: 'game', few: 'games', many: 'games' })}`;

/** Texts of profiles, leaderboards, histories and ratings. Every other language has the same keys. */
export const en = {
  wanted: 'Wanted',
  tournaments: 'Tournaments',
  forWins: (n: number) => `for ${n} ${plural('en', n, { one: 'win', few: 'wins', many: 'wins' })}`,
  forNothing: 'for nothing yet',
  reward: 'Reward',
  since: (date: string) => `playing since ${date}`,
  noSuchPlayer: 'No player has this handle, or the profile is private.',
  unreachable: 'The server doesn’t answer. Your games are safe; try again in a moment.',
  tryAgain: 'Try again',
  ratings: 'Ratings',
  ratingsHint: 'The band is the 95% range: it narrows as you play.',
  noRatings: 'No rated games yet.',
  games,
  provisional: (left: number) => `Provisional: ${left} more rated ${left === 1 ? 'game' : 'games'} to go.`,
  range: (n: number) => `±${n}`,
  chartOf: (game: string, from: number, to: number) => `${game}: from ${from} to ${counted('en', to, POINTS)}`,
  record: 'Record',
  wins: (n: number) => plural('en', n, { one: 'win', few: 'wins', many: 'wins' }),
  losses: (n: number) => plural('en', n, { one: 'loss', few: 'losses', many: 'losses' }),
  ofGames: (n: number) => `of ${n}`,
  players: (n: number) => counted('en', n, PLAYERS),
  wonOf: (won: number, played: number) => `${won} of ${played} won`,
  favorites: 'Favorite characters',
  winRate: 'win rate',
  recent: 'Recent games',
  noGames: 'No finished games yet.',
  all: 'All games',
  headToHead: 'Head-to-head',
  withYou: 'Against you',
  won: 'won',
  lost: 'lost',
  place: (place: number, seats: number) => `${ordinal(place)} of ${seats}`,
  unrated: 'casual',
  formerPlayer: 'former player',
  hiddenPlayer: 'hidden player',
  leaders: 'Leaderboards',
  leadersHint: (least: number) => `People with at least ${games(least)} that count.`,
  periods: { month: 'This month', all: 'All time' },
  nobody: 'Nobody yet. The first places are free.',
  yourPlace: (place: number) => `You are ${ordinal(place)}`,
  youLack: (n: number) => `${games(n)} more and you have a place.`,
  you: 'you',
  yourRating: (game: string) => `Your rating in ${game}`,
  why: (from: number, to: number, place: number) =>
    from === to && from === place
      ? `You were expected to finish ${ordinal(place)}, and you did.`
      : `You were expected to finish ${from === to ? ordinal(from) : `${ordinal(from)} or ${ordinal(to)}`} and came in ${ordinal(place)}.`,
  /** Players who left come after those who stayed, even if a bot won for them. */
  left: (place: number) => `Others had left the game, so for the rating you came in ${ordinal(place)}.`,
  narrowed: (before: number, after: number) =>
    before === after ? `The range stays ±${after}.` : `The range narrowed from ±${before} to ±${after}.`,
  pending: 'Rating pending: it will be in My games soon.',
  filters: 'Filters',
  anyGame: 'Any game',
  anyResult: 'Any result',
  results: { won: 'Won', lost: 'Not won' },
  opponent: 'Opponent',
  from: 'From',
  until: 'Until',
  nothingFound: 'No game fits.',
  more: 'Show more',
  download: 'Download all games',
  match: {
    choose: 'Quick match: which game?',
    paces: { live: 'Live', correspondence: 'By letter' },
    paceHints: {
      live: 'everyone at the table, with a clock',
      correspondence: 'a day per decision, leave and come back',
    },
    seats: (n: number) => counted('en', n, { one: 'seat', few: 'seats', many: 'seats' }),
    waiting: (n: number) =>
      `${n} ${plural('en', n, { one: 'player is', few: 'players are', many: 'players are' })} waiting`,
    nobodyWaits: 'nobody is waiting yet',
    looking: 'Looking for players.',
    waited: (seconds: number) => `${seconds} s`,
    about: (seconds: number) => `usually about ${seconds} s`,
    alone: 'Nobody else is looking right now.',
    others: (n: number) =>
      `${counted('en', n, { one: 'other player is', few: 'other players are', many: 'other players are' })} looking.`,
    botsJoin: 'With another player you start after 30 s, and bots take the other seats.',
    botsJoinNow: 'As soon as another player joins, you start, and bots take the other seats.',
    startsAtOnce: 'The game starts when another player is found.',
    meanwhile: 'Play bots while you wait',
    cancel: 'Stop looking',
    found: 'Players found.',
    foundFromBots: 'Players found. Your game with bots is kept under My games.',
    goThere: 'Go to the table',
    endedElsewhere: 'You stopped or changed this search in another window.',
    calledOff: 'Not everyone came in time. You’re first in the queue again.',
  },
};

export type PeopleWords = typeof en;
