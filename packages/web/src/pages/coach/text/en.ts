import { counted, plural } from '@saloon/kernel';

const GAMES = { one: 'game', few: 'games', many: 'games' };
const games = (n: number): string => counted('en', n, GAMES);
const whose = (isTeam: boolean): string => (isTeam ? 'your team' : 'you');

/** Texts of the coach page. Every other language has the same keys. */
export const en = {
  title: 'Coach',
  of: (game: string) => `Coach: ${game}`,
  toReplay: 'Replay',
  whose: 'Whose game',
  choose: 'Whose game do you want to review?',
  chooseHint: 'The coach replays each of your decisions thousands of times, right on this device. It works offline.',
  counting: (percent: number) => `Replaying your decisions: ${percent}%`,
  stopped: (percent: number) => `Stopped at ${percent}%. The results so far are kept.`,
  done: 'Review complete.',
  played: (n: number) => `${games(n)} played out`,
  stop: 'Stop',
  goOn: 'Continue',
  nothing: 'This seat had nothing to decide.',
  unfinished: 'This game was never finished. The coach only reviews finished games.',
  percent: (n: number) => `${n}%`,
  within: (n: number, margin: number) => `${n}% ± ${margin}`,
  gained: (n: string, margin: number) => `${n} ± ${margin}`,
  chart: 'Chance of winning',
  chartHint: (isTeam: boolean) =>
    `How many of 100 games ${whose(isTeam)} would have won after each of your decisions, with ordinary play from everyone.`,
  known: 'With what you knew',
  knownHint: 'Everything you couldn’t see was dealt again many times, and every deal was played out.',
  truth: 'With the real cards',
  truthHint: 'The same, with the cards as they really were.',
  band: 'The pale band is the margin of error: 19 times out of 20 the true value is inside.',
  decision: (n: number) => `Decision ${n}`,
  end: 'End',
  readout: (at: string, known: string, truth: string) =>
    `${at}: ${known} with what you knew, ${truth} with the real cards.`,
  table: 'Chart data',
  figures: 'Luck and decisions',
  start: 'At the start',
  startHint: (isTeam: boolean) => `How many of 100 games ${whose(isTeam)} would have won from your first decision on.`,
  decisions: 'Your decisions',
  decisionsHint:
    'All your moves compared with ordinary moves at the same moments, on the same deals. Plus means better than ordinary.',
  luck: 'Luck and other players',
  luckHint:
    'Everything between your decisions: the cards you drew, how others played, races, and moves made when time ran out.',
  result: 'Result',
  resultHint: 'How it ended: 100 is a win, 0 is a loss. The first three numbers add up to this.',
  besideHard: (n: number) =>
    n === 0
      ? 'You played about as well as the Hard bot.'
      : n < 0
        ? `Hard would have won about ${-n} more of 100 games with your cards.`
        : `You won about ${n} more of 100 games than Hard would have.`,
  keyMoment: (n: number, move: string, bots: number, own: number) =>
    `Decision ${n} cost the most: ${move} wins ${bots}%, your move ${own}%.`,
  goodMoment: (n: number, move: string, own: number) => `Decision ${n} was your best: ${move} wins ${own}%.`,
  luckLine: (n: number) =>
    n === 0
      ? 'Luck and the others evened out.'
      : n > 0
        ? `Luck and the others gave you about ${n} of 100 games.`
        : `Luck and the others took about ${-n} of 100 games from you.`,
  hardLine: (gained: string) => `All your decisions beside Hard’s: ${gained} of 100 games.`,
  agreed: (count: number, of: number) =>
    `The Hard bot would have done the same in ${count} of ${counted('en', of, { one: 'decision', few: 'decisions', many: 'decisions' })}.`,
  unsure: 'too close to call',
  moments: 'What mattered most',
  momentsHint:
    'Your move next to the Hard bot’s. The bot saw only what you saw; both moves were played out on the same deals.',
  firstLook:
    'Picked from the results so far, so these numbers look larger than they are. At the end they’re checked on new deals.',
  at: (n: number, of: number) => `Decision ${n} of ${of}`,
  you: 'You',
  bot: 'Hard',
  both: 'You and Hard',
  waited: 'Wait',
  wins: (share: string) => `wins ${share}`,
  show: 'Show at the table',
  stepOf: (n: number) => `Step ${n} of the replay`,
  why: 'Why it’s good',
  against: 'Against your move',
  onlyGames: 'No simple reason: it just wins more often.',
  verdict: {
    lost: (n: number, margin: number) => `The bot’s move wins about ${n} more of 100 games (± ${margin}).`,
    better: (n: number, margin: number) => `Your move wins about ${n} more of 100 games than the bot’s (± ${margin}).`,
    found: (n: number, margin: number) =>
      `You found the bot’s move: it wins about ${n} more of 100 games than an ordinary one (± ${margin}).`,
    close: (n: number, margin: number) => `Too close to call: the difference is about ${n} of 100 games, ± ${margin}.`,
  },
  summary: (points: number, first: string, last: string) =>
    `${points} ${plural('en', points, { one: 'decision', few: 'decisions', many: 'decisions' })}, from ${first} at first to ${last} at the end.`,
};

export type CoachWords = typeof en;
