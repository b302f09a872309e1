import { type Bot, findBot, SeatInformationSet } from '@saloon/bots';
import { type AnyGame, cloneRng, type Level, type Personality } from '@saloon/kernel';
import type { BotReply, Question, Thinkers } from './question.ts';
import type { SearchMemories } from './search-memories.ts';

/** Answers a question at its level; in a race nobody searches. With `memories`, a search continues the seat's last one. */
export function think(game: AnyGame, question: Question, memories?: SearchMemories): BotReply {
  const { level, personality, state } = question;
  const isHasty = level !== 'easy' && game.isRace?.(state) === true;
  return ask(game, question, isHasty ? hasty(level) : bot(level, personality), question.isExact ? undefined : memories);
}

/** One step of thought with the pace and the slips of the level, where there is no time for more. */
export const thinkHastily = (game: AnyGame, question: Question): BotReply => ask(game, question, hasty(question.level));

/**
 * Is this answered on the spot? What costs a small part of a millisecond is: the lowest level, the only move there is,
 * whether to do something unasked; and so is what cannot wait in a queue, a race.
 */
export function isQuick(game: AnyGame, { level, owed, seat, state }: Question): boolean {
  return level === 'easy' || !owed || game.legalMoves(state, seat).length < 2 || game.isRace?.(state) === true;
}

/** Bots that think right here. The same questions are answered the same every time. */
export const inThread: Thinkers = { ask: (question, game) => think(game, question) };

function ask(game: AnyGame, question: Question, by: Bot, memories?: SearchMemories): BotReply {
  const own = cloneRng(question.rng);
  const info = memories?.of(game, question, own) ?? new SeatInformationSet(game, question.seat, question.state, own);
  info.renew(question.owed);
  return by.decide(info, own);
}

const bot = (level: Level, personality: Personality | undefined): Bot =>
  known(personality === undefined ? level : `${level}+${personality}`);
const hasty = (level: Level): Bot => known(`greedy@${level}`);

function known(id: string): Bot {
  const found = findBot(id);
  if (found === undefined) throw new Error(`Cannot seat a bot: there is no ${id}`);
  return found;
}
