import type { Event } from '../rules/moves.ts';
import type { RuleId } from './rule-book.ts';

type Simple = Exclude<
  Event['type'],
  | 'charged'
  | 'declined'
  | 'faced'
  | 'fell'
  | 'game-ended'
  | 'jailed'
  | 'refilled'
  | 'repelled'
  | 'rode'
  | 'turn-started'
>;

/** The rule behind what happened, for the link beside its sentence. */
const EVENT_RULES: Readonly<Record<Simple, RuleId>> = {
  'game-started': 'C45-SETUP-9',
  dealt: 'C45-SETUP-4',
  'stood-in': 'C45-ONLINE-8',
  exchanged: 'C45-ARM-3',
  drew: 'C45-ARM-2',
  passed: 'C45-ARM-1',
  hired: 'C45-HIRE-1',
  kept: 'C45-HIRE-3',
  rejected: 'C45-HIRE-4',
  'worked-off': 'C45-BAIL-3',
  announced: 'C45-CALL-1',
  joined: 'C45-CALL-4',
  paid: 'C45-PAY-4',
  owing: 'C45-PAY-6',
  picked: 'C45-ATT-1',
  'blew-up': 'C45-DYN-1',
  'vote-called': 'C45-DYN-3',
  voted: 'C45-DYN-3',
  'votes-counted': 'C45-DYN-4',
  'cowboy-dealt': 'C45-DYN-4',
  'shootout-started': 'C45-SHOOT-1',
  shot: 'C45-SHOOT-4',
  defended: 'C45-DEF-1',
  fled: 'C45-SHOOT-8',
  'card-discarded': 'C45-GRD-11',
  'loot-taken': 'C45-DIV-1',
  'money-reshuffled': 'C45-SHER-9',
  'robbery-ended': 'C45-NEXT-2',
  left: 'C45-ONLINE-11',
  returned: 'C45-ONLINE-11',
};

export function ruleOfEvent(event: Event): RuleId {
  switch (event.type) {
    case 'turn-started':
      return event.isHighNoon ? 'C45-LOOP-1' : 'C45-ARM-1';
    case 'declined':
      return event.why === 'chosen' ? 'C45-CALL-2' : 'C45-CALL-3';
    case 'charged':
      return event.due === 'bail' ? 'C45-BAIL-6' : 'C45-SHER-1';
    case 'faced':
      return event.threat === 'indians' ? 'C45-IND-1' : 'C45-GRD-2';
    case 'repelled':
      return event.threat === 'indians' ? 'C45-IND-2' : 'C45-GRD-9';
    case 'rode':
      return event.threat === 'shot' ? 'C45-DEF-5' : 'C45-CARD-2';
    case 'fell':
      return event.threat === 'dynamite' ? 'C45-DYN-1' : event.threat === 'shot' ? 'C45-DEF-5' : 'C45-GRD-8';
    case 'jailed':
      return event.why === 'chosen' ? 'C45-SHER-1' : 'C45-SHER-2';
    case 'refilled':
      return event.deck === 'weapons' ? 'C45-DECK-2' : event.deck === 'money' ? 'C45-DECK-3' : 'C45-DECK-4';
    case 'game-ended':
      return event.why === 'target' ? 'C45-END-1' : 'C45-END-5';
    default:
      return EVENT_RULES[event.type];
  }
}
