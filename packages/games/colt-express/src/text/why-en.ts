import { counted, list, unreachable } from '@saloon/kernel';
import { BULLETS, cardOf, loot, nameOf, namesOf } from './phrases-en.ts';
import type { Reason } from './why-reasons.ts';

const KINDS = { one: 'kind of card', few: 'kinds of cards', many: 'kinds of cards' };

/** Why a move is good, or why it is not, in a sentence. */
export function because(reason: Reason): string {
  switch (reason.type) {
    case 'takes':
      return reason.from === undefined
        ? `Takes ${loot(reason.loot)}.`
        : `Takes ${loot(reason.loot)} out of ${nameOf(reason.from)}’s pocket.`;
    case 'knocks-down':
      return `Knocks ${loot(reason.loot)} out of ${nameOf(reason.target)}’s pocket.`;
    case 'picks-up-next':
      return `Your next card is a Robbery: ${loot(reason.loot)} will lie at your feet.`;
    case 'wounds':
      return `Puts a bullet into ${nameOf(reason.target)}’s deck.`;
    case 'gunslinger':
      return 'Nobody would have fired more than you: that is worth $1,000 at the end.';
    case 'marshal-finds':
      return `The Marshal would find ${nameOf(reason.bandit)}.`;
    case 'loot-there':
      return `Your next card is a Robbery, and ${loot(reason.loot)} lies there.`;
    case 'somebody-there':
      return 'Your next card is a Punch, and there is somebody to hit.';
    case 'plan-robs':
      return `Where you will be, ${loot(reason.loot)} can be taken.`;
    case 'plan-hits':
      return `From where you will be, ${namesOf(reason.targets)} can be hit.`;
    case 'plan-punches':
      return `${namesOf(reason.targets)} would be within arm’s reach.`;
    case 'plan-marshal':
      return `The Marshal is next door to ${namesOf(reason.bandits)}.`;
    case 'towards':
      return `Leads to ${loot(reason.loot)}.`;
    case 'hides':
      return 'Nobody will know what is coming.';
    case 'bonus':
      return `Brings ${cardOf(reason.card, undefined)} into play for free.`;
    case 'draws': {
      const held = [
        ...(reason.kinds === 0 ? [] : [counted('en', reason.kinds, KINDS)]),
        ...(reason.bullets === 0 ? [] : [counted('en', reason.bullets, BULLETS)]),
      ];
      return held.length === 0 ? 'Your hand is empty.' : `Your hand has only ${list('en', held)}.`;
    }
    case 'hits-own':
      return `${nameOf(reason.target)} is on your side.`;
    case 'marshal-finds-you':
      return `The Marshal would find ${nameOf(reason.bandit)}: a bullet, and out onto the roof.`;
    case 'leaves':
      return `Leaves ${loot(reason.loot)} lying.`;
    case 'nothing-there':
      return 'Your next card is a Robbery, and nothing lies there.';
    case 'nobody-there':
      return 'There would be nobody to punch.';
    case 'plan-finds-nothing':
      return 'There would be nothing left to take.';
    case 'plan-no-target':
      return 'From where you will be, nobody can be hit.';
    case 'empty-revolver':
      return 'The revolver is empty.';
    case 'marshal-there':
      return 'The Marshal is in that car: he would chase you off.';
    default:
      return unreachable(reason);
  }
}
