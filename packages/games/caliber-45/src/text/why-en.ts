import { counted, englishForms, type Names, unreachable } from '@saloon/kernel';
import { these, usd } from './en-labels.ts';
import { prospectWords } from './prospects-en.ts';
import type { Reason } from './why-reasons.ts';

const BULLETS = englishForms('bullet', 'bullets');
const RIVALS = englishForms('rival', 'rivals');
const bullets = (n: number): string => counted('en', n, BULLETS);

/** One sentence on why a move is good or bad. */
export function because(reason: Reason, names: Names): string {
  switch (reason.type) {
    case 'wins':
      return 'Wins the game for your team.';
    case 'takes-loot':
      return `Your team takes ${usd(reason.value)}.`;
    case 'unanswerable':
      return `A shot of ${reason.strength} is more than ${names(reason.target)} can answer.`;
    case 'last-rival':
      return `${names(reason.target)} is the last rival: ${usd(reason.value)} would be yours.`;
    case 'just-enough':
      return `Spends no more than needed: ${reason.needed}.`;
    case 'has-turn':
      return 'If you defend, you get the next turn.';
    case 'keeps-cowboy':
      return `You keep your cowboy with a cap of ${reason.cap}.`;
    case 'well-armed':
      return `${bullets(reason.bullets)} in hand: well armed.`;
    case 'few-rivals':
      return reason.rivals === 0 ? 'No rival can join.' : `Only ${counted('en', reason.rivals, RIVALS)} can join.`;
    case 'throws-useless':
      return `${capital(these([reason.card]))} is useless.`;
    case 'arms':
      return `You hold ${bullets(reason.bullets)}: another card would help.`;
    case 'strong-cowboy':
      return `A cowboy with a cap of ${reason.cap} is worth having.`;
    case 'rid-of-weak':
      return `With a cap of ${reason.cap}, this cowboy is easy prey: the next may be better.`;
    case 'cheaper-later':
      return `Your next robbery will cost ${usd(reason.amount)} less.`;
    case 'saves-bail':
      return `Saves ${usd(reason.amount)} in bail.`;
    case 'needs-cowboy':
      return 'You can’t rob without a cowboy.';
    case 'loses':
      return 'Loses the game.';
    case 'hands-loot':
      return `${names(reason.seat)} takes ${usd(reason.value)} for a rival team.`;
    case 'can-answer':
      return `${names(reason.target)} can answer up to ${reason.cap}.`;
    case 'above-cap':
      return `More than your cowboy can fire at once: ${bullets(reason.lost)} lost.`;
    case 'more-than-needed':
      return `Spends ${reason.spent} where ${reason.needed} would do.`;
    case 'loses-cowboy':
      return `You lose a cowboy with a cap of ${reason.cap}.`;
    case 'gives-up-loot':
      return `Gives up ${usd(reason.value)}.`;
    case 'costs':
      return `Costs ${usd(reason.amount)}.`;
    case 'poorly-armed':
      return reason.bullets === 0 ? 'You have no bullets.' : `Only ${bullets(reason.bullets)} in hand: poorly armed.`;
    case 'throws-useful':
      return `Swaps out ${these([reason.card])}, which is useful.`;
    case 'weak-cowboy':
      return `With a cap of ${reason.cap}, this cowboy is easy prey.`;
    case 'sends-strong':
      return `Sends away a cowboy with a cap of ${reason.cap}.`;
    case 'gains-nothing':
      return 'Gains nothing.';
    case 'prospect':
      return prospectWords[reason.fact](reason.own, reason.other);
    default:
      return unreachable(reason);
  }
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
