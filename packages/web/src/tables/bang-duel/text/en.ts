import { CARD_FACES, names as labelsOf, printOf, text } from '@saloon/bang-duel/text';
import { seat } from '@saloon/kernel';
import { type ChainRow, rowsOf } from '../logic/chain.ts';
import { barrelOdds, charactersOf, coverOf, findCharacter, hasTwin, isForOther, tooMany } from '../logic/situation.ts';
import type { CardId, CardName, CharacterId, CharacterView, Decision, Event, Move, Side, View } from '../wire.ts';
import type { Said, Told, Words } from './words.ts';

const labels = labelsOf.en;
const said = text.en;
const who = (id: CharacterId): string => labels.characters[id].name;
const what = (name: CardName): string => labels.cards[name].name;
const card = (id: CardId): string => what(printOf(id).name);
const symbol = (id: CardId): string => labels.symbols[printOf(id).symbol].toLowerCase();
const s = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
const SIDE: Readonly<Record<Side, string>> = { law: 'the law', outlaw: 'outlaws' };
const BACK: Readonly<Record<Side, string>> = { law: 'star', outlaw: 'mask' };

const why = (code: keyof typeof said.refusals, short: string) => ({ short, long: said.refusals[code] ?? '' });

const roleOf = ({ isAp, isSole, isTarget, isDying }: CharacterView): string =>
  [isDying ? 'dying' : isSole ? 'alone' : isAp ? 'attacking' : 'covering', ...(isTarget ? ['target'] : [])].join(' · ');

function shotOf(view: View): string {
  const hit = view.asked?.hit;
  if (hit === undefined) return 'Shot';
  if (hit.origin === 'return-fire') return what('return-fire');
  return hit.origin === 'card' && hit.card !== undefined ? what(hit.card) : who(hit.shooter);
}

const BARREL_ODDS = {
  usual: 'works about 1 time in 4',
  good: 'works almost every second time, thanks to Bat Masterson',
  poor: 'works about 1 time in 16 against Bat Masterson',
} as const;

function askOf(view: View, isOnly: boolean): Said {
  const { asked } = view;
  if (asked === undefined) return { title: '', line: '' };
  const { ask, decline } = labels.prompts[asked.decision];
  const target = asked.character;
  switch (asked.decision) {
    case 'play/main':
      return {
        title: ask,
        line: isOnly
          ? 'Nothing is left to play: end your turn.'
          : 'Pick a lit card, your token or an ability; end the turn when you are done.',
      };
    case 'hit/defend':
      return {
        title: `${shotOf(view)}: a hit on ${target === undefined ? 'you' : who(target)}. How do you answer?`,
        line: isOnly
          ? 'Nothing of yours cancels it.'
          : `Pick a lit card or another way out, or take it${asked.hit?.needsSurcharge ? '; Tex Willer wants one card more with every miss' : ''}.`,
      };
    case 'indians/respond':
      return {
        title: `Indians come for ${target === undefined ? 'you' : who(target)}: which hit card?`,
        line: decline ?? '',
      };
    case 'duel/respond':
      return {
        title: `Duel, ${target === undefined ? 'your turn' : who(target)}: which hit card?`,
        line: decline ?? '',
      };
    case 'reveal/choose':
      return {
        title: ask,
        line: `Wanted: ${asked.want === undefined ? '' : labels.symbols[asked.want].toLowerCase()}.`,
      };
    case 'loss/redirect':
      return {
        title: ask,
        line: `${target === undefined ? 'His partner' : who(target)} is about to lose ${asked.units ?? 1}.`,
      };
    case 'phase/discard':
      return { title: ask, line: `Still to discard: ${asked.units ?? 1}.` };
    case 'death/anderson':
      return { title: ask, line: `Up to ${s(asked.units ?? 1, 'card')}. ${decline ?? ''}` };
    default:
      return { title: ask, line: decline ?? 'Choose one of the lit ones.' };
  }
}

function link(one: ChainRow): Told {
  switch (one.type) {
    case 'shot':
      return { text: `${card(one.card)}${one.as === 'colt' ? ' as a Colt' : ''} → ${who(one.target)}`, tone: 'shot' };
    case 'start':
      return { text: `Start of the turn: ${what(one.card)} of ${who(one.character)}`, tone: 'plain' };
    case 'card': {
      const name = card(one.card);
      const how = one.as === 'colt' ? ' as a Colt' : one.isRepeat ? ' once more' : '';
      return { text: `${who(one.character)}: ${name}${how}`, tone: 'plain' };
    }
    case 'ability':
      return { text: `${who(one.character)} uses the ability`, tone: 'plain' };
    case 'token':
      return { text: `Token → ${who(one.to)}`, tone: 'plain' };
    case 'hit': {
      const from = one.origin === 'return-fire' ? what('return-fire') : who(one.shooter);
      return { text: `${from} → ${who(one.target)}`, tone: 'shot' };
    }
    case 'reveal': {
      const asks = one.why === 'kid-curry' ? who('kid-curry') : what(one.why);
      const came = one.card === undefined ? 'no card' : symbol(one.card);
      return { text: `${asks}: ${came}, ${one.isMatch ? 'yes' : 'no'}`, tone: one.isMatch ? 'good' : 'plain' };
    }
    case 'cancelled': {
      const by =
        one.how === 'kid'
          ? who('kid-curry')
          : one.how === 'card' && one.card !== undefined
            ? card(one.card)
            : what(one.how === 'card' ? 'missed' : one.how);
      return { text: `${by}: a miss`, tone: 'good' };
    }
    case 'taken':
      return { text: `${who(one.target)} takes the hit`, tone: 'harm' };
    case 'gave':
      return {
        text: `${who(one.character)} gives ${one.card === undefined ? 'nothing' : card(one.card)}`,
        tone: one.card === undefined ? 'harm' : 'plain',
      };
    case 'lost':
      return { text: `${who(one.character)}: ${one.health} left`, tone: 'harm' };
    case 'effect': {
      const from = one.card === undefined ? who(one.from) : what(one.card);
      const does = {
        'hit-ap': 'shoots back',
        'hit-pp': 'shoots at the cover',
        'hit-character': 'shoots back',
        draw: 'brings a card',
        schultz: 'wants a discard',
      };
      return {
        text: `${from} ${does[one.effect]}`,
        tone: one.effect === 'draw' || one.effect === 'schultz' ? 'good' : 'shot',
      };
    }
    default:
      return { text: `${who(one.character)} is dead`, tone: 'harm' };
  }
}

function moment(event: Event): Said | undefined {
  switch (event.type) {
    case 'revealed':
      return {
        title: event.card === undefined ? 'No card to turn up' : labels.symbols[printOf(event.card).symbol],
        line: `${event.why === 'kid-curry' ? who('kid-curry') : what(event.why)} wants ${labels.symbols[event.want].toLowerCase()}: ${event.isMatch ? 'yes!' : 'no'}`,
      };
    case 'showed':
      return {
        title: labels.symbols[printOf(event.card).symbol],
        line: `${who('pat-garrett')} shows his card${event.isMatch ? ': one more' : ''}`,
      };
    case 'died':
      return { title: who(event.character), line: 'has fallen' };
    case 'entered':
      return { title: who(event.character), line: event.isAp ? 'steps in and attacks' : 'steps in and covers' };
    case 'left-alone':
      return { title: who(event.character), line: 'is left alone' };
    default:
      return undefined;
  }
}

/** The table of The Duel in English. */
export const en: Words = {
  lang: 'en',
  labels,
  whys: {
    NOT_YOUR_DECISION: why('NOT_YOUR_DECISION', 'not asked now'),
    WRONG_DECISION: why('WRONG_DECISION', 'no answer here'),
    BANG_LIMIT: why('BANG_LIMIT', 'already fired'),
    ONLY_AS_MISS: why('ONLY_AS_MISS', 'only cancels hits'),
    BAD_TARGET: why('BAD_TARGET', 'no target'),
    NOT_A_MISS: why('NOT_A_MISS', 'cancels no hit'),
    NOT_A_HIT_CARD: why('NOT_A_HIT_CARD', 'no hit card'),
    NEEDS_SURCHARGE: why('NEEDS_SURCHARGE', 'nothing to pay'),
  },
  signs: { jail: 'Jail', bank: 'Bank', saloon: 'Saloon', store: 'Store', hotel: 'Hotel' },

  turn: (n) => (n === 0 ? 'Setting up' : `Turn ${n}`),
  bangsLeft: (n) => `Bang! cards left: ${n === 'unlimited' ? '∞' : n}`,
  reloadOpen: 'Reload is open',
  limit: (n) => `Hand limit ${n}`,
  corners: 'Corner symbols, of 40 cards',
  printed: {
    hit: 'A hit card: it shoots, or is discarded where a hit card is asked for.',
    miss: 'A miss card: played from the hand, it cancels a hit.',
    reload: 'Reload: as soon as somebody has one character only, it may be discarded for a new card.',
    always: 'Always active: it works for the covering character as well.',
    corner: (of) => `${labels.symbols[of]} in the corner: counts when this card is turned up from a deck.`,
  },
  side: (side, isYou) => (isYou ? `you: ${SIDE[side]}` : SIDE[side]),
  mark: (isYou) => (isYou ? 'your turn' : 'on turn'),
  away: 'away',
  role: roleOf,
  asleep: 'asleep',
  active: 'active',
  always: 'always active',
  counts: { 'as-miss': 'as a miss', 'as-colt': 'as a Colt', pays: 'pays' },
  count: {
    hand: (n) => `${s(n, 'card')} in hand`,
    reserve: (n) => `${n} in reserve`,
    fallen: (n) => `${n} fallen`,
    backs: (side, n) => `${n} with the ${BACK[side]} back`,
    health: (n, of) => `health ${n} of ${of}`,
  },
  pile: {
    deck: (side) => (side === 'law' ? 'law deck' : 'outlaw deck'),
    common: 'common deck',
    discard: 'discard',
    title: (n) => `Discard pile: ${s(n, 'card')}`,
    nothing: 'Nothing has been discarded yet.',
    look: (n, top) => `Discard pile, ${s(n, 'card')}${top === undefined ? '' : `, ${top} on top`}: look through it`,
  },
  emptySeat: 'nobody',
  hiddenSeat: 'not shown yet',
  removed: 'Fallen',
  reserveOwn: 'In your reserve, in no order',
  token: (side, isLit) => `Token of ${SIDE[side]}${isLit ? ': swap attacker and cover' : ''}`,
  character: (one, isLit) =>
    `${who(one.id)}, ${roleOf(one)}, health ${one.health} of ${one.maxHealth}${isLit ? ', can be chosen' : ''}`,
  gear: (name, bearer, isLit) =>
    `${what(name)} of ${who(bearer.id)}${bearer.isActive || CARD_FACES[name].isAlwaysActive ? '' : ', asleep'}${isLit ? ', can be chosen' : ''}`,
  laid: (id, isLit) => `${card(id)}, corner ${symbol(id)}${isLit ? ', can be chosen' : ''}`,
  known: (seen) => `Known of this hand: ${seen.join(', ')}`,
  drop: 'play here',

  prompt: (prompt, view, names) => {
    switch (prompt.type) {
      case 'over': {
        const { winner, why: how } = prompt.ending;
        const isLost = prompt.isYours === false;
        const line = {
          eliminated: isLost
            ? 'Nobody of yours is left on the street.'
            : 'Nobody of the other side is left on the street.',
          conceded: isLost ? 'You have given up.' : 'The other side has given up.',
          'turn-limit': 'The limit of turns is reached.',
          abandoned: 'Both players have left the table.',
        }[how];
        return { title: winner === undefined ? 'A draw' : prompt.isYours ? 'You win' : `${names(winner)} wins`, line };
      }
      case 'pause':
        return { title: 'The street is quiet', line: 'The table goes on in a moment.' };
      case 'wait': {
        const line = labels.prompts[prompt.asked.decision].wait;
        if (prompt.seat === undefined)
          return {
            title: prompt.isWatched ? 'Both choose' : 'The others choose',
            line: prompt.isWatched ? 'Each side names who attacks first.' : line,
          };
        const name = names(prompt.seat);
        return { title: `${name} decides`, line: prompt.isWatched ? line.replace('The opponent', name) : line };
      }
      case 'ask':
        return askOf(view, prompt.isOnly);
      case 'aim':
        return prompt.isPaying
          ? { title: 'Which card do you pay with?', line: 'Tex Willer wants one card more for the miss.' }
          : {
              title: `${prompt.card === undefined ? '' : `${card(prompt.card)}: `}what for?`,
              line:
                prompt.card === undefined
                  ? 'Press a lit target on the street, or choose in the list.'
                  : labels.cards[printOf(prompt.card).name].rule,
            };
      default:
        return { title: said.describeMove(prompt.move, names), line: effectOf(prompt.move) };
    }
  },
  timeOut: ({ asked, deadline }) =>
    asked === undefined || deadline === undefined ? undefined : labels.prompts[asked.decision].timeout,
  move: (move) => said.describeMove(move, String),
  answer: (saying, view) => {
    switch (saying.type) {
      case 'back':
        return 'Back';
      case 'card':
        return hasTwin(view, saying.card)
          ? `${card(saying.card)} (${BACK[printOf(saying.card).side]}, ${symbol(saying.card)})`
          : card(saying.card);
      case 'pay':
        return `Pay with ${card(saying.card)}`;
      case 'gear':
        return `${what('hat')} and one card more`;
      case 'way':
        return {
          play: 'Play it as it is',
          colt: 'Fire it as a Colt',
          reload: 'Reload it',
          sundance: `Discard it for ${who('sundance-kid')}`,
          pearl: `Discard it for ${who('pearl-hart')}`,
          other: 'Use it',
        }[saying.way];
      case 'go':
        return goLabel(saying.move, view);
      default:
        return moveLabel(saying.move, view);
    }
  },
  note: (saying, view) => {
    if (saying.type === 'card' && view.asked?.decision === 'hit/defend') {
      const { name } = printOf(saying.card);
      return CARD_FACES[name].isMiss
        ? name === 'return-fire'
          ? 'cancels the hit and shoots back'
          : 'cancels the hit'
        : view.asked.hit?.anyCardDodges
          ? 'any card will do'
          : `thanks to ${who('annie-oakley')}`;
    }
    if (saying.type !== 'move') return undefined;
    if (saying.move.type === 'move-token') {
      const cover = coverOf(view);
      return cover === undefined ? undefined : `then ${who(cover.id)} attacks`;
    }
    if (saying.move.type === 'end-phase') {
      const n = tooMany(view);
      return n === 0 ? undefined : `first you discard ${s(n, 'card')}`;
    }
    if (isForOther(view, saying.move)) return 'goes to the other side';
    if (saying.move.type === 'try-barrel') return BARREL_ODDS[barrelOdds(view)];
    if (saying.move.type === 'try-kid') return `${BARREL_ODDS[barrelOdds(view)]}, and shoots back`;
    return undefined;
  },
  crumbs: {
    now: 'this answer',
    dying: 'then the dying',
    waiting: ({ effect, from, card: by }) => {
      const source = by === undefined ? who(from) : what(by);
      return effect === 'draw'
        ? `${source}: a card`
        : effect === 'schultz'
          ? `${source}: a discard`
          : `${source}: a shot`;
    },
  },
  chain: { title: 'What led to this', all: (n) => `All ${n} steps`, link },
  moment,
  auto: {
    title: 'Answers by themselves',
    line: 'The table declines for you after five seconds, whatever you hold: the pause tells nothing. Touch anything and it waits for you.',
    kinds: {
      hits: { name: 'Take hits', help: 'Loses one health each time you do nothing.' },
      challenges: { name: 'Give nothing in a Duel or to Indians', help: 'Loses one health each time you do nothing.' },
      offers: {
        name: 'Let offers pass',
        help: 'Shotgun, Carbine, Doctor Schultz, Bill Anderson, Buffalo Bill, Tex Willer’s price.',
      },
    },
    soon: (seconds, move) => `In ${seconds} s by itself: ${move}.`,
    wait: 'Wait for me',
    on: 'answers by themselves are on',
  },
  concede: {
    ask: 'Give up the game',
    sure: 'Yes, I give up',
    line: 'You have said that you give up. Press once more to end the game; any other move takes it back.',
  },
  regions: {
    street: 'The street',
    hand: 'Your hand',
    board: 'The table in words',
    chain: 'Reaction chain',
    middle: 'Cards on the table',
  },
  alarms: {
    hurt: (name, left) => `${name} is hit: ${left} health left.`,
    died: (name) => `${name} is dead.`,
  },
  finalNote: (player) => {
    if (player === undefined) return '';
    const alive = charactersOf(player).filter(({ isDying }) => !isDying);
    const health = alive.reduce((sum, one) => sum + one.health, 0);
    return `${labels.sides[player.side].name}: ${s(alive.length + player.reserve, 'character')} left, ${health} health on the street`;
  },
  board: (view, names, you) => [
    ...view.players.flatMap((player, i) => {
      const name = i === you ? 'You' : names(seat(i));
      return [
        `${name}, ${SIDE[player.side]}: ${s(player.backs.law + player.backs.outlaw, 'card')} in hand, ${player.backs.law} with the star, ${player.backs.outlaw} with the mask; ${player.reserve} in reserve, ${player.removed.length} fallen.`,
        ...charactersOf(player).map(
          (one) =>
            `${who(one.id)}: ${view.phase === 'setup' ? 'on the street, not yet chosen to attack or cover' : roleOf(one)}, health ${one.health} of ${one.maxHealth}. ${one.equipment.length === 0 ? 'No equipment' : one.equipment.map(card).join(', ')}. ${labels.characters[one.id].rule}`,
        ),
      ];
    }),
    `Law deck ${view.decks.law}, outlaw deck ${view.decks.outlaw}, common deck ${view.decks.common}, discard pile ${view.discard.length}${view.discard.slice(-1).map((top) => `, on top ${card(top)}`)}.`,
    ...(view.chain.length === 0
      ? []
      : [
          `What led to this: ${rowsOf(view.chain)
            .map((one) => link(one).text)
            .join('; ')}.`,
        ]),
  ],
};

const DECLINES: Readonly<Partial<Record<Decision, string>>> = {
  'indians/respond': 'Lose one health',
  'duel/respond': 'Give up the duel',
  'death/anderson': 'Take no more',
  'hit/surcharge': 'Keep my cards',
};

function moveLabel(move: Move, view: View): string {
  switch (move.type) {
    case 'take-hit': {
      const target = findCharacter(view, view.asked?.hit?.target);
      return target === undefined ? 'Take it' : `Take it, ${target.health} → ${Math.max(0, target.health - 1)}`;
    }
    case 'decline':
      return (view.asked === undefined ? undefined : DECLINES[view.asked.decision]) ?? 'Decline';
    case 'move-token':
      return 'Move the token';
    case 'dodge':
      return `Play ${card(move.card)}`;
    default:
      return said.describeMove(move, String);
  }
}

/** What the brass button says: the question above it has the rest. */
function goLabel(move: Move, view: View): string {
  if (move.type !== 'play') return moveLabel(move, view);
  return move.as === 'colt' ? 'Shoot as with a Colt' : `Play ${card(move.card)}`;
}

/** What comes of a move that has been laid out and not sent. */
function effectOf(move: Move): string {
  switch (move.type) {
    case 'play':
      return labels.cards[move.as === 'colt' ? 'colt' : printOf(move.card).name].rule;
    case 'dodge':
      return 'The hit is cancelled, and the card is discarded.';
    case 'discard':
      return 'The card goes to the discard pile.';
    default:
      return 'You may still change your mind.';
  }
}
