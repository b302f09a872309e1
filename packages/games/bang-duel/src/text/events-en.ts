import { list, type Names, unreachable } from '@saloon/kernel';
import type { Event, Why } from '../events.ts';
import { opponentOf } from '../state.ts';
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

/** Who answered, if it was not the player: `Time is up: `. */
const because = (why: Why, by: string): string =>
  ({ chosen: '', forced: '', time: 'Time is up: ', away: `${by} is away: ` })[why];

export function tell(event: Event, names: Names): string | undefined {
  switch (event.type) {
    case 'sides-taken':
      return `${names(event.law)} leads the law, ${names(opponentOf(event.law))} leads the outlaws.`;
    case 'characters-dealt':
      return tellDealt(event, names);
    case 'ap-chosen':
      return event.why === 'chosen'
        ? `${names(event.seat)} has chosen an attacker.`
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
      return `No card is left anywhere for ${names(event.seat)}.`;
    case 'reshuffled':
      return `The discard pile becomes the common deck: ${cardCount(event.count)}.`;
    case 'showed': {
      const then = event.isMatch ? 'One more card.' : 'No horseshoe.';
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
      return `Nothing comes of the hit on ${the(event.target)}.`;
    case 'turned-up': {
      if (event.cards.length < 2) return undefined;
      const cards = event.cards.map((card) => `${nameOf(nameIn(card))} with ${corner(card)}`);
      return `Bat Masterson: two cards are turned up, ${list('en', cards)}.`;
    }
    case 'revealed':
      return tellReveal(event, names);
    case 'hit-cancelled':
      return tellCancelled(event, names);
    case 'miss-wasted':
      return `${because(event.why, names(event.seat))}${names(event.seat)} gives no card to Tex Willer, and the hit on ${the(event.target)} goes on.`;
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
      return `${capital(does(event.character, 'falls', 'fall'))} and ${event.character === 'dalton-brothers' ? 'leave' : 'leaves'} the game.`;
    case 'entered':
      return `${capital(does(event.character, 'comes', 'come'))} in for ${names(event.seat)} as ${event.isAp ? 'the attacker' : 'the cover'}, with ${event.health} health.`;
    case 'left-alone':
      return `${capital(does(event.character, 'stands', 'stand'))} alone for ${names(event.seat)}.`;
    case 'token-moved':
      return tellToken(event, names);
    case 'card-taken':
      return tellTaken(event, names);
    case 'dynamite-passed':
      return `The Dynamite flies from ${the(event.from)} to ${the(event.to)}.`;
    case 'laid-out':
      return stop(`On the counter: ${these(event.cards)}`);
    case 'picked': {
      const card = nameOf(nameIn(event.card));
      return event.why === 'forced'
        ? stop(`${names(event.seat)} gets what is left, ${card}`)
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
      return `Indians come for ${list('en', event.targets.map(the))}.`;
    case 'declined':
      return `${because(event.why, names(event.seat))}${names(event.seat)} ${DECLINED[event.decision]}${event.character === undefined ? '' : ` for ${the(event.character)}`}.`;
    case 'waits':
      // A card that comes in a moment tells itself; a shot that comes is worth a warning.
      return event.waiting.effect === 'draw' ? undefined : `To come ${waiting(event.waiting, names)}.`;
    case 'begins':
      return undefined;
    case 'falls-away':
      return `Called off ${waiting(event.waiting, names)}.`;
    case 'chain-cut':
      return 'The chain has grown too long, and what was waiting is dropped.';
    case 'phase-ended':
      return event.why === 'guard'
        ? `That is enough for one turn: the turn of ${names(event.seat)} ends.`
        : `${because(event.why, names(event.seat))}${names(event.seat)} ends the turn.`;
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
