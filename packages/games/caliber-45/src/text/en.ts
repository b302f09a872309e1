import { counted, type GameText, list, type Names, seat, unreachable } from '@saloon/kernel';
import type { MoneyCard } from '../rules/cards.ts';
import { FINE, UNIT } from '../rules/data.ts';
import type { Event, Hidden, Move, Threat } from '../rules/moves.ts';
import {
  bullets,
  CARDS,
  guards,
  hand,
  indians,
  labels,
  something,
  TOKENS,
  theLoot,
  these,
  usd,
  volley,
} from './en-labels.ts';
import { options, refusals } from './en-options.ts';
import { seatsByTeam, sentences, type Told } from './words.ts';

const cardCount = (n: number): string => counted('en', n, CARDS);
const tokens = (n: number): string => counted('en', n, TOKENS);
const team = (n: number): string => `the ${labels.teams[n] ?? `team ${n + 1}`}`;
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const { cowboyName } = labels;

function describeMove(move: Move, names: Names): string {
  switch (move.type) {
    case 'draw':
      return 'Draw a card';
    case 'exchange':
      return `Swap ${these([move.discard])}${move.with === undefined ? '' : ` together with ${these([move.with])}`}`;
    case 'announce':
      return 'Announce a robbery';
    case 'hire':
      return 'Hire a cowboy';
    case 'work-off':
      return 'Work off a bail token';
    case 'pass':
      return 'Pass';
    case 'keep':
      return 'Keep the cowboy';
    case 'reject':
      return 'Send the cowboy away';
    case 'join':
      return 'Join the robbery';
    case 'decline':
      return 'Stay home';
    case 'pick':
      return `Reveal money card ${move.slot + 1}`;
    case 'repel':
      return `Beat them with ${bullets(move.cards)}`;
    case 'ride':
      return 'Ride off on a Mustang';
    case 'fall':
      return 'Let the cowboy fall';
    case 'pay-fine':
      return `Pay the fine of ${usd(FINE * UNIT)}`;
    case 'go-to-jail':
      return 'Let the cowboy go to jail';
    case 'vote':
      return move.yes ? 'Vote for new cowboys' : 'Vote against new cowboys';
    case 'shoot':
      return `Shoot at ${names(move.target)} with ${bullets(move.cards)}`;
    case 'defend':
      return `Defend with ${bullets(move.cards)}`;
    case 'flee':
      return 'Flee';
    default:
      return unreachable(move);
  }
}

function tell(event: Event, names: Names): string | undefined {
  switch (event.type) {
    case 'game-started': {
      const teams = seatsByTeam(event.teams).map((seats, i) => `${capital(team(i))}: ${list('en', seats.map(names))}.`);
      return sentences('The game begins.', ...teams, `${names(event.first)} goes first.`);
    }
    case 'dealt': {
      const cards = event.cards === 'face-down' ? '' : ` (${hand(event.cards)})`;
      const cowboy = event.cowboy === 'face-down' ? 'a cowboy' : cowboyName(event.cowboy);
      return `${names(event.seat)} is dealt ${cardCount(event.count)}${cards} and ${cowboy}.`;
    }
    case 'turn-started':
      return event.isHighNoon ? `High noon: ${names(event.seat)} has to go for a robbery.` : undefined;
    case 'stood-in':
      return event.why === 'time'
        ? `Time’s up: the table acts for ${names(event.seat)}.`
        : `${names(event.seat)} is away: the table acts for them.`;
    case 'exchanged':
      return `${names(event.seat)} swaps out ${these(event.cards)}.`;
    case 'drew': {
      const card = event.card === 'face-down' ? 'a card' : these([event.card]);
      return sentences(
        `${names(event.seat)} draws ${card}.`,
        event.deck === 0 && 'That was the last card in the weapons deck.',
      );
    }
    case 'passed':
      return `${names(event.seat)} passes.`;
    case 'hired':
      return `${names(event.seat)} looks at a cowboy${known(event.cowboy)}.`;
    case 'kept': {
      const bail = event.bail === 0 ? 'without bail' : `with ${tokens(event.bail)}`;
      return event.isForced
        ? `High noon: ${names(event.seat)} has to keep the cowboy, ${bail}.`
        : `${names(event.seat)} keeps the cowboy, ${bail}.`;
    }
    case 'rejected':
      return `${names(event.seat)} sends ${cowboyName(event.cowboy)} away.`;
    case 'worked-off':
      return `${names(event.seat)} works off a bail token: ${event.bail === 0 ? 'the cowboy is free' : `${event.bail} left`}.`;
    case 'announced':
      return `${names(event.seat)} announces robbery ${event.robbery} with ${cowboyName(event.cowboy)}.`;
    case 'joined':
      return `${names(event.seat)} joins with ${cowboyName(event.cowboy)}.`;
    case 'declined': {
      const why = {
        chosen: '',
        'no-cowboy': ': no cowboy',
        'bail-not-covered': ': can’t afford the bail',
      };
      return `${names(event.seat)} stays home${why[event.why]}.`;
    }
    case 'charged':
      return `${names(event.seat)} has to pay ${event.due === 'bail' ? 'bail' : 'the sheriff’s fine'}: ${usd(event.amount)}.`;
    case 'paid':
      return tellPaid(event, names);
    case 'owing':
      return `There’s no change: ${names(event.seat)} owes the bank ${usd(event.debt)}.`;
    case 'picked':
      return `${names(event.seat)} reveals ${revealed(event.card)}`;
    case 'faced':
      return `${names(event.seat)} faces ${event.threat === 'guards' ? guards(event.count) : indians(event.count)}.`;
    case 'repelled':
      return `${names(event.seat)} beats the ${THREATS[event.threat]} with ${volley(event.cards, event.strength, event.lost)}; needed: ${event.needed}.`;
    case 'rode':
      return `${names(event.seat)} rides off on a Mustang, away from the ${THREATS[event.threat]}.`;
    case 'fell':
      return event.threat === 'dynamite'
        ? `${cowboyName(event.cowboy)} is blown up, and ${names(event.seat)} is out of the robbery.`
        : `${cowboyName(event.cowboy)} falls to the ${THREATS[event.threat]}, and ${names(event.seat)} is out of the robbery.`;
    case 'jailed': {
      const why = {
        chosen: 'won’t pay',
        'no-money': 'can’t afford the fine',
        'no-change': 'can’t pay without change',
      };
      return `${cowboyName(event.cowboy)} goes to jail: ${names(event.seat)} ${why[event.why]}.`;
    }
    case 'blew-up':
      return `The dynamite goes off under ${list('en', event.seats.map(names))}.`;
    case 'vote-called':
      return 'The whole table blew up. Everyone votes on new cowboys for all.';
    case 'voted':
      return event.yes === 'face-down'
        ? `${names(event.seat)} has voted.`
        : `${names(event.seat)} votes ${event.yes ? 'yes' : 'no'}.`;
    case 'votes-counted': {
      const votes = event.votes.map((yes, i) => `${names(seat(i))} ${yes ? 'yes' : 'no'}`);
      const then = event.isAgreed ? 'Everyone gets a new cowboy.' : 'No new cowboys.';
      return `The votes: ${votes.join(', ')}. ${then}`;
    }
    case 'cowboy-dealt':
      return `${names(event.seat)} gets a new cowboy${known(event.cowboy)}.`;
    case 'shootout-started':
      return `A shootout for ${theLoot(event.card)}, ${usd(event.card.value)}! ${names(event.seat)} goes first.`;
    case 'shot':
      return `${names(event.seat)} shoots at ${names(event.target)} with ${volley(event.cards, event.strength, event.lost)}.`;
    case 'defended':
      return `${names(event.seat)} defends against ${names(event.shooter)} with ${volley(event.cards, event.strength, event.lost)}; needed: ${event.needed}.`;
    case 'fled':
      return `${names(event.seat)} flees the shootout.`;
    case 'card-discarded':
      return event.card.value > 0
        ? `Nobody gets ${theLoot(event.card)}: ${usd(event.card.value)} goes to the bank.`
        : `${labels.money[event.card.kind].name}: the card goes to the bank.`;
    case 'loot-taken':
      return `${names(event.seat)} takes ${theLoot(event.card)}: ${usd(event.card.value)}. ${capital(team(event.team))} now have ${usd(event.total)}.`;
    case 'money-reshuffled':
      return `The sheriff, the bank and the money deck are shuffled together: ${cardCount(event.count)} on the table again.`;
    case 'refilled':
      return `The ${DECKS[event.deck]} deck ran out, so its discard pile is shuffled: ${cardCount(event.count)} in the new deck.`;
    case 'robbery-ended':
      return sentences(
        `Robbery ${event.robberies} is over.`,
        event.next !== undefined && `Arming continues with ${names(event.next)}.`,
      );
    case 'game-ended':
      return tellEnd(event);
    case 'left':
      return `${names(event.seat)} leaves the table.`;
    case 'returned':
      return `${names(event.seat)} is back at the table.`;
    default:
      return unreachable(event);
  }
}

const THREATS: Readonly<Record<Threat, string>> = { guards: 'guards', indians: 'Indians', shot: 'shot' };
const DECKS = { weapons: 'weapons', money: 'money', cowboys: 'cowboy' } as const;

/** Names the cowboy for viewers who may see the card. */
const known = (cowboy: Hidden<Told<'joined'>['cowboy']>): string =>
  cowboy === 'face-down' ? '' : `: ${cowboyName(cowboy)}, cap ${cowboy.cap}`;

function revealed(card: MoneyCard): string {
  switch (card.kind) {
    case 'sheriff':
      return `${something(card)}: ${usd(FINE * UNIT)} from every robber.`;
    case 'indians':
      return `${indians(card.guards)}.`;
    case 'dynamite':
      return `${something(card)}!`;
    default:
      return `${something(card)}: ${usd(card.value)}, ${card.guards === 0 ? 'no guards' : guards(card.guards)}.`;
  }
}

function tellPaid({ seat: by, amount, cards, change, debt }: Told<'paid'>, names: Names): string {
  const values = (notes: readonly MoneyCard[]) =>
    list(
      'en',
      notes.map(({ value }) => usd(value)),
    );
  const how =
    change.length === 0 ? `gives ${values(cards)}` : `gives ${values(cards)}, gets ${values(change)} in change`;
  return sentences(`${names(by)} pays the bank ${usd(amount)}: ${how}.`, debt > 0 && `Still owed: ${usd(debt)}.`);
}

function tellEnd({ why, winners, totals, ranks }: Told<'game-ended'>): string {
  const total = (n: number) => usd(totals[n] ?? 0);
  const [best] = winners;
  const others = ranks
    .map((rank, n) => ({ rank, n }))
    .filter(({ n }) => !winners.includes(n))
    .sort((a, b) => a.rank - b.rank)
    .map(({ n }) => `${team(n)} ${total(n)}`);
  return sentences(
    why === 'robbery-cap' ? 'That was the last robbery, and the game is over.' : 'The game is over.',
    best !== undefined &&
      (winners.length === 1
        ? `${capital(team(best))} win with ${total(best)}.`
        : `${capital(list('en', winners.map(team)))} share the victory with ${total(best)} each.`),
    others.length > 0 && `Behind them: ${list('en', others)}.`,
  );
}

export const en: GameText<Move, Event> = {
  title: 'Caliber 45',
  pitch:
    'Arm in secret, rob trains side by side with your rivals, then shoot it out: the first team to get a million wins.',
  options,
  refusals,
  describeMove,
  tell,
};
