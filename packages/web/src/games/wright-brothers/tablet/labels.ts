import type { Names } from '@saloon/kernel';
import type { Saying } from '../logic/answers.ts';
import type { Move } from '../wire.ts';
import type { TabletWords } from './words.ts';

/** The label of an open move; undefined for slaps, which are made on the glass. */
export function openLabel(move: Move, said: TabletWords, names: Names): string | undefined {
  switch (move.type) {
    case 'pass':
      return said.pass;
    case 'start-shootout':
      return said.shootout;
    case 'call-duel':
      return said.duel;
    case 'ready':
      return said.ready;
    case 'miss-target':
      return said.cancel(names(move.owner));
    default:
      return undefined;
  }
}

/** The label of an answer with cards. It never says which cards. Answers without cards have open buttons. */
export function answerLabel(saying: Saying, said: TabletWords, names: Names): string | undefined {
  switch (saying.type) {
    case 'throw':
      return said.throw;
    case 'load':
      return said.load;
    case 'play':
      return said.play;
    case 'give-back':
      return said.giveBack;
    case 'target':
      return said.aim(names(saying.seat));
    default:
      return undefined;
  }
}
