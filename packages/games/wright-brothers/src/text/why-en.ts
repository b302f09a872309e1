import { counted, englishForms, type Names, unreachable } from '@saloon/kernel';
import { cardTexts, reading } from './en.ts';
import type { Reason } from './why-reasons.ts';

const CARDS = englishForms('card', 'cards');
const cards = (n: number): string => counted('en', n, CARDS);

/** Why a move is good, or why it is not, in a sentence. */
export function because(reason: Reason, names: Names): string {
  switch (reason.type) {
    case 'loads-set':
      return `The revolver then has ${reading(reason.size, reason.value)}.`;
    case 'in-time':
      return 'A shootout may start at any moment, and only what is loaded counts in it.';
    case 'throws-loose':
      return 'Throws nothing that belongs to your set.';
    case 'draws':
      return `Brings ${cards(reason.count)} in exchange.`;
    case 'helps':
      return `From now on you draw up to ${cards(reason.limit)}.`;
    case 'raids':
      return `${counted('en', reason.players, englishForms('opponent loses', 'opponents lose'))} a loaded card.`;
    case 'switches':
      return reason.count === 1
        ? `Takes the only card of ${names(reason.target)}, and what you do not want goes back.`
        : `Takes two cards of ${names(reason.target)}, and what you do not want goes back.`;
    case 'starts-safe':
      return 'Whoever starts the shootout has the first hand down and cannot be shut out.';
    case 'strong':
      return `${capital(reading(reason.size, reason.value))} are loaded: that is strong.`;
    case 'rich-loot':
      return `${cards(reason.pot)} lie on the pile: there is much to share.`;
    case 'gives-loose':
      return 'Gives back nothing that belongs to your set.';
    case 'quick':
      return `${cardTexts[reason.card].name} is a quick draw that your set does not need.`;
    case 'cancels':
      return `Takes a ${cardTexts[reason.card].name.toLowerCase()} out of ${names(reason.owner)}’s revolver.`;
    case 'loads-loose':
      return `${counted('en', reason.count, englishForms('card does', 'cards do'))} not belong to your set, and what is loaded stays.`;
    case 'holds-back':
      return `${counted('en', reason.count, englishForms('card of your set is', 'cards of your set are'))} still in hand, and a hand is worth nothing in a shootout.`;
    case 'breaks-set':
      return `Gives away ${counted('en', reason.count, englishForms('card', 'cards'))} of your set.`;
    case 'wastes':
      return `Throws away ${cardTexts[reason.card].name} instead of playing it.`;
    case 'raids-nobody':
      return 'Nobody has loaded anything: the Indians find nothing.';
    case 'weak':
      return reason.size === 0
        ? 'The revolver is empty.'
        : `The revolver has only ${reading(reason.size, reason.value)}.`;
    case 'no-set':
      return 'The revolver has no set: Jokers and Misses alone are worth nothing.';
    case 'poor-loot':
      return `Only ${cards(reason.pot)} on the pile: there is little to share.`;
    case 'gains-nothing':
      return 'Brings no new card.';
    case 'slow':
      return `Loading ${cards(reason.count)} now makes your hand slower.`;
    case 'cancels-own':
      return `Costs you your own ${cardTexts[reason.card].name.toLowerCase()}.`;
    default:
      return unreachable(reason);
  }
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
