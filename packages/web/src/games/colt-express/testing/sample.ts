import { type Seat, seat } from '@saloon/kernel';
import type { Situation } from '../logic/situation.ts';
import type { BanditView, CharacterId, Floor, Move, PileCard, Place, PlayerView, View } from '../wire.ts';

export const ann = seat(0);
export const bob = seat(1);
export const cal = seat(2);

export const floor = (purses = 0, jewels = 0, strongboxes = 0): Floor => ({ purses, jewels, strongboxes, known: [] });
export const inside = (car: number): Place => ({ car, level: 'inside' });
export const roof = (car: number): Place => ({ car, level: 'roof' });

export const bandit = (character: CharacterId, by: Seat, place: Place, more: Partial<BanditView> = {}): BanditView => ({
  character,
  seat: by,
  place,
  bullets: 6,
  loot: { purses: 1, jewels: 0, strongboxes: 0, ransoms: 0 },
  known: [],
  ...more,
});

export const player = (bandits: readonly CharacterId[], more: Partial<PlayerView> = {}): PlayerView => ({
  bandits,
  cards: 6,
  deck: 4,
  discard: 0,
  discardSeen: [],
  bulletsOnTop: [],
  received: [],
  receivedCount: 0,
  fired: 0,
  isAway: false,
  hasChosen: false,
  ...more,
});

export const laid = (by: Seat, turn: number, card: PileCard['card'], more: Partial<PileCard> = {}): PileCard => ({
  seat: by,
  turn,
  card,
  isFaceDown: false,
  isBonus: false,
  isResolved: false,
  ...more,
});

/** Three players in a standard turn: Ann is Ghost, Bob is Doc, Cal is Belle; three wagons, the Marshal in front. */
export function table(more: Partial<View> = {}): View {
  return {
    phase: 'planning',
    mode: 'standard',
    isExpert: false,
    abilities: true,
    events: true,
    stations: true,
    pileView: 'history',
    round: 1,
    rounds: 5,
    first: ann,
    roundCard: { id: 'r24-bridge', turns: ['standard', 'speeding-up', 'standard'], isStation: false },
    pastRounds: [],
    turn: 1,
    order: [ann, bob, cal],
    active: ann,
    asked: [ann],
    question: {
      type: 'plan',
      kind: 'standard',
      isFaceDown: false,
      canHide: false,
      canAddBonus: false,
      canDraw: true,
      actionsLeft: 1,
    },
    teams: [],
    cars: [
      { id: 'locomotive', inside: floor(0, 0, 1), roof: floor() },
      { id: 'wagon-a', inside: floor(3), roof: floor() },
      { id: 'wagon-c', inside: floor(1, 1), roof: floor() },
      { id: 'wagon-e', inside: floor(4, 1), roof: floor() },
    ],
    marshal: 0,
    neutralBullets: 13,
    reserveStrongboxes: 1,
    bandits: [bandit('ghost', ann, inside(3)), bandit('doc', bob, inside(2)), bandit('belle', cal, inside(3))],
    players: [player(['ghost']), player(['doc']), player(['belle'])],
    pile: [],
    lastHeist: [],
    ...more,
  };
}

export const situation = (view: View, moves: readonly Move[], you: Seat | undefined = ann): Situation => ({
  view,
  moves,
  you,
});
