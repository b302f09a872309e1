import { counted, plural } from '@saloon/kernel';

/** Texts of challenges and of two games side by side. Every other language has the same keys. */
export const en = {
  title: 'Two games compared',
  challengeTitle: (name: string) => `${name} challenges you`,
  ownTitle: 'Your challenge',
  challenge: (game: string, bots: number) =>
    `${game} against ${bots} ${plural('en', bots, { one: 'bot', few: 'bots', many: 'bots' })}: you get the same cards, the same seat and the same bots. One attempt.`,
  play: 'Play',
  goOn: 'Continue',
  waiting: 'Nobody has finished your challenge yet. Send the link, and come back later.',
  copyLink: 'Copy the link',
  copied: 'Link copied',
  noSuch: 'There is no such game, or its link is incomplete.',
  unreachable: 'The server doesn’t answer. Try again in a moment.',
  broken: 'One of these games can’t be read.',
  withWhom: 'Compare with',
  decision: 'Decision',
  you: 'You',
  same: 'The same decision',
  first: 'Here the games part',
  rest: 'From here on the positions differ: each side faces its own.',
  later: (n: number) => `${counted('en', n, { one: 'decision', few: 'decisions', many: 'decisions' })} more.`,
  identical: 'Both made the same decisions from start to end.',
  sameUntil: (n: number) =>
    n === 0
      ? 'The very first decision differs.'
      : `The first ${counted('en', n, { one: 'decision is', few: 'decisions are', many: 'decisions are' })} the same.`,
  none: '—',
  show: 'Watch',
  askCoach: 'Ask the coach',
  coachHint: 'The coach plays each decision on, many times, with bots. That takes a minute or two.',
  chance: (percent: number) => `${percent}% to win`,
  better: (name: string, percent: number) =>
    `Where the games part, ${name} chose better: ${percent} percentage points more.`,
  even: 'Where the games part, both choices are about equally good.',
  counting: (percent: number) => `The coach has looked at ${percent}%`,
  place: (place: number) => `place ${place}`,
};

export type CompareWords = typeof en;
