import { counted, list, unreachable } from '@saloon/kernel';
import { BULLETS, cardOf, loot, nameOf, namesOf } from './phrases-en.ts';
import { prospectWords } from './prospects-en.ts';
import type { Reason } from './why-reasons.ts';

const KINDS = { one: 'kind of card', few: 'kinds of cards', many: 'kinds of cards' };

/** Why a move is good or bad, in one sentence. */
export function because(reason: Reason): string {
  switch (reason.type) {
    case 'takes':
      return reason.from === undefined
        ? `Takes ${loot(reason.loot)}.`
        : `Takes ${loot(reason.loot)} out of ${nameOf(reason.from)}’s pocket.`;
    case 'knocks-down':
      return `Knocks ${loot(reason.loot)} out of ${nameOf(reason.target)}’s pocket.`;
    case 'picks-up-next':
      return `Your next card is Robbery: ${loot(reason.loot)} will be at your feet.`;
    case 'wounds':
      return `Puts a bullet into ${nameOf(reason.target)}’s deck.`;
    case 'gunslinger':
      return 'Nobody will have fired more than you: that’s worth $1,000 at the end.';
    case 'marshal-finds':
      return `The Marshal would find ${nameOf(reason.bandit)}.`;
    case 'loot-there':
      return `Your next card is Robbery, and ${loot(reason.loot)} is there.`;
    case 'somebody-there':
      return 'Your next card is Punch, and there’s someone to hit.';
    case 'plan-robs':
      return `There’s ${loot(reason.loot)} to take where you’ll be.`;
    case 'plan-hits':
      return `You’ll be able to hit ${namesOf(reason.targets)} from there.`;
    case 'plan-punches':
      return `You’ll be close enough to punch ${namesOf(reason.targets)}.`;
    case 'plan-marshal':
      return `The Marshal is one car away from ${namesOf(reason.bandits)}.`;
    case 'towards':
      return `Gets you closer to ${loot(reason.loot)}.`;
    case 'hides':
      return 'Nobody will know what’s coming.';
    case 'bonus':
      return `Adds ${cardOf(reason.card, undefined)} for free.`;
    case 'draws': {
      const held = [
        ...(reason.kinds === 0 ? [] : [counted('en', reason.kinds, KINDS)]),
        ...(reason.bullets === 0 ? [] : [counted('en', reason.bullets, BULLETS)]),
      ];
      return held.length === 0 ? 'Your hand is empty.' : `You only have ${list('en', held)} in hand.`;
    }
    case 'hits-own':
      return `${nameOf(reason.target)} is on your team.`;
    case 'marshal-finds-you':
      return `The Marshal would find ${nameOf(reason.bandit)}: a bullet, and up to the roof.`;
    case 'leaves':
      return `Leaves ${loot(reason.loot)} behind.`;
    case 'nothing-there':
      return 'Your next card is Robbery, and there’s nothing there.';
    case 'nobody-there':
      return 'There’d be nobody to punch.';
    case 'plan-finds-nothing':
      return 'There’d be nothing left to take.';
    case 'plan-no-target':
      return 'You won’t be able to hit anyone from there.';
    case 'empty-revolver':
      return 'Your revolver is empty.';
    case 'marshal-there':
      return 'The Marshal is in that car: he’d shoot you and chase you out.';
    case 'prospect':
      return prospectWords[reason.fact](reason.own, reason.other);
    default:
      return unreachable(reason);
  }
}
