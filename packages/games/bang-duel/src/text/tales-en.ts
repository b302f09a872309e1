import { list, type Names, type Seat, sentences, unreachable } from '@saloon/kernel';
import type { CardName } from '../data.ts';
import type { Decision, DeckName, DrawReason, RevealReason, Waiting } from '../events.ts';
import { opponentOf } from '../state.ts';
import { corner, deed, does, nameOf, OF_SIDE, stop, the, these, those } from './grammar-en.ts';
import { names as words } from './names-en.ts';
import { capital, isPlainShot, nameIn, type Told } from './words.ts';

export function tellDealt({ seat, characters, drawn, count }: Told<'characters-dealt'>, names: Names): string {
  if (characters === 'face-down' || drawn === 'face-down') return `${names(seat)} takes ${count} characters.`;
  return `${names(seat)} takes ${list('en', characters.map(the))}. On top: ${list('en', drawn.map(the))}.`;
}

/** What brings a card, where it is not the turn itself. */
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
      return stop(`A character is lost: ${draws}`);
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
  if (repeat === undefined) return `${names(seat)} uses the ability of ${the(character)}.`;
  return stop(`${names(seat)} has ${the(character)} ${isReload ? 'reload' : 'repeat'} ${nameOf(repeat)}`);
}

export function tellDiscard({ seat, cards, why, from }: Told<'discarded'>, names: Names): string | undefined {
  const by = names(seat);
  const what = these(cards);
  const bearer = from === undefined ? by : the(from);
  switch (why) {
    case 'limit':
      return stop(`${by} discards down to the limit: ${what}`);
    case 'surcharge':
      return stop(`Tex Willer wants one card more: ${by} discards ${what}`);
    case 'cost':
      return stop(`${by} discards ${what}`);
    case 'indians':
      return stop(`Against the Indians ${by} discards ${what}`);
    case 'duel':
      return stop(`In the duel ${by} discards ${what}`);
    case 'peacemaker':
      return stop(`Peacemaker: ${by} discards ${what}`);
    case 'wagon':
    case 'sundance':
      return stop(`${by} discards ${what}`);
    case 'death':
      return stop(`The equipment of ${bearer} is discarded: ${what}`);
    case 'replaced':
      return `The old ${what} of ${bearer} is discarded.`;
    case 'dynamite':
      return `The Dynamite of ${bearer} goes off and is discarded.`;
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
    needsSurcharge && 'To cancel it takes one card more.',
  );
}

const BY_REVEAL: Readonly<Record<RevealReason, { readonly name: string; readonly yes: string; readonly no: string }>> =
  {
    barrel: { name: 'Barrel', yes: 'That helps!', no: 'That does not help.' },
    'kid-curry': { name: 'Kid Curry', yes: 'That helps!', no: 'That does not help.' },
    dynamite: { name: 'Dynamite', yes: 'It goes off!', no: 'It does not go off.' },
    rattlesnake: { name: 'Rattlesnake', yes: 'It bites!', no: 'It does not bite.' },
  };
export function tellReveal({ seat, card, isMatch, why }: Told<'revealed'>, names: Names): string {
  const { name, yes, no } = BY_REVEAL[why];
  if (card === undefined) return `${name}: no card is left for ${names(seat)} to turn up.`;
  return `${name}: ${names(seat)} turns up ${corner(card)} (${nameOf(nameIn(card))}). ${isMatch ? yes : no}`;
}

export function tellCancelled({ seat, target, how, card }: Told<'hit-cancelled'>, names: Names): string {
  const by = names(seat);
  const gone = `the hit on ${the(target)} is cancelled`;
  switch (how) {
    case 'card':
    case 'return-fire': {
      const name: CardName = card === undefined ? 'missed' : nameIn(card);
      const as = name === 'missed' || name === 'return-fire' ? '' : ' as a miss';
      return `${by} plays ${nameOf(name)}${as}: ${gone}.`;
    }
    case 'hat':
      return `${by} throws away the Hat: ${gone}.`;
    case 'barrel':
      return `The Barrel helps: ${gone}.`;
    case 'kid':
      return `${capital(does(target, 'ducks', 'duck'))}: ${gone}.`;
    default:
      return unreachable(how);
  }
}

export function tellToken({ seat, to, by, why }: Told<'token-moved'>, names: Names): string {
  const isOwn = seat === by && why !== 'herd';
  const now = `${does(to, 'attacks', 'attack')} now${isOwn ? '' : ` for ${names(seat)}`}`;
  switch (why) {
    case 'free':
      return `${names(by)} moves the token: ${now}.`;
    case 'water':
      return `Water by ${names(by)}: ${now}.`;
    case 'shotgun':
      return `Shotgun by ${names(by)}: ${now}.`;
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
  const where = from === 'hand' ? `the hand of ${names(victim)}` : the(from);
  const verb = to === 'hand' ? 'takes' : 'discards';
  return `${TAKEN_BY[why]}: ${names(seat)} ${verb} ${those([card])} from ${where}.`;
}

export const DECLINED: Readonly<Record<Decision, string>> = {
  'setup/choose-ap': 'chooses nobody',
  'play/main': 'plays nothing',
  'hit/defend': 'takes the hit',
  'hit/surcharge': 'gives no card to Tex Willer',
  'reveal/choose': 'leaves the choice to luck',
  'loss/redirect': 'keeps Buffalo Bill out of it',
  'indians/respond': 'discards nothing against the Indians',
  'duel/respond': 'gives up the duel',
  'store/pick': 'picks nothing',
  'wagon/discard': 'discards nothing',
  'onmiss/shotgun': 'swaps nobody',
  'onmiss/carbine': 'discards no equipment',
  'onmiss/peacemaker': 'discards nothing',
  'trigger/schultz': 'lets the opponent keep all cards',
  'death/anderson': 'takes nothing more from the fallen',
  'sundance/keep': 'keeps nothing',
  'phase/discard': 'discards nothing',
};

/** An effect in the queue, with whose or what it is: `(Wild Bill): a hit on the attacker of Bob`. */
export function waiting({ effect, seat, from, by, card, target }: Waiting, names: Names): string {
  const source = by === 'ability' || card === undefined ? words.characters[from].name : nameOf(card);
  const enemy = (by: Seat): string => names(opponentOf(by));
  switch (effect) {
    case 'hit-ap':
      return `(${source}): a hit on the attacker of ${enemy(seat)}`;
    case 'hit-pp':
      return `(${source}): a hit on the cover of ${enemy(seat)}`;
    case 'hit-character':
      return `(${source}): a hit on ${target === undefined ? `a character of ${enemy(seat)}` : the(target)}`;
    case 'draw':
      return `(${source}): a card for ${names(seat)}`;
    case 'schultz':
      return `(${source}): a card out of the hand of ${enemy(seat)}`;
    default:
      return unreachable(effect);
  }
}

export function tellEnd({ winner, why }: Told<'game-ended'>, names: Names): string {
  if (winner === undefined) {
    const over = why === 'abandoned' ? 'Both players have left' : 'The last turn has been played';
    return `${over}, and both sides stand equal: a draw.`;
  }
  const loser = names(opponentOf(winner));
  const reasons = {
    eliminated: `nobody is left on the side of ${loser}`,
    conceded: `${loser} has given up`,
    'turn-limit': `the last turn has been played, and ${loser} is worse off`,
    abandoned: `both players have left, and ${loser} was worse off`,
  };
  return `${names(winner)} wins: ${reasons[why]}.`;
}
