import { counted, englishForms, type Names, unreachable } from '@saloon/kernel';
import { cardTexts, reading } from './en.ts';
import { prospectWords } from './prospects-en.ts';
import type { Reason } from './why-reasons.ts';

const CARDS = englishForms('card', 'cards');
const cards = (n: number): string => counted('en', n, CARDS);

/** Why a move is good, or why it is not, in a sentence. */
export function because(reason: Reason, names: Names): string {
  switch (reason.type) {
    case 'loads-set':
      return `Your revolver will have ${reading(reason.size, reason.value)}.`;
    case 'in-time':
      return 'A shootout can start at any moment, and only loaded cards count.';
    case 'throws-loose':
      return 'Throws nothing your set needs.';
    case 'draws':
      return `You draw ${cards(reason.count)} in exchange.`;
    case 'helps':
      return `From now on you draw up to ${cards(reason.limit)}.`;
    case 'raids':
      return `${counted('en', reason.players, englishForms('opponent loses', 'opponents lose'))} a loaded card.`;
    case 'switches':
      return reason.count === 1
        ? `Takes ${names(reason.target)}’s only card, and you give back what you don’t want.`
        : `Takes two of ${names(reason.target)}’s cards, and you give back what you don’t want.`;
    case 'starts-safe':
      return 'If you start the shootout, your hand is first and can’t be shut out.';
    case 'strong':
      return `${capital(reading(reason.size, reason.value))} loaded: that’s strong.`;
    case 'rich-loot':
      return `${cards(reason.pot)} of loot: plenty to share.`;
    case 'gives-loose':
      return 'Gives back nothing your set needs.';
    case 'quick':
      return `${cardTexts[reason.card].name} is a quick-draw card your set doesn’t need.`;
    case 'cancels':
      return `Takes a ${cardTexts[reason.card].name.toLowerCase()} out of ${names(reason.owner)}’s revolver.`;
    case 'loads-loose':
      return `${counted('en', reason.count, englishForms('card doesn’t', 'cards don’t'))} fit your set, and loaded cards stay loaded.`;
    case 'holds-back':
      return `${counted('en', reason.count, englishForms('card of your set is', 'cards of your set are'))} still in hand, where they don’t count in a shootout.`;
    case 'breaks-set':
      return `Gives up ${counted('en', reason.count, englishForms('card', 'cards'))} of your set.`;
    case 'wastes':
      return `Throws away the ${cardTexts[reason.card].name} instead of playing it.`;
    case 'raids-nobody':
      return 'Nobody has loaded anything, so the Indians find nothing.';
    case 'weak':
      return reason.size === 0
        ? 'Your revolver is empty.'
        : `Your revolver has only ${reading(reason.size, reason.value)}.`;
    case 'no-set':
      return 'Your revolver has no set: Jokers and Misses alone are worth nothing.';
    case 'poor-loot':
      return `Only ${cards(reason.pot)} of loot: little to share.`;
    case 'gains-nothing':
      return 'You draw no new cards.';
    case 'slow':
      return `Loading ${cards(reason.count)} now makes your hand slower.`;
    case 'cancels-own':
      return `Costs you your own ${cardTexts[reason.card].name.toLowerCase()}.`;
    case 'prospect':
      return prospectWords[reason.fact](reason.own, reason.other);
    default:
      return unreachable(reason);
  }
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
