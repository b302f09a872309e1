import { counted, englishForms, type Names, unreachable } from '@saloon/kernel';
import { these, usd } from './en-labels.ts';
import type { Reason } from './why-reasons.ts';

const BULLETS = englishForms('bullet', 'bullets');
const RIVALS = englishForms('rival', 'rivals');
const bullets = (n: number): string => counted('en', n, BULLETS);

/** Why a move is good, or why it is not, in a sentence. */
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
      return `Spends no more than it takes: ${reason.needed}.`;
    case 'has-turn':
      return 'Whoever defends has the next turn.';
    case 'keeps-cowboy':
      return `Your cowboy with ${reason.cap} shots stays with you.`;
    case 'well-armed':
      return `${bullets(reason.bullets)} in hand: well armed.`;
    case 'few-rivals':
      return reason.rivals === 0
        ? 'No rival can come along.'
        : `Only ${counted('en', reason.rivals, RIVALS)} can come along.`;
    case 'throws-useless':
      return `${capital(these([reason.card]))} is of no use to anybody.`;
    case 'arms':
      return `You hold ${bullets(reason.bullets)}: another card arms you better.`;
    case 'strong-cowboy':
      return `A cowboy with ${reason.cap} shots is worth having.`;
    case 'rid-of-weak':
      return `With ${reason.cap} shots this cowboy is easy prey: somebody better may come.`;
    case 'cheaper-later':
      return `Going will cost ${usd(reason.amount)} less.`;
    case 'saves-bail':
      return `Saves a bail of ${usd(reason.amount)}.`;
    case 'needs-cowboy':
      return 'Without a cowboy you cannot rob.';
    case 'loses':
      return 'Loses the game.';
    case 'hands-loot':
      return `${names(reason.seat)} takes ${usd(reason.value)} for a rival team.`;
    case 'can-answer':
      return `${names(reason.target)} may answer up to ${reason.cap}.`;
    case 'above-cap':
      return `More than your cowboy can shoot at once: ${bullets(reason.lost)} lost.`;
    case 'more-than-needed':
      return `Spends ${reason.spent} where ${reason.needed} would do, and you have smaller cards.`;
    case 'loses-cowboy':
      return `You lose a cowboy with ${reason.cap} shots.`;
    case 'gives-up-loot':
      return `Gives up ${usd(reason.value)}.`;
    case 'costs':
      return `Costs ${usd(reason.amount)}.`;
    case 'poorly-armed':
      return reason.bullets === 0 ? 'You have no bullets.' : `Only ${bullets(reason.bullets)} in hand: poorly armed.`;
    case 'throws-useful':
      return `Throws away ${these([reason.card])}, which is of use.`;
    case 'weak-cowboy':
      return `With ${reason.cap} shots this cowboy is easy prey.`;
    case 'sends-strong':
      return `Sends away a cowboy with ${reason.cap} shots.`;
    case 'gains-nothing':
      return 'Brings nothing.';
    default:
      return unreachable(reason);
  }
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
