import { list, type Names, type Seat, sentences, unreachable } from '@saloon/kernel';
import type { CardName } from '../rules/data.ts';
import type { Decision, DeckName, DrawReason, RevealReason, Waiting } from '../rules/events.ts';
import { opponentOf } from '../rules/state.ts';
import { corner, deed, does, nameOf, OF_SIDE, ofWhom, stop, the, these, those } from './grammar-en.ts';
import { capital, isPlainShot, nameIn, type Told } from './words.ts';

export function tellDealt({ seat, characters, drawn, count }: Told<'characters-dealt'>, names: Names): string {
  if (characters === 'face-down' || drawn === 'face-down') return `${names(seat)} takes ${count} characters.`;
  return `${names(seat)} takes ${list('en', characters.map(the))}. On top: ${list('en', drawn.map(the))}.`;
}

/** What makes a player draw, other than the turn itself. */
const BRINGS: Readonly<Record<Exclude<DrawReason, 'deal' | 'phase' | 'reload' | 'death'>, string>> = {
  garrett: 'Pat Garrett',
  remington: 'Remington',
  wagon: 'Wagon',
  'kitty-leroy': 'Kitty LeRoy',
  'cattle-kate': 'Cattle Kate',
  'bill-tilghman': 'Bill Tilghman',
  'lone-ranger': 'Lone Ranger',
  'wyatt-earp': 'Wyatt Earp',
  django: 'Django',
  'pocket-watch': 'Pocket Watch',
};
const DECKS: Readonly<Record<DeckName, string>> = {
  law: `${OF_SIDE.law} deck`,
  outlaw: `${OF_SIDE.outlaw} deck`,
  common: 'the common deck',
};

export function tellDraw({ seat, cards, deck, why }: Told<'drew'>, names: Names): string {
  const from = deck === 'common' || why === 'garrett' ? ` from ${DECKS[deck]}` : '';
  const draws = `${names(seat)} draws ${those(cards)}${from}`;
  switch (why) {
    case 'deal':
    case 'phase':
    case 'reload':
      return stop(draws);
    case 'death':
      return stop(`Character lost: ${draws}`);
    default:
      return stop(`${BRINGS[why]}: ${draws}`);
  }
}

export function tellPlayed(event: Told<'played'>, names: Names): string {
  const { card, as, character, target, token, back, take } = event;
  const name = nameIn(card);
  if (as === 'colt')
    return `${names(event.seat)} plays ${nameOf(name)} as a Colt at ${target === undefined ? 'nobody' : the(target)}.`;
  const aim = {
    ...(target === undefined ? {} : { target }),
    ...(token === undefined ? {} : { token }),
    ...(back === undefined ? {} : { back }),
    ...(take === undefined ? {} : { take }),
  };
  return stop(`${names(event.seat)} ${deed(name, nameOf(name), aim, 'log', character)}`);
}

export function tellAbility({ seat, character, repeat, isReload }: Told<'ability-used'>, names: Names): string {
  if (repeat === undefined) return `${names(seat)} uses ${ofWhom(character)} ability.`;
  return stop(`${names(seat)} has ${the(character)} ${isReload ? 'reload' : 'repeat'} ${nameOf(repeat)}`);
}

export function tellDiscard({ seat, cards, why, from }: Told<'discarded'>, names: Names): string | undefined {
  const by = names(seat);
  const what = these(cards);
  const bearer = from === undefined ? by : the(from);
  const owners = from === undefined ? `${by}’s` : ofWhom(from);
  switch (why) {
    case 'limit':
      return stop(`${by} discards down to the limit: ${what}`);
    case 'surcharge':
      return stop(`Tex Willer’s extra card: ${by} discards ${what}`);
    case 'cost':
      return stop(`${by} discards ${what}`);
    case 'indians':
      return stop(`Against the Indians, ${by} discards ${what}`);
    case 'duel':
      return stop(`Duel: ${by} discards ${what}`);
    case 'peacemaker':
      return stop(`Peacemaker: ${by} discards ${what}`);
    case 'wagon':
    case 'sundance':
      return stop(`${by} discards ${what}`);
    case 'death':
      return stop(`${capital(owners)} equipment is discarded: ${what}`);
    case 'replaced':
      return `${capital(owners)} old ${what} is discarded.`;
    case 'dynamite':
      return `${capital(owners)} Dynamite goes off and is discarded.`;
    case 'kate':
      return `${by} discards ${what} from ${bearer}.`;
    default:
      return unreachable(why);
  }
}

export function tellHit(event: Told<'hit'>): string | undefined {
  if (isPlainShot(event)) return undefined;
  const { shooter, target, origin, card, needsSurcharge, number, of } = event;
  const from = origin === 'ability' ? capital(does(shooter, 'shoots', 'shoot')) : nameOf(card ?? 'return-fire');
  return sentences(
    `${from}: ${of > 1 ? `hit ${number} of ${of}` : 'a hit'} on ${the(target)}.`,
    needsSurcharge && 'Canceling it costs an extra card.',
  );
}

const BY_REVEAL: Readonly<Record<RevealReason, { readonly name: string; readonly yes: string; readonly no: string }>> =
  {
    barrel: { name: 'Barrel', yes: 'Lucky!', no: 'No luck.' },
    'kid-curry': { name: 'Kid Curry', yes: 'Lucky!', no: 'No luck.' },
    dynamite: { name: 'Dynamite', yes: 'It goes off!', no: 'It doesn’t go off.' },
    rattlesnake: { name: 'Rattlesnake', yes: 'It bites!', no: 'It doesn’t bite.' },
  };
export function tellReveal({ seat, card, isMatch, why }: Told<'revealed'>, names: Names): string {
  const { name, yes, no } = BY_REVEAL[why];
  if (card === undefined) return `${name}: there are no cards left for ${names(seat)} to reveal.`;
  return `${name}: ${names(seat)} reveals ${corner(card)} (${nameOf(nameIn(card))}). ${isMatch ? yes : no}`;
}

export function tellCancelled({ seat, target, how, card }: Told<'hit-cancelled'>, names: Names): string {
  const by = names(seat);
  const gone = `the hit on ${the(target)} is canceled`;
  switch (how) {
    case 'card':
    case 'return-fire': {
      const name: CardName = card === undefined ? 'missed' : nameIn(card);
      const as = name === 'missed' || name === 'return-fire' ? '' : ' as a miss';
      return `${by} plays ${nameOf(name)}${as}: ${gone}.`;
    }
    case 'hat':
      return `${by} discards the Hat: ${gone}.`;
    case 'barrel':
      return `The Barrel works: ${gone}.`;
    case 'kid':
      return `${capital(does(target, 'ducks', 'duck'))}: ${gone}.`;
    default:
      return unreachable(how);
  }
}

export function tellToken({ seat, to, by, why }: Told<'token-moved'>, names: Names): string {
  const isOwn = seat === by && why !== 'herd';
  const now = `${does(to, 'now attacks', 'now attack')}${isOwn ? '' : ` for ${names(seat)}`}`;
  switch (why) {
    case 'free':
      return `${names(by)} moves the token: ${now}.`;
    case 'water':
      return `${names(by)}’s Water: ${now}.`;
    case 'shotgun':
      return `${names(by)}’s Shotgun: ${now}.`;
    case 'herd':
      return `Herd: ${now}.`;
    default:
      return unreachable(why);
  }
}

const TAKEN_BY: Readonly<Record<Told<'card-taken'>['why'], string>> = {
  robbery: 'Robbery',
  schoolmarm: 'Schoolmarm',
  carbine: 'Carbine',
  'doctor-schultz': 'Doctor Schultz',
  'bill-anderson': 'Bill Anderson',
};
export function tellTaken({ seat, victim, from, card, to, why }: Told<'card-taken'>, names: Names): string {
  const where = from === 'hand' ? `${names(victim)}’s hand` : the(from);
  const verb = to === 'hand' ? 'takes' : 'discards';
  return `${TAKEN_BY[why]}: ${names(seat)} ${verb} ${those([card])} from ${where}.`;
}

export const DECLINED: Readonly<Record<Decision, string>> = {
  'setup/choose-ap': 'doesn’t choose an attacker',
  'play/main': 'plays nothing',
  'hit/defend': 'takes the hit',
  'hit/surcharge': 'doesn’t pay Tex Willer',
  'reveal/choose': 'doesn’t choose a card',
  'loss/redirect': 'keeps Buffalo Bill out of it',
  'indians/respond': 'discards nothing against the Indians',
  'duel/respond': 'gives up the duel',
  'store/pick': 'picks nothing',
  'wagon/discard': 'discards nothing',
  'onmiss/shotgun': 'doesn’t swap',
  'onmiss/carbine': 'discards no equipment',
  'onmiss/peacemaker': 'discards nothing',
  'trigger/schultz': 'discards nothing from the opponent’s hand',
  'death/anderson': 'takes nothing more from the fallen',
  'sundance/keep': 'keeps nothing',
  'phase/discard': 'discards nothing',
};

/** An effect in the queue and its source: `Wild Bill hits Bob’s attacker`. */
export function waiting({ effect, seat, from, by, card, target }: Waiting, names: Names): string {
  const source = by === 'ability' || card === undefined ? the(from) : nameOf(card);
  const enemy = (by: Seat): string => names(opponentOf(by));
  switch (effect) {
    case 'hit-ap':
      return `${source} hits ${enemy(seat)}’s attacker`;
    case 'hit-pp':
      return `${source} hits ${enemy(seat)}’s cover`;
    case 'hit-character':
      return `${source} hits ${target === undefined ? `${enemy(seat)}’s character` : the(target)}`;
    case 'draw':
      return `a card for ${names(seat)} (${source})`;
    case 'schultz':
      return `a discard from ${enemy(seat)}’s hand (${source})`;
    default:
      return unreachable(effect);
  }
}

export function tellEnd({ winner, why }: Told<'game-ended'>, names: Names): string {
  if (winner === undefined) {
    const over = why === 'abandoned' ? 'Both players left' : 'The turn limit is reached';
    return `${over}, and both sides are equal: it’s a draw.`;
  }
  const loser = names(opponentOf(winner));
  const reasons = {
    eliminated: `${loser} has nobody left`,
    conceded: `${loser} gave up`,
    'turn-limit': `the turn limit is reached, and ${loser} is behind`,
    abandoned: `both players left, and ${loser} was behind`,
  };
  return `${names(winner)} wins: ${reasons[why]}.`;
}
