import { list, type Names, unreachable } from '@saloon/kernel';
import type { Event, Why } from '../rules/events.ts';
import { opponentOf } from '../rules/state.ts';
import { cardCount, corner, does, nameOf, stop, the, these, those } from './grammar-en.ts';
import {
  DECLINED,
  tellAbility,
  tellCancelled,
  tellDealt,
  tellDiscard,
  tellDraw,
  tellEnd,
  tellHit,
  tellPlayed,
  tellReveal,
  tellTaken,
  tellToken,
  waiting,
} from './tales-en.ts';
import { capital, nameIn } from './words.ts';

/** Why the player didn't choose: `Time’s up: `. */
const because = (why: Why, by: string): string =>
  ({ chosen: '', forced: '', time: 'Time’s up: ', away: `${by} is away: ` })[why];

export function tell(event: Event, names: Names): string | undefined {
  switch (event.type) {
    case 'sides-taken':
      return `${names(event.law)} plays the law, ${names(opponentOf(event.law))} plays the outlaws.`;
    case 'characters-dealt':
      return tellDealt(event, names);
    case 'ap-chosen':
      return event.why === 'chosen'
        ? `${names(event.seat)} picks an attacker.`
        : capital(`${because(event.why, names(event.seat))}an attacker is chosen for ${names(event.seat)}.`);
    case 'characters-shown': {
      const cover = event.ap === event.left ? event.right : event.left;
      return `${names(event.seat)}: ${does(event.ap, 'attacks', 'attack')}, ${does(cover, 'covers', 'cover')}.`;
    }
    case 'turn-started':
      return `Turn ${event.turn}: ${names(event.seat)}.`;
    case 'drew':
      return tellDraw(event, names);
    case 'no-card-left':
      return `There are no cards left for ${names(event.seat)} to draw.`;
    case 'reshuffled':
      return `The discard pile becomes the common deck: ${cardCount(event.count)}.`;
    case 'showed': {
      const then = event.isMatch ? 'One extra card.' : 'Not a horseshoe.';
      return `Pat Garrett: ${names(event.seat)} shows ${nameOf(nameIn(event.card))} with ${corner(event.card)}. ${then}`;
    }
    case 'played':
      return tellPlayed(event, names);
    case 'equipped':
      return undefined;
    case 'reloaded': {
      const where = event.from === 'hand' ? 'from hand' : 'from the attacker';
      return `${names(event.seat)} reloads ${nameOf(nameIn(event.card))} ${where}.`;
    }
    case 'ability-used':
      return tellAbility(event, names);
    case 'discarded':
      return tellDiscard(event, names);
    case 'hit':
      return tellHit(event);
    case 'hit-dropped':
      return `The hit on ${the(event.target)} has no effect.`;
    case 'turned-up': {
      if (event.cards.length < 2) return undefined;
      const cards = event.cards.map((card) => `${nameOf(nameIn(card))} with ${corner(card)}`);
      return `Bat Masterson: two cards are revealed, ${list('en', cards)}.`;
    }
    case 'revealed':
      return tellReveal(event, names);
    case 'hit-cancelled':
      return tellCancelled(event, names);
    case 'miss-wasted':
      return `${because(event.why, names(event.seat))}${names(event.seat)} doesn’t pay Tex Willer, and the hit on ${the(event.target)} stands.`;
    case 'hit-taken':
      return event.why === 'forced'
        ? undefined
        : `${because(event.why, names(event.seat))}${names(event.seat)} takes the hit on ${the(event.target)}.`;
    case 'redirected':
      return `${capital(does(event.to, 'steps', 'step'))} in for ${the(event.from)} and loses ${event.units} health instead.`;
    case 'health-lost':
      return event.health === 0
        ? `${capital(does(event.character, 'loses', 'lose'))} the last health and ${event.character === 'dalton-brothers' ? 'are' : 'is'} dying.`
        : `${capital(does(event.character, 'loses', 'lose'))} 1 health, ${event.health} left.`;
    case 'healed':
      return `${capital(does(event.character, 'regains', 'regain'))} health: ${event.health} now.`;
    case 'dying':
      return undefined;
    case 'died':
      return `${capital(does(event.character, 'dies', 'die'))}.`;
    case 'entered':
      return `${capital(does(event.character, 'comes', 'come'))} in for ${names(event.seat)} as ${event.isAp ? 'the attacker' : 'the cover'}, with ${event.health} health.`;
    case 'left-alone':
      return `${capital(does(event.character, 'is', 'are'))} now alone for ${names(event.seat)}.`;
    case 'token-moved':
      return tellToken(event, names);
    case 'card-taken':
      return tellTaken(event, names);
    case 'dynamite-passed':
      return `The Dynamite moves from ${the(event.from)} to ${the(event.to)}.`;
    case 'laid-out':
      return stop(`On the counter: ${these(event.cards)}`);
    case 'picked': {
      const card = nameOf(nameIn(event.card));
      return event.why === 'forced'
        ? stop(`${names(event.seat)} gets the last card, ${card}`)
        : stop(`${because(event.why, names(event.seat))}${names(event.seat)} takes ${card}`);
    }
    case 'drew-aside':
      return stop(
        `${event.why === 'wagon' ? 'Wagon' : 'Sundance Kid'}: ${names(event.seat)} looks at ${those(event.cards)}`,
      );
    case 'kept':
      return stop(`${names(event.seat)} keeps ${those(event.cards)}`);
    case 'duel-begun':
      return `Duel: ${the(event.challenger)} against ${the(event.target)}.`;
    case 'indians-came':
      return `Indians attack ${list('en', event.targets.map(the))}.`;
    case 'declined':
      return `${because(event.why, names(event.seat))}${names(event.seat)} ${DECLINED[event.decision]}${event.character === undefined ? '' : ` for ${the(event.character)}`}.`;
    case 'waits':
      // The draw itself is logged in a moment; a shot is worth a warning.
      return event.waiting.effect === 'draw' ? undefined : `Up next: ${waiting(event.waiting, names)}.`;
    case 'begins':
      return undefined;
    case 'falls-away':
      return `Canceled: ${waiting(event.waiting, names)}.`;
    case 'chain-cut':
      return 'The chain is too long: everything still waiting is dropped.';
    case 'phase-ended':
      return event.why === 'guard'
        ? `The turn is too long: ${names(event.seat)}’s turn ends.`
        : `${because(event.why, names(event.seat))}${names(event.seat)} ends their turn.`;
    case 'wants-to-concede':
      return `${names(event.seat)} is about to give up.`;
    case 'game-ended':
      return tellEnd(event, names);
    case 'left':
      return `${names(event.seat)} leaves the table.`;
    case 'returned':
      return `${names(event.seat)} is back at the table.`;
    default:
      return unreachable(event);
  }
}
