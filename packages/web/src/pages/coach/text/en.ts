import { counted, plural } from '@saloon/kernel';

const GAMES = { one: 'game', few: 'games', many: 'games' };
const games = (n: number): string => counted('en', n, GAMES);
const whose = (isTeam: boolean): string => (isTeam ? 'your team' : 'you');

/** What the coach says. Every other language has the shape of this one. */
export const en = {
  title: 'Coach',
  of: (game: string) => `Coach: ${game}`,
  toReplay: 'Replay',
  whose: 'Whose game',
  choose: 'Whose game shall we look at?',
  chooseHint: 'The coach plays your moments on thousands of times, here on this device. It needs no network.',
  counting: (percent: number) => `Playing your moments on: ${percent}\u00a0%`,
  stopped: (percent: number) => `Stopped at ${percent}\u00a0%. What was counted so far stays.`,
  done: 'All counted.',
  played: (n: number) => `${games(n)} played on`,
  stop: 'Stop',
  goOn: 'Go on',
  nothing: 'There was nothing to decide in this seat.',
  unfinished: 'This game was never finished: the coach only looks at games that have ended.',
  percent: (n: number) => `${n}\u00a0%`,
  within: (n: number, margin: number) => `${n}\u00a0% ± ${margin}`,
  gained: (n: string, margin: number) => `${n} ± ${margin}`,
  chart: 'Chances to win',
  chartHint: (isTeam: boolean) =>
    `How many of 100 games ${whose(isTeam)} would have won from each of your decisions on, if everybody had gone on with ordinary moves.`,
  known: 'From what you knew',
  knownHint: 'What you could not know was dealt again many times, and every deal was played on.',
  truth: 'As it really was',
  truthHint: 'The same with the cards as they really lay.',
  band: 'The pale band says how far off the line may be: in 19 cases of 20 the truth is inside.',
  decision: (n: number) => `Decision ${n}`,
  end: 'End',
  readout: (at: string, known: string, truth: string) => `${at}: ${known} from what you knew, ${truth} as it was.`,
  table: 'The numbers of the chart',
  figures: 'Luck and decisions',
  start: 'At the start',
  startHint: (isTeam: boolean) => `So many games of 100 ${whose(isTeam)} would have won from your first decision on.`,
  decisions: 'Your decisions',
  decisionsHint:
    'All your moves together against ordinary moves at the same moments, on the same deals: plus is better than ordinary.',
  luck: 'Luck, and the others',
  luckHint:
    'All that happened between your decisions: cards that came, how the others played, races and what the clock did for you.',
  result: 'The result',
  resultHint: 'What it came to: 100 is won, 0 is lost. The first three numbers add up to it.',
  agreed: (count: number, of: number) =>
    `In ${count} of ${counted('en', of, { one: 'decision', few: 'decisions', many: 'decisions' })} the bot Hard would have done the same.`,
  unsure: 'too close to call',
  moments: 'What mattered most',
  momentsHint:
    'Your move beside that of the bot Hard, which saw only what you saw; both played on over the same deals.',
  firstLook:
    'Picked from what is counted so far: such numbers look larger than they are. They are counted again on new deals at the end.',
  at: (n: number, of: number) => `Decision ${n} of ${of}`,
  you: 'You',
  bot: 'Hard',
  both: 'You and Hard',
  waited: 'Wait',
  wins: (share: string) => `wins ${share}`,
  show: 'At the table',
  stepOf: (n: number) => `Step ${n} of the replay`,
  why: 'For it',
  against: 'Against yours',
  onlyGames: 'Words fail here: only the games played on speak for it.',
  verdict: {
    lost: (n: number, margin: number) => `The bot’s move wins about ${n} more of 100 games (± ${margin}).`,
    better: (n: number, margin: number) => `Your move wins about ${n} more of 100 games than the bot’s (± ${margin}).`,
    found: (n: number, margin: number) =>
      `You found the bot’s move: it wins about ${n} more of 100 games than an ordinary one (± ${margin}).`,
    close: (n: number, margin: number) => `Too close to call: the difference is about ${n} of 100 games, ± ${margin}.`,
  },
  summary: (points: number, first: string, last: string) =>
    `${points} ${plural('en', points, { one: 'decision', few: 'decisions', many: 'decisions' })}, from ${first} at the first to ${last} at the last.`,
};

export type CoachWords = typeof en;
