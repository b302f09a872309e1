import { counted, dollars, type Names, unreachable } from '@saloon/kernel';
import type { EventId } from '../rules/data.ts';
import type { Chance, Event } from '../rules/moves.ts';
import {
  at,
  BULLETS,
  CARDS,
  cardOf,
  cards,
  carName,
  loot,
  nameOf,
  namesOf,
  oneCard,
  these,
  to,
  unchosen,
  who,
} from './phrases-en.ts';
import { endText, scoreText } from './score-text-en.ts';
import { things } from './things-en.ts';
import { byPlace, closed, sentences, type Told } from './words.ts';

/** What happened, in English. Players act in planning, their bandits in the heist. */
export function tell(event: Event, names: Names): string | undefined {
  switch (event.type) {
    case 'train-built': {
      const wagons = event.wagons.map((id) => things.cars[id].name.toLowerCase());
      return `The train is ready: ${['locomotive', ...wagons].join(', ')}.`;
    }
    case 'first-player-drawn':
      return event.isRandom
        ? `${names(event.seat)} is drawn as first player.`
        : `The host chooses ${names(event.seat)} as first player.`;
    case 'character-taken':
      return tellTaken(event.why, names(event.seat), nameOf(event.character));
    case 'teams-dealt':
      return `The teams: ${event.teams.map((team) => namesOf(team)).join('; ')}.`;
    case 'team-taken':
      return tellTaken(event.why, names(event.seat), namesOf(event.team));
    case 'committed':
      return tellCommitted(event, names);
    case 'bandits-boarded': {
      const groups = byPlace(event.places).map(
        ({ place, those }) => `${namesOf(those.map(({ bandit }) => bandit))} ${at(place)}`,
      );
      return `All aboard: ${groups.join('; ')}.`;
    }
    case 'round-started':
      return `Round ${event.round}. ${names(event.first)} is first player.`;
    case 'took-card': {
      const card = event.card === 'face-down' ? 'one card' : oneCard(event.card);
      return sentences(`${names(event.seat)} takes ${card} from the deck.`, unchosen(event.why, event.seat, names, ''));
    }
    case 'deck-rebuilt':
      return `${names(event.seat)} shuffles the discard pile into a new deck of ${counted('en', event.count, CARDS)}.`;
    case 'dealt':
      return event.count === 0
        ? `${names(event.seat)} has enough cards and draws none for the round.`
        : `For the round, ${names(event.seat)} draws ${cards(event.count, event.cards)}.`;
    case 'round-card-revealed': {
      const turns = event.turns.map((turn) => things.turns[turn].name.toLowerCase());
      const then =
        event.event === undefined ? undefined : `After the heist: ${lowered(things.events[event.event].rule)}`;
      return sentences(`Round card: ${closed(things.rounds[event.card])}`, `Turns: ${turns.join(', ')}.`, then);
    }
    case 'turn-started':
      return sentences(
        `Turn ${event.turn} of ${event.turns}: ${things.turns[event.kind].name.toLowerCase()}.`,
        event.kind !== 'standard' && things.turns[event.kind].rule,
      );
    case 'card-played':
      return tellPlayed(event, names);
    case 'drew':
      return `${planner(event, names)} draws ${cards(event.count, event.cards)}.`;
    case 'planning-ended':
      return event.pile === 0
        ? 'Planning ends without a single card in the pile: there’s no heist.'
        : `Planning ends with ${counted('en', event.pile, CARDS)} in the pile. The heist begins!`;
    case 'kept': {
      const kept = event.count === 0 ? 'nothing' : these(event.count, event.cards);
      const gone = event.discardedCount === 0 ? 'nothing' : these(event.discardedCount, event.discarded);
      return `${names(event.seat)} keeps ${kept}; discards ${gone}.`;
    }
    case 'card-turned':
      return event.wasFaceDown
        ? `${names(event.seat)}’s hidden card is revealed: ${cardOf(event.card, event.bandit)}.`
        : `${names(event.seat)}’s card is next: ${cardOf(event.card, event.bandit)}.`;
    case 'fizzled':
      return tellFizzle(event, names);
    case 'moved':
      return emitMoved(event, names);
    case 'shot': {
      const left =
        event.bulletsLeft === 0 ? 'with the last bullet' : `and has ${counted('en', event.bulletsLeft, BULLETS)} left`;
      return sentences(
        `${who(event.bandit, event.seat, names)} shoots ${who(event.target, event.targetSeat, names)} ${at(event.to)} ${left}.`,
        unchosen(event.why, event.seat, names, 'There’s no other target.'),
      );
    }
    case 'robbed':
      if (event.cause === 'pickpocketing')
        return `Unseen, ${who(event.bandit, event.seat, names)} pockets ${loot(event.loot, event.value)} ${at(event.place)}.`;
      return sentences(
        `${who(event.bandit, event.seat, names)} takes ${loot(event.loot, event.value)} ${at(event.place)}.`,
        unchosen(event.why, event.seat, names, 'There’s no other kind of loot.'),
      );
    case 'punched':
      return tellPunched(event, names);
    case 'marshal-moved':
      return tellMarshal(event, names);
    case 'bullet-received': {
      const left = event.supply === 0 ? 'the last one' : `${event.supply} left`;
      const how = {
        marshal: `The Marshal catches ${who(event.bandit, event.seat, names)} red-handed`,
        'angry-marshal': `The Marshal shoots ${who(event.bandit, event.seat, names)} through the roof`,
        'passengers-rebellion': `The passengers shoot ${who(event.bandit, event.seat, names)}`,
      };
      return `${how[event.cause]}: a neutral bullet (${left}).`;
    }
    case 'bullets-short':
      return event.supply === 0
        ? `No neutral bullets are left for ${namesOf(event.bandits)}.`
        : `Not enough neutral bullets for everyone (${event.supply} left): none for ${namesOf(event.bandits)}.`;
    case 'card-returned':
      return undefined;
    case 'event-started':
      return `Event: ${closed(things.events[event.event].name)}`;
    case 'event-idle':
      return IDLE[event.event];
    case 'strongbox-placed':
      return `The second strongbox appears ${at(event.place)}.`;
    case 'purse-lost':
      return typeof event.value === 'number'
        ? `${who(event.bandit, event.seat, names)} loses the least valuable purse, ${dollars('en', event.value)}.`
        : `${who(event.bandit, event.seat, names)} loses the least valuable purse.`;
    case 'ransom-paid':
      return `${who(event.bandit, event.seat, names)} gets a ${dollars('en', event.amount)} ransom.`;
    case 'round-ended':
      return sentences(
        `Round ${event.round} is over.`,
        event.next !== undefined && `${names(event.next)} is first player next.`,
      );
    case 'scored':
      return scoreText(event, names);
    case 'game-ended':
      return endText(event, names);
    case 'left':
      return `${names(event.seat)} leaves the table.`;
    case 'returned':
      return `${names(event.seat)} is back at the table.`;
    default:
      return unreachable(event);
  }
}

const lowered = (sentence: string): string => `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;

/** The player who plans, and why they didn't choose. */
const planner = ({ seat: by, why }: Told<'card-played' | 'drew'>, names: Names): string =>
  why === 'time' ? `Time is up: ${names(by)}` : why === 'away' ? `${names(by)} (away)` : names(by);

function tellTaken(why: Chance, player: string, whom: string): string {
  switch (why) {
    case 'chosen':
      return `${player} plays ${whom}.`;
    case 'random':
      return `${player} gets ${whom} at random.`;
    case 'forced':
      return `${player} plays ${whom}: nobody else is left.`;
    case 'time':
      return `Time is up: ${player} gets ${whom} at random.`;
    case 'away':
      return `${player} is away and gets ${whom} at random.`;
    default:
      return unreachable(why);
  }
}

function tellCommitted({ seat: by, what, why }: Told<'committed'>, names: Names): string {
  const done = what === 'placing' ? 'has decided where each bandit starts' : 'has decided which cards to keep';
  const lot = what === 'placing' ? 'chosen at random' : 'no cards are kept';
  if (why === 'time') return `Time is up for ${names(by)}: ${lot}.`;
  return why === 'away' ? `${names(by)} is away: ${lot}.` : `${names(by)} ${done}.`;
}

function tellPlayed(event: Told<'card-played'>, names: Names): string {
  const card = event.card === 'face-down' || event.card === 'covered' ? 'a card' : cardOf(event.card, event.bandit);
  const verb = event.isBonus ? 'adds' : 'plays';
  return `${planner(event, names)} ${verb} ${card}${event.isFaceDown ? ' face down' : ''}.`;
}

function tellFizzle({ bandit, seat: by, card, why }: Told<'fizzled'>, names: Names): string {
  const { name } = things.actions[card];
  const one = who(bandit, by, names);
  switch (why) {
    case 'no-target':
      return `${one} has nobody to ${card === 'punch' ? 'punch' : 'shoot'}: ${name} does nothing.`;
    case 'no-loot':
      return `${one} finds nothing to take: ${name} does nothing.`;
    case 'empty-revolver':
      return `${one}’s revolver is empty: ${name} does nothing.`;
    default:
      return unreachable(why);
  }
}

function emitMoved({ bandit, seat: by, to: where, cause, why }: Told<'moved'>, names: Names): string {
  const one = who(bandit, by, names);
  switch (cause) {
    case 'move':
      return sentences(
        where.level === 'inside'
          ? `${one} goes ${to(where)}.`
          : `${one} runs along the roofs to ${carName(where.car)}.`,
        unchosen(why, by, names, 'There’s nowhere else to go.'),
      );
    case 'ladder':
      return where.level === 'inside' ? `${one} climbs down ${to(where)}.` : `${one} climbs ${to(where)}.`;
    case 'punched':
      return `${one} flies ${to(where)}.`;
    case 'pushed':
      return `The shot pushes ${one} ${to(where)}.`;
    case 'fled':
      return `${one} flees ${to(where)}.`;
    case 'braking':
      return `${one} slides ${to(where)}.`;
    case 'swivel-arm':
      return `${one} is swept ${to(where)}.`;
    default:
      return unreachable(cause);
  }
}

function tellPunched(event: Told<'punched'>, names: Names): string {
  const hit = `${who(event.bandit, event.seat, names)} punches ${who(event.target, event.targetSeat, names)} ${at(event.place)}`;
  const then =
    event.loot === undefined
      ? ', but nothing falls'
      : event.isKept
        ? ` and keeps ${loot(event.loot, event.value)}`
        : `: ${loot(event.loot, event.value)} falls`;
  return sentences(`${hit}${then}.`, unchosen(event.why, event.seat, names, 'There’s no other choice.'));
}

function tellMarshal(event: Told<'marshal-moved'>, names: Names): string {
  const where = `into ${carName(event.to)}`;
  if (event.cause === 'angry-marshal' || event.seat === undefined) return `The Marshal stomps ${where}.`;
  return sentences(
    `${names(event.seat)} sends the Marshal ${where}.`,
    unchosen(event.why, event.seat, names, 'There’s nowhere else to go.'),
  );
}

/** The sentence for an event without effect. */
const IDLE: Readonly<Record<EventId, string>> = {
  'angry-marshal': 'Nobody is on the Marshal’s roof, and the train ends here: he can only fume.',
  'swivel-arm': 'The arm sweeps the roofs but moves nobody.',
  braking: 'The train brakes, but nobody slides.',
  'take-it-all': 'The second strongbox is already in play.',
  'passengers-rebellion': 'The passengers fight back, but no bandit is inside.',
  'marshals-revenge': 'Nobody on the Marshal’s roof has a purse to lose.',
  pickpocketing: 'Nobody is alone with a purse.',
  'hostage-conductor': 'No bandit is in or on the locomotive: no ransom is paid.',
};
