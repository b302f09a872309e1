import type { EventCard } from '../rules/cards.ts';
import type { Event } from '../rules/moves.ts';
import type { RuleId } from './rule-book.ts';

type Simple = Exclude<Event['type'], 'event-played' | 'race-started' | 'passed'>;

/** The rule that each event's sentence links to. */
const EVENT_RULES: Readonly<Record<Simple, RuleId>> = {
  'round-started': 'WB-SETUP-2',
  dealt: 'WB-SETUP-4',
  'turn-started': 'WB-TURN-1',
  discarded: 'WB-DISC-1',
  loaded: 'WB-LOAD-1',
  drew: 'WB-DRAW-2',
  'sheriff-came': 'WB-SHER-2',
  took: 'WB-SWITCH-3',
  'gave-back': 'WB-SWITCH-4',
  'lost-to-indians': 'WB-IND-2',
  'duel-called': 'WB-DUEL-1',
  'duel-turned-up': 'WB-DUEL-4',
  'duel-called-off': 'WB-DUEL-8',
  'race-drawn': 'WB-TIME-12',
  slapped: 'WB-RACE-2',
  'slap-void': 'WB-RACE-4',
  pressed: 'WB-RACE-10',
  fouled: 'WB-DUEL-7',
  sealed: 'WB-SEAL-1',
  unsealed: 'WB-SEAL-4',
  'race-closed': 'WB-RACE-5',
  'bonus-received': 'WB-2P-3',
  revealed: 'WB-SHOW-2',
  missed: 'WB-MISS-4',
  divided: 'WB-DIV-2',
  'round-ended': 'WB-SCORE-5',
  ready: 'WB-SCORE-4',
  'game-ended': 'WB-END-2',
  left: 'WB-RACE-7',
  returned: 'WB-RACE-7',
};

const EVENT_CARD_RULES: Readonly<Record<EventCard, RuleId>> = {
  switch: 'WB-SWITCH-1',
  helper: 'WB-HELP-1',
  indians: 'WB-IND-1',
};

export function ruleOfEvent(event: Event): RuleId {
  switch (event.type) {
    case 'event-played':
      return EVENT_CARD_RULES[event.card as EventCard] ?? 'WB-EVT-1';
    case 'race-started':
      return event.cause === 'arrival' ? 'WB-SHER-4' : event.cause === 'duel' ? 'WB-DUEL-5' : 'WB-SHOOT-1';
    case 'passed':
      return event.why === 'time' ? 'WB-TURN-9' : 'WB-TURN-3';
    default:
      return EVENT_RULES[event.type];
  }
}
