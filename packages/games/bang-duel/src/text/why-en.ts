import { counted, englishForms, unreachable } from '@saloon/kernel';
import { does, nameOf, the } from './grammar-en.ts';
import { prospectWords } from './prospects-en.ts';
import type { Reason } from './why-reasons.ts';
import { capital } from './words.ts';

const CARDS = englishForms('card', 'cards');
const HITS = englishForms('hit', 'hits');

/** Why a move is good, or why it is not, in a sentence. */
export function because(reason: Reason): string {
  switch (reason.type) {
    case 'wins':
      return 'Wins the game.';
    case 'kills':
      return `Kills ${the(reason.character)}.`;
    case 'may-kill':
      return `${capital(does(reason.character, 'has', 'have'))} 1 health left: an uncanceled hit kills.`;
    case 'shoots':
      return reason.hits === 1
        ? `Your opponent has to respond to a hit on ${the(reason.character)}.`
        : `Your opponent has to respond to ${counted('en', reason.hits, HITS)} on ${the(reason.character)}.`;
    case 'demands':
      return `Your opponent has to discard a hit card for ${the(reason.character)} or lose 1 health.`;
    case 'hurts':
      return `Costs ${the(reason.character)} ${reason.lost} health.`;
    case 'saves':
      return `Saves ${the(reason.character)} from the hit.`;
    case 'heals':
      return `${capital(does(reason.character, 'has', 'have'))} ${reason.health} health again.`;
    case 'equips':
      return `The ${nameOf(reason.card)} goes to ${the(reason.character)}, on your side.`;
    case 'burdens':
      return `The ${nameOf(reason.card)} is now trouble for ${the(reason.character)}.`;
    case 'rids':
      return `Rids ${the(reason.character)} of the ${nameOf(reason.card)}.`;
    case 'takes-from-hand':
      return 'Takes a card from your opponent’s hand.';
    case 'strips':
      return `Takes the ${nameOf(reason.card)} from ${the(reason.character)}.`;
    case 'healthy-front':
      return `${capital(does(reason.character, 'has', 'have'))} more health and can stand in front.`;
    case 'exposes':
      return `Brings ${the(reason.character)}, the weaker one, to the front.`;
    case 'draws':
      return `Draws you ${counted('en', reason.count, CARDS)}.`;
    case 'free-try':
      return 'Costs nothing: if it fails, you can still respond.';
    case 'keeps':
      return `Keeps ${nameOf(reason.card)} for the next shot.`;
    case 'least-use':
      return `The ${nameOf(reason.card)} is your least useful card here.`;
    case 'loses':
      return 'Loses the game.';
    case 'costs-character':
      return `${capital(does(reason.character, 'dies', 'die'))}.`;
    case 'bleeds':
      return `${capital(does(reason.character, 'loses', 'lose'))} ${reason.lost} health.`;
    case 'endangers':
      return `${capital(does(reason.character, 'is', 'are'))} on your side and in danger too.`;
    case 'helps-rival':
      return `The ${nameOf(reason.card)} is useful, and ${does(reason.character, 'is', 'are')} against you.`;
    case 'burdens-own':
      return `The ${nameOf(reason.card)} is trouble, and ${does(reason.character, 'is', 'are')} on your side.`;
    case 'weak-front':
      return `${capital(does(reason.character, 'has', 'have'))} less health and would be shot at first.`;
    case 'spends-dear':
      return `Gives up the ${nameOf(reason.card)} when you could spare the ${nameOf(reason.spare)}.`;
    case 'must-discard':
      return `You’re over the limit: ${counted('en', reason.count, CARDS)} must go.`;
    case 'prospect':
      return prospectWords[reason.fact](reason.own, reason.other);
    default:
      return unreachable(reason);
  }
}
