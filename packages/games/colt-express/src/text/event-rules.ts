import type { ActionId, EventId, TurnKind } from '../rules/data.ts';
import type { Cause, Event } from '../rules/moves.ts';
import type { RuleId } from './rule-book.ts';

type Simple = Exclude<
  Event['type'],
  | 'bullet-received'
  | 'card-played'
  | 'card-returned'
  | 'card-turned'
  | 'committed'
  | 'event-idle'
  | 'event-started'
  | 'fizzled'
  | 'marshal-moved'
  | 'moved'
  | 'punched'
  | 'robbed'
  | 'round-card-revealed'
  | 'turn-started'
>;

/** The rule that each event's sentence links to. */
const RULES: Readonly<Record<Simple, RuleId>> = {
  'train-built': 'CE-SETUP-2',
  'first-player-drawn': 'CE-SETUP-13',
  'character-taken': 'CE-SETUP-1',
  'teams-dealt': 'CE-DUO-3',
  'team-taken': 'CE-DUO-3',
  'bandits-boarded': 'CE-SETUP-14',
  'round-started': 'CE-ROUND-1',
  'took-card': 'CE-DUO-9',
  'deck-rebuilt': 'CE-EXPERT-8',
  dealt: 'CE-ROUND-2',
  drew: 'CE-PLAN-3',
  'planning-ended': 'CE-EXEC-1',
  kept: 'CE-EXPERT-4',
  shot: 'CE-FIRE-1',
  'bullets-short': 'CE-LAW-5',
  'strongbox-placed': 'CE-EVENT-4',
  'purse-lost': 'CE-STATION-1',
  'ransom-paid': 'CE-STATION-4',
  'round-ended': 'CE-ROUND-4',
  scored: 'CE-END-1',
  'game-ended': 'CE-END-5',
  left: 'CE-PLAN-12',
  returned: 'CE-PLAN-12',
};

const ACTION_RULES: Readonly<Record<ActionId, RuleId>> = {
  move: 'CE-MOVE-1',
  ladder: 'CE-LADDER-1',
  fire: 'CE-FIRE-1',
  robbery: 'CE-ROB-1',
  punch: 'CE-PUNCH-2',
  marshal: 'CE-MARSHAL-1',
};

/** The rule by which a card has no effect. */
const FIZZLE_RULES = {
  'no-target': 'CE-EXEC-5',
  'no-loot': 'CE-ROB-3',
  'empty-revolver': 'CE-FIRE-8',
} as const satisfies Record<string, RuleId>;

const MOVE_RULES: Readonly<Record<Cause, RuleId>> = {
  move: 'CE-MOVE-1',
  ladder: 'CE-LADDER-1',
  punched: 'CE-PUNCH-4',
  pushed: 'CE-DJANGO-1',
  fled: 'CE-LAW-1',
  braking: 'CE-EVENT-3',
  'swivel-arm': 'CE-EVENT-6',
};

const ROUND_EVENT_RULES: Readonly<Record<EventId, RuleId>> = {
  'angry-marshal': 'CE-EVENT-1',
  'swivel-arm': 'CE-EVENT-6',
  braking: 'CE-EVENT-3',
  'take-it-all': 'CE-EVENT-4',
  'passengers-rebellion': 'CE-EVENT-5',
  'marshals-revenge': 'CE-STATION-1',
  pickpocketing: 'CE-STATION-3',
  'hostage-conductor': 'CE-STATION-4',
};

const TURN_RULES: Readonly<Record<TurnKind, RuleId>> = {
  standard: 'CE-TURN-1',
  tunnel: 'CE-TURN-2',
  'speeding-up': 'CE-TURN-3',
  switching: 'CE-TURN-4',
};

export function ruleOfEvent(event: Event): RuleId {
  switch (event.type) {
    case 'committed':
      return event.what === 'placing' ? 'CE-DUO-8' : 'CE-EXPERT-4';
    case 'round-card-revealed':
      return event.event === undefined ? 'CE-PLAN-1' : ROUND_EVENT_RULES[event.event];
    case 'turn-started':
      return TURN_RULES[event.kind];
    case 'card-played':
      return event.isBonus ? 'CE-DUO-11' : event.isFaceDown ? 'CE-PLAN-5' : 'CE-PLAN-3';
    case 'card-turned':
      return event.wasFaceDown ? 'CE-EXEC-2' : ACTION_RULES[event.card];
    case 'fizzled':
      return event.why === 'no-target' ? TARGET_RULES[event.card] : FIZZLE_RULES[event.why];
    case 'moved':
      return MOVE_RULES[event.cause];
    case 'robbed':
      return event.cause === 'pickpocketing' ? 'CE-STATION-3' : event.loot === 'purse' ? 'CE-ROB-2' : 'CE-ROB-1';
    case 'punched':
      return event.isKept ? 'CE-CHEY-1' : 'CE-PUNCH-3';
    case 'marshal-moved':
      return event.cause === 'card' ? 'CE-MARSHAL-1' : 'CE-EVENT-1';
    case 'bullet-received':
      return BULLET_RULES[event.cause];
    case 'card-returned':
      return event.to === 'deck' ? 'CE-EXEC-7' : 'CE-EXPERT-6';
    case 'event-started':
    case 'event-idle':
      return ROUND_EVENT_RULES[event.event];
    default:
      return RULES[event.type];
  }
}

/** The rule about possible targets, by the card that found none. */
const TARGET_RULES: Readonly<Record<ActionId, RuleId>> = { ...ACTION_RULES, fire: 'CE-FIRE-7', punch: 'CE-PUNCH-1' };

const BULLET_RULES = {
  marshal: 'CE-LAW-1',
  'angry-marshal': 'CE-EVENT-1',
  'passengers-rebellion': 'CE-EVENT-5',
} as const satisfies Record<string, RuleId>;
