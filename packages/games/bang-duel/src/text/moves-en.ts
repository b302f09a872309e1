import { type Names, unreachable } from '@saloon/kernel';
import { type CardId, printOf } from '../rules/card-ids.ts';
import type { Move } from '../rules/moves.ts';
import { deed, label, nameOf, OF_SIDE, ofWhom, randomCard, the, withSide } from './grammar-en.ts';
import { capital, nameIn } from './words.ts';

const price = (extra: CardId | undefined): string =>
  extra === undefined ? '' : `, and discard ${label(extra)} for Tex Willer`;

export function describeMove(move: Move, _names: Names): string {
  switch (move.type) {
    case 'choose-ap':
      return `Let ${the(move.character)} attack`;
    case 'play':
      return move.as === 'colt'
        ? `Play ${label(move.card)} as a Colt at ${move.target === undefined ? 'nobody' : the(move.target)}`
        : capital(deed(nameIn(move.card), label(move.card), move, 'choice'));
    case 'move-token':
      return 'Swap your attacker and your cover';
    case 'reload':
      return `Reload: discard ${move.from === 'hand' ? '' : 'your attacker’s '}${label(move.card)}, draw one`;
    case 'kitty':
      return 'Kitty LeRoy: draw two cards';
    case 'kate':
      return `Cattle Kate: discard her ${nameOf(move.take)} and draw two cards`;
    case 'sundance':
      return `Sundance Kid: discard ${label(move.cost)}, draw from both decks, keep one card`;
    case 'pearl': {
      const then =
        move.reload === true
          ? `reload ${nameOf(move.repeat)} again`
          : deed(move.repeat, nameOf(move.repeat), move, 'choice');
      return `Pearl Hart: discard ${label(move.cost)} and ${then}`;
    }
    case 'end-phase':
      return 'End your turn';
    case 'take-hit':
      return 'Take the hit';
    case 'dodge':
      return `Cancel the hit with ${label(move.card)}${price(move.extra)}`;
    case 'use-hat':
      return `Discard the Hat${price(move.extra)}`;
    case 'try-barrel':
      return 'Try the Barrel: reveal a card';
    case 'try-kid':
      return 'Try Kid Curry: reveal your opponent’s card';
    case 'discard':
      return `Discard ${label(move.card)}`;
    case 'decline':
      return 'Decline';
    case 'choose-revealed':
      return `Let the ${printOf(move.card).symbol} count: ${withSide(move.card)}`;
    case 'redirect':
      return move.units === 0
        ? 'Keep Buffalo Bill out of it'
        : `Buffalo Bill loses ${move.units} health instead of his partner`;
    case 'pick':
      return `Take ${label(move.card)}`;
    case 'swap':
      return `Swap ${OF_SIDE[move.token]} pair`;
    case 'strip':
      return `Discard ${ofWhom(move.target)} ${nameOf(move.take)}`;
    case 'loot':
      return `Take the dead character’s ${nameOf(move.take)}`;
    case 'draw-blind':
      return `Pick ${randomCard(move.back)}`;
    case 'concede':
      return 'Give up the game';
    default:
      return unreachable(move);
  }
}
