import { CARD_FACES, names as labelsOf, printOf, text } from '@saloon/bang-duel/text';
import { counted, type Seat, seat } from '@saloon/kernel';
import { sayOf } from '../../../table/telling/teller.ts';
import { type ChainRow, rowsOf } from '../logic/chain.ts';
import { roleAt, sideRole } from '../logic/role.ts';
import {
  barrelOdds,
  charactersOf,
  coverOf,
  findCharacter,
  hasTwin,
  isAgainstSense,
  isForOther,
  leftOf,
  pairOf,
  tooMany,
  withoutMarks,
} from '../logic/situation.ts';
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

const winsOf = (view: View, winner: Seat): string => sayOf('en', roleAt('en', view, winner), (name) => `${name} wins`);

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
  good: 'works almost half the time, thanks to Bat Masterson',
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
        line: isOnly ? 'Nothing left to play: end your turn.' : 'Play something highlighted, or end your turn.',
      };
    case 'hit/defend':
      return {
        title: `${shotOf(view)}: a hit on ${target === undefined ? 'you' : who(target)}. How do you respond?`,
        line: isOnly
          ? 'You can’t cancel it.'
          : `Play a highlighted card, or take it${asked.hit?.needsSurcharge ? '; Tex Willer: each miss costs an extra card' : ''}.`,
      };
    case 'indians/respond':
      return {
        title: `Indians attack ${target === undefined ? 'you' : who(target)}: which hit card?`,
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
        line: `Needed: ${asked.want === undefined ? '' : labels.symbols[asked.want].toLowerCase()}.`,
      };
    case 'loss/redirect':
      return {
        title: ask,
        line: `${target === undefined ? 'His partner' : who(target)} would lose ${asked.units ?? 1} health.`,
      };
    case 'phase/discard':
      return { title: ask, line: `Still to discard: ${asked.units ?? 1}.` };
    case 'death/anderson':
      return { title: ask, line: `Up to ${s(asked.units ?? 1, 'card')}. ${decline ?? ''}` };
    default:
      return { title: ask, line: decline ?? 'Choose a highlighted one.' };
  }
}

function link(one: ChainRow): Told {
  switch (one.type) {
    case 'shot':
      return { text: `${card(one.card)}${one.as === 'colt' ? ' as a Colt' : ''} → ${who(one.target)}`, tone: 'shot' };
    case 'start':
      return { text: `Start of turn: ${who(one.character)}’s ${what(one.card)}`, tone: 'plain' };
    case 'card': {
      const name = card(one.card);
      const how = one.as === 'colt' ? ' as a Colt' : one.isRepeat ? ' again' : '';
      return { text: `${who(one.character)}: ${name}${how}`, tone: 'plain' };
    }
    case 'ability':
      return { text: `${who(one.character)} uses an ability`, tone: 'plain' };
    case 'token':
      return { text: `Token → ${who(one.to)}`, tone: 'plain' };
    case 'hit': {
      const from = one.origin === 'return-fire' ? what('return-fire') : who(one.shooter);
      return { text: `${from} → ${who(one.target)}`, tone: 'shot' };
    }
    case 'reveal': {
      const asks = one.why === 'kid-curry' ? who('kid-curry') : what(one.why);
      const came = one.card === undefined ? 'nothing' : symbol(one.card);
      const isHelp = one.why === 'barrel' || one.why === 'kid-curry';
      const comes = one.isMatch ? (isHelp ? 'it helps' : 'yes') : isHelp ? 'no help' : 'no';
      return { text: `${asks} reveals ${came}: ${comes}`, tone: one.isMatch ? 'good' : 'plain' };
    }
    case 'cancelled': {
      const by =
        one.how === 'kid'
          ? who('kid-curry')
          : one.how === 'card' && one.card !== undefined
            ? card(one.card)
            : what(one.how === 'card' ? 'missed' : one.how);
      return { text: `${by} stops the shot`, tone: 'good' };
    }
    case 'taken':
      return { text: `${who(one.target)} takes the hit`, tone: 'harm' };
    case 'gave':
      return {
        text: `${who(one.character)} discards ${one.card === undefined ? 'nothing' : card(one.card)}`,
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
        draw: 'draws a card',
        schultz: 'forces a discard',
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
        title: event.card === undefined ? 'No card to reveal' : labels.symbols[printOf(event.card).symbol],
        line: `${event.why === 'kid-curry' ? who('kid-curry') : what(event.why)} needs ${labels.symbols[event.want].toLowerCase()}: ${event.isMatch ? 'yes!' : 'no'}`,
      };
    case 'showed':
      return {
        title: labels.symbols[printOf(event.card).symbol],
        line: `${who('pat-garrett')} shows his card${event.isMatch ? ': one more' : ''}`,
      };
    case 'died':
      return { title: who(event.character), line: 'is dead' };
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
    NOT_YOUR_DECISION: why('NOT_YOUR_DECISION', 'not your decision'),
    WRONG_DECISION: why('WRONG_DECISION', 'not now'),
    BANG_LIMIT: why('BANG_LIMIT', 'already fired'),
    ONLY_AS_MISS: why('ONLY_AS_MISS', 'only cancels hits'),
    BAD_TARGET: why('BAD_TARGET', 'no target'),
    NOT_A_MISS: why('NOT_A_MISS', 'can’t cancel hits'),
    NOT_A_HIT_CARD: why('NOT_A_HIT_CARD', 'not a hit'),
    NEEDS_SURCHARGE: why('NEEDS_SURCHARGE', 'nothing to pay'),
  },
  signs: { jail: 'Jail', bank: 'Bank', saloon: 'Saloon', store: 'Store', hotel: 'Hotel' },

  turn: (n) => (n === 0 ? 'Setting up' : `Turn ${n}`),
  bangsLeft: (n) => `Bang! cards left: ${n === 'unlimited' ? '∞' : n}`,
  reloadOpen: 'You can reload',
  limit: (n) => `Hand limit: ${n}`,
  corners: 'Corner symbols per 40 cards',
  printed: {
    hit: 'Hit card: shoot with it, or discard it when a hit card is needed.',
    miss: 'Miss card: play it from your hand to cancel a hit.',
    reload: 'Reload: once a player is down to one character, you may discard it to draw a new card.',
    always: 'Always active: works on the cover too.',
    corner: (of) => `${labels.symbols[of]} in the corner: counts when this card is revealed from a deck.`,
  },
  sideTitle: (side) => sideRole('en', side).name,
  you: 'you',
  mark: (isYou) => (isYou ? 'your turn' : 'their turn'),
  away: 'away',
  role: roleOf,
  asleep: 'asleep',
  harmful: 'harms its bearer',
  active: 'active',
  always: 'always active',
  counts: { 'as-miss': 'as a miss', 'as-colt': 'as a Colt', pays: 'pays' },
  count: {
    hand: (n) => `${s(n, 'card')} in hand`,
    reserve: (n) => `${n} in reserve`,
    fallen: (n) => `${n} dead`,
    backs: (side, n) => `${n} with the ${BACK[side]} back`,
    health: (n, of) => `health ${n} of ${of}`,
  },
  pile: {
    deck: (side) => (side === 'law' ? 'law deck' : 'outlaw deck'),
    common: 'common deck',
    discard: 'discard',
    title: (n) => `Discard pile: ${s(n, 'card')}`,
    nothing: 'No discards yet.',
    look: (n, top) => `Discard pile, ${s(n, 'card')}${top === undefined ? '' : `, ${top} on top`}: look through it`,
  },
  emptySeat: 'nobody',
  hiddenSeat: 'not shown yet',
  removed: 'Dead',
  reserveOwn: 'Your reserve, in no particular order',
  token: (side, isLit) => `${side === 'law' ? 'Law' : 'Outlaw'} token${isLit ? ': swap attacker and cover' : ''}`,
  character: (one, isLit) =>
    `${who(one.id)}, ${roleOf(one)}, health ${one.health} of ${one.maxHealth}${isLit ? ', can be chosen' : ''}`,
  gear: (name, bearer, state, isLit) => `${what(name)}, ${state}, ${who(bearer.id)}${isLit ? ', can be chosen' : ''}`,
  laid: (id, isLit) => `${card(id)}, corner ${symbol(id)}${isLit ? ', can be chosen' : ''}`,
  known: (seen) => `Known cards in this hand: ${seen.join(', ')}`,
  drop: 'play here',

  prompt: (prompt, view, names) => {
    switch (prompt.type) {
      case 'over': {
        const { winner, why: how } = prompt.ending;
        const isLost = prompt.isYours === false;
        const line = {
          eliminated: isLost ? 'You have nobody left on the street.' : 'The other side has nobody left on the street.',
          conceded: isLost ? 'You gave up.' : 'The other side gave up.',
          'turn-limit': 'The turn limit is reached.',
          abandoned: 'Both players left the table.',
        }[how];
        return {
          title: winner === undefined ? 'It’s a draw' : prompt.isYours ? 'You win' : winsOf(view, winner),
          line,
        };
      }
      case 'pause':
        return { title: 'The street is quiet', line: 'The game continues in a moment.' };
      case 'wait': {
        const line = labels.prompts[prompt.asked.decision].wait;
        if (prompt.seat === undefined)
          return {
            title: prompt.isWatched ? 'Both are choosing' : 'The other side is choosing',
            line: prompt.isWatched ? 'Each side picks who attacks first.' : line,
          };
        const role = roleAt('en', view, prompt.seat);
        return {
          title: sayOf('en', role, (name) => `${name} is deciding`),
          line: prompt.isWatched ? sayOf('en', role, (name) => line.replace('The opponent', name)) : line,
        };
      }
      case 'ask':
        return askOf(view, prompt.isOnly);
      case 'aim':
        return prompt.isPaying
          ? { title: 'Which card do you pay with?', line: 'Tex Willer makes each miss cost an extra card.' }
          : {
              title: `${prompt.card === undefined ? '' : `${card(prompt.card)}: `}how do you use it?`,
              line:
                prompt.card === undefined
                  ? 'Tap a highlighted target on the street, or choose from the list.'
                  : labels.cards[printOf(prompt.card).name].rule,
            };
      default:
        return {
          title: withoutMarks(said.describeMove(prompt.move, names), view, prompt.move),
          line: effectOf(prompt.move),
        };
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
      case 'aim':
        return aimLabel(saying.move, view);
      case 'pay':
        return `Pay with ${card(saying.card)}`;
      case 'gear':
        return `${what('hat')} and an extra card`;
      case 'way':
        return {
          play: 'Play as printed',
          colt: 'Play as a Colt',
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
          ? 'any card works'
          : `thanks to ${who('annie-oakley')}`;
    }
    if (saying.type !== 'move' && saying.type !== 'aim') return undefined;
    if (saying.move.type === 'move-token') {
      const cover = coverOf(view);
      return cover === undefined ? undefined : `then ${who(cover.id)} attacks`;
    }
    if (saying.move.type === 'end-phase') {
      const n = tooMany(view);
      return n === 0 ? undefined : `first you discard ${s(n, 'card')}`;
    }
    if (isForOther(view, saying.move)) return isAgainstSense(view, saying.move) ? 'to your rival' : undefined;
    if (saying.move.type === 'try-barrel') return BARREL_ODDS[barrelOdds(view)];
    if (saying.move.type === 'try-kid') return `${BARREL_ODDS[barrelOdds(view)]}, and shoots back`;
    return undefined;
  },
  crumbs: {
    now: 'this response',
    dying: 'then deaths',
    waiting: ({ effect, from, card: by }) => {
      const source = by === undefined ? who(from) : what(by);
      return effect === 'draw'
        ? `${source}: a card`
        : effect === 'schultz'
          ? `${source}: a discard`
          : `${source}: a shot`;
    },
  },
  chain: {
    title: 'What led to this',
    all: (n) => `All ${counted('en', n, { one: 'step', few: 'steps', many: 'steps' })}`,
    link,
  },
  moment,
  auto: {
    title: 'Auto-responses',
    line: 'After five seconds the table declines for you, whatever your cards, so the pause gives nothing away. Touch anything and it waits.',
    kinds: {
      hits: { name: 'Take hits', help: 'Costs 1 health each time you do nothing.' },
      challenges: {
        name: 'Discard nothing in a Duel or against Indians',
        help: 'Costs 1 health each time you do nothing.',
      },
      offers: {
        name: 'Skip optional effects',
        help: 'Shotgun, Carbine, Doctor Schultz, Bill Anderson, Buffalo Bill, Tex Willer’s price.',
      },
    },
    soon: (seconds, move) => `Auto in ${seconds} s: ${move}.`,
    wait: 'Wait for me',
    on: 'auto-responses are on',
  },
  regions: {
    street: 'The street',
    hand: 'Your hand',
    board: 'Table as text',
    chain: 'Reaction chain',
    middle: 'Cards on the table',
  },
  alarms: {
    hurt: (name, left) => `${name} is hit: ${left} health left.`,
    died: (name) => `${name} is dead.`,
  },
  lastStand: {
    poster: { law: 'Hero', outlaw: 'Wanted' },
    stands: (health) => `${health} health left`,
    fell: 'fell last',
    left: (name, reserve, hand) =>
      [
        `${name}:`,
        reserve === undefined ? undefined : `reserve ${reserve.length === 0 ? 'empty' : reserve.join(', ')};`,
        hand === undefined ? 'hand not shown' : `hand ${hand.length === 0 ? 'empty' : hand.join(', ')}`,
      ]
        .filter(Boolean)
        .join(' '),
    why: (view, you) => {
      const { winner, why: how } = view.ending ?? {};
      if (winner === undefined) return { title: 'It’s a draw.', line: 'The turn limit is reached.' };
      const who = winner === you ? 'You win' : winsOf(view, winner);
      const isLost = you !== undefined && winner !== you;
      if (how === 'conceded') return { title: `${who}.`, line: isLost ? 'You gave up.' : 'The other side gave up.' };
      if (how === 'abandoned') return { title: `${who}.`, line: 'The other side left the table.' };
      const { people, health } = leftOf(view.players[winner]);
      return {
        title: `${who} with ${s(people, 'character')} and ${health} health left.`,
        line: how === 'turn-limit' ? 'The turn limit is reached.' : '',
      };
    },
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
        `${name}, ${SIDE[player.side]}: ${s(player.backs.law + player.backs.outlaw, 'card')} in hand, ${player.backs.law} with the star, ${player.backs.outlaw} with the mask; ${player.reserve} in reserve, ${player.removed.length} dead.`,
        ...charactersOf(player).map(
          (one) =>
            `${who(one.id)}: ${view.phase === 'setup' ? 'on the street, not yet chosen to attack or cover' : roleOf(one)}, health ${one.health} of ${one.maxHealth}. ${one.equipment.length === 0 ? 'No equipment' : one.equipment.map(card).join(', ')}. ${labels.characters[one.id].rule}`,
        ),
      ];
    }),
    `Law deck ${view.decks.law}, outlaw deck ${view.decks.outlaw}, common deck ${view.decks.common}, discard pile ${view.discard.length}${view.discard.slice(-1).map((top) => `, ${card(top)} on top`)}.`,
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
  'indians/respond': 'Lose 1 health',
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
    // Both names would fill a phone's button twice, and who attacks then is in its note.
    case 'move-token':
      return 'Swap places';
    case 'swap': {
      const [one, other] = pairOf(view, move.token);
      return one === undefined || other === undefined
        ? said.describeMove(move, String)
        : `Swap ${who(one)} and ${who(other)}`;
    }
    case 'dodge':
      return `Play ${card(move.card)}`;
    default:
      return withoutMarks(said.describeMove(move, String), view, move);
  }
}

/** What a picked card is used on; the question above names the card. */
function aimLabel(move: Move, view: View): string {
  if (move.type !== 'play' && move.type !== 'pearl') return moveLabel(move, view);
  if (move.token !== undefined) return moveLabel({ type: 'swap', token: move.token }, view);
  if (move.back !== undefined) return `A random ${BACK[move.back]} card from the hand`;
  if (move.target === undefined) return moveLabel(move, view);
  const target = who(move.target);
  if (move.take !== undefined) return `${target}’s ${what(move.take)}`;
  if (move.type === 'pearl') return target;
  if (move.as === 'colt') return `As a Colt at ${target}`;
  return CARD_FACES[printOf(move.card).name].frame === 'equip' ? `On ${target}` : target;
}

/** The label of the main button; the question above it says the rest. */
function goLabel(move: Move, view: View): string {
  if (move.type !== 'play') return moveLabel(move, view);
  return move.as === 'colt' ? 'Shoot as a Colt' : `Play ${card(move.card)}`;
}

/** What a prepared move will do. */
function effectOf(move: Move): string {
  switch (move.type) {
    case 'play':
      return labels.cards[move.as === 'colt' ? 'colt' : printOf(move.card).name].rule;
    case 'dodge':
      return 'The hit is canceled, and the card is discarded.';
    case 'discard':
      return 'The card goes to the discard pile.';
    default:
      return 'You can still change your mind.';
  }
}
