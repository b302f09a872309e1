import type { AnyGame } from '@saloon/kernel';
import type { BotReply, Question, Thinkers } from '../thinking/question.ts';
import { isQuick, think, thinkHastily } from '../thinking/think.ts';

/** A desk on which questions lie until the test answers them; what is quick is answered on the spot, as hosts do. */
export class Desk implements Thinkers {
  readonly questions: { readonly question: Question; readonly game: AnyGame }[] = [];

  ask(question: Question, game: AnyGame): BotReply | 'later' {
    if (isQuick(game, question)) return think(game, question);
    this.questions.push({ question, game });
    return 'later';
  }

  /** The question that came last, and what a hasty bot says to it. */
  get last(): { readonly question: Question; readonly reply: NonNullable<BotReply> } {
    const asked = this.questions.at(-1);
    const reply = asked && thinkHastily(asked.game, asked.question);
    if (asked === undefined || reply === undefined) throw new Error('Cannot answer: nothing is asked');
    return { question: asked.question, reply };
  }
}
