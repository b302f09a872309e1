import { counted } from '@saloon/kernel';

const GAMES = { one: 'game', few: 'games', many: 'games' };
const games = (n: number): string => counted('en', n, GAMES);
const DECISIONS = { one: 'decision', few: 'decisions', many: 'decisions' };
const decisions = (n: number): string => counted('en', n, DECISIONS);
const POINTS = { one: 'point', few: 'points', many: 'points' };
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
  chart: 'Chance of winning',
  chartHint: (isTeam: boolean) =>
    `How many of 100 games ${whose(isTeam)} would have won at each of your decisions, with ordinary play from everyone.`,
  known: 'With what you knew',
  knownHint: 'Everything you couldn’t see was dealt again many times, and every deal was played out.',
  truth: 'With the real cards',
  truthHint: 'The same, with the cards as they really were.',
  band: 'The pale band is the margin of error: 19 times out of 20 the true value is inside.',
  decision: (n: number) => `Decision ${n}`,
  end: 'End',
  axis: { round: 'Round', turn: 'Turn', robbery: 'Robbery' },
  readout: (at: string, known: string, truth: string) =>
    `${at}: ${known} with what you knew, ${truth} with the real cards.`,
  table: 'Chart data',
  figures: 'Start, decisions, result',
  start: 'At the start',
  startHint: (isTeam: boolean) => `How many of 100 games ${whose(isTeam)} would have won from your first decision on.`,
  decisions: 'Your decisions',
  other: 'Unlike Hard',
  otherCount: (other: number, of: number) => `${other} of ${of}`,
  otherHint: 'Decisions that the Hard bot would have made differently. It saw only what you saw.',
  costly: 'Costly decisions',
  costlyHint: 'With Hard’s move, more than 10 more of 100 games would have been won on the same deals.',
  result: 'Result',
  resultHint: 'How it ended: 100% is a win, 0% is a loss.',
  beside: (of: number, other: number, costly: number) => {
    if (other === 0) return `You made ${of === 1 ? 'your only decision' : `all ${decisions(of)}`} as Hard would have.`;
    const them = other === 1 ? (costly === 0 ? 'it didn’t cost' : 'it cost') : `${costly || 'none'} of them cost`;
    return `You made ${other} of ${decisions(of)} differently from Hard; ${them} more than 10 points.`;
  },
  keyMoment: (n: number, cost: number, move: string, bots: number, own: number) =>
    `Decision ${n} cost ${counted('en', cost, POINTS)}: ${move} wins ${bots}%, your move ${own}%.`,
  goodMoment: (n: number, move: string, own: number) => `Decision ${n} was your best: ${move} wins ${own}%.`,
  swing: (n: number, before: number, after: number) =>
    `After decision ${n}, luck and the others ${after > before ? 'raised' : 'lowered'} your chances from ${before}% to ${after}%.`,
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
    `${decisions(points)}, from ${first} at first to ${last} at the end.`,
};

export type CoachWords = typeof en;
