import type { CardId } from '../rules/card-ids.ts';
import type { CardName, CharacterId } from '../rules/data.ts';
import type {
  DiscardReason,
  DrawReason,
  Event,
  RevealReason,
  TakeReason,
  TokenReason,
  Waiting,
} from '../rules/events.ts';
import type { RuleId } from './rule-book.ts';
import { CARD_RULES, CHARACTER_RULES, DECISION_RULES } from './rule-links.ts';

type Simple = Exclude<
  Event['type'],
  | 'ability-used'
  | 'begins'
  | 'card-taken'
  | 'declined'
  | 'discarded'
  | 'drew'
  | 'drew-aside'
  | 'equipped'
  | 'falls-away'
  | 'hit'
  | 'hit-cancelled'
  | 'kept'
  | 'played'
  | 'revealed'
  | 'token-moved'
  | 'turned-up'
  | 'waits'
>;

/** The rule behind what happened, for the link beside its sentence. */
const RULES: Readonly<Record<Simple, RuleId>> = {
  'sides-taken': 'BD-SETUP-1',
  'characters-dealt': 'BD-SETUP-4',
  'ap-chosen': 'BD-SETUP-4',
  'characters-shown': 'BD-SETUP-5',
  'turn-started': 'BD-TURN-1',
  'no-card-left': 'BD-DECK-2',
  reshuffled: 'BD-DECK-3',
  showed: 'BD-REV-5',
  reloaded: 'BD-RELOAD-2',
  'hit-dropped': 'BD-HIT-12',
  'miss-wasted': 'BD-HIT-10',
  'hit-taken': 'BD-HIT-6',
  redirected: 'BD-CHAR-BUFFALO',
  'health-lost': 'BD-LOSS-2',
  healed: 'BD-HEAL-1',
  dying: 'BD-DEATH-1',
  died: 'BD-DEATH-3',
  entered: 'BD-DEATH-4',
  'left-alone': 'BD-DEATH-5',
  'dynamite-passed': 'BD-CARD-DYNAMITE',
  'laid-out': 'BD-CARD-STORE',
  picked: 'BD-CARD-STORE',
  'duel-begun': 'BD-CARD-DUEL',
  'indians-came': 'BD-CARD-INDIANS',
  'chain-cut': 'BD-RES-10',
  'phase-ended': 'BD-TURN-6',
  'wants-to-concede': 'BD-END-1',
  'game-ended': 'BD-END-1',
  left: 'BD-END-1',
  returned: 'BD-END-1',
};

const DRAW_RULES: Readonly<Record<DrawReason, RuleId>> = {
  deal: 'BD-SETUP-7',
  phase: 'BD-TURN-3',
  garrett: CHARACTER_RULES['pat-garrett'],
  reload: 'BD-RELOAD-2',
  remington: CARD_RULES.remington,
  death: 'BD-DEATH-6',
  wagon: CARD_RULES.wagon,
  'kitty-leroy': CHARACTER_RULES['kitty-leroy'],
  'cattle-kate': CHARACTER_RULES['cattle-kate'],
  'bill-tilghman': CHARACTER_RULES['bill-tilghman'],
  'lone-ranger': CHARACTER_RULES['lone-ranger'],
  'wyatt-earp': CHARACTER_RULES['wyatt-earp'],
  django: CHARACTER_RULES.django,
  'pocket-watch': CARD_RULES['pocket-watch'],
};

const DISCARD_RULES: Readonly<Record<DiscardReason, RuleId>> = {
  limit: 'BD-TURN-7',
  surcharge: 'BD-HIT-10',
  cost: 'BD-PLAY-12',
  indians: CARD_RULES.indians,
  duel: CARD_RULES.duel,
  peacemaker: CARD_RULES.peacemaker,
  wagon: CARD_RULES.wagon,
  sundance: CHARACTER_RULES['sundance-kid'],
  death: 'BD-DEATH-3',
  replaced: 'BD-PLAY-4',
  dynamite: CARD_RULES.dynamite,
  kate: CHARACTER_RULES['cattle-kate'],
};

const REVEAL_RULES: Readonly<Record<RevealReason, RuleId>> = {
  barrel: CARD_RULES.barrel,
  'kid-curry': CHARACTER_RULES['kid-curry'],
  dynamite: CARD_RULES.dynamite,
  rattlesnake: CARD_RULES.rattlesnake,
};

const TAKE_RULES: Readonly<Record<TakeReason, RuleId>> = {
  robbery: CARD_RULES.robbery,
  schoolmarm: CARD_RULES.schoolmarm,
  carbine: CARD_RULES.carbine,
  'doctor-schultz': CHARACTER_RULES['doctor-schultz'],
  'bill-anderson': CHARACTER_RULES['bill-anderson'],
};

const TOKEN_RULES: Readonly<Record<TokenReason, RuleId>> = {
  free: 'BD-TURN-5',
  water: CARD_RULES.water,
  shotgun: CARD_RULES.shotgun,
  herd: CARD_RULES.herd,
};

const ASIDE_RULES = {
  wagon: CARD_RULES.wagon,
  'sundance-kid': CHARACTER_RULES['sundance-kid'],
} as const satisfies Record<string, RuleId>;

export function ruleOfEvent(event: Event): RuleId {
  switch (event.type) {
    case 'played':
    case 'equipped':
      return ruleOfCard(event.card);
    case 'ability-used':
      return CHARACTER_RULES[event.character];
    case 'drew':
      return DRAW_RULES[event.why];
    case 'drew-aside':
    case 'kept':
      return ASIDE_RULES[event.why];
    case 'discarded':
      return DISCARD_RULES[event.why];
    case 'hit':
      return ruleOfHit(event.origin, event.card, event.shooter);
    case 'hit-cancelled':
      return ruleOfMiss(event.how, event.card);
    case 'turned-up':
    case 'revealed':
      return REVEAL_RULES[event.why];
    case 'token-moved':
      return TOKEN_RULES[event.why];
    case 'card-taken':
      return TAKE_RULES[event.why];
    case 'declined':
      return DECISION_RULES[event.decision];
    case 'waits':
    case 'begins':
    case 'falls-away':
      return ruleOfWaiting(event);
    default:
      return RULES[event.type];
  }
}

const ruleOfCard = (card: CardId): RuleId => CARD_RULES[card.slice(0, card.indexOf(':')) as CardName];

function ruleOfHit(origin: string, card: CardName | undefined, shooter: CharacterId): RuleId {
  if (origin === 'ability') return CHARACTER_RULES[shooter];
  return card === undefined ? 'BD-HIT-1' : CARD_RULES[card];
}

function ruleOfMiss(how: 'card' | 'return-fire' | 'hat' | 'barrel' | 'kid', card: CardId | undefined): RuleId {
  if (how === 'kid') return CHARACTER_RULES['kid-curry'];
  if (how !== 'card') return CARD_RULES[how];
  return card === undefined ? 'BD-HIT-4' : ruleOfCard(card);
}

function ruleOfWaiting({
  type,
  waiting,
}: {
  readonly type: 'waits' | 'begins' | 'falls-away';
  readonly waiting: Waiting;
}): RuleId {
  if (type === 'falls-away') return 'BD-RES-7';
  if (type === 'waits') return 'BD-RES-3';
  return waiting.by === 'ability' || waiting.card === undefined
    ? CHARACTER_RULES[waiting.from]
    : CARD_RULES[waiting.card];
}
