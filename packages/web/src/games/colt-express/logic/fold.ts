import { PRINTED } from '@saloon/colt-express/text';
import type { BanditView, CharacterId, Event, Floor, LootKind, PileCard, Place, View } from '../wire.ts';

const FIELDS = { purse: 'purses', jewel: 'jewels', strongbox: 'strongboxes' } as const;

/**
 * The board as it looked after an event, built from the event. The view is always at the end of a step; this shows the
 * way there, one card of the heist at a time.
 */
export function afterEvent(board: View, event: Event): View {
  switch (event.type) {
    case 'round-card-revealed': {
      const { card: id, turns, event: happening, round } = event;
      const roundCard = { id, turns, event: happening, isStation: id.startsWith('station') };
      return { ...board, round, roundCard, phase: 'planning', turn: 0, order: [], pile: [], resolving: undefined };
    }
    case 'turn-started':
      return { ...board, turn: event.turn, order: event.order };
    case 'card-played': {
      const { seat, card, bandit, isFaceDown, isBonus } = event;
      const laid: PileCard = { seat, card, bandit, isFaceDown, isBonus, turn: board.turn, isResolved: false };
      return { ...board, pile: [...board.pile, laid] };
    }
    case 'planning-ended':
      return {
        ...board,
        phase: 'heist',
        turn: 0,
        order: [],
        resolving: 0,
        pile: board.pileView === 'history' ? board.pile : board.pile.map((one) => ({ ...one, card: 'covered' })),
      };
    case 'card-turned':
      return {
        ...board,
        resolving: event.place,
        pile: replaced(board.pile, event.place, (one) => ({ ...one, card: event.card, bandit: event.bandit })),
      };
    case 'card-returned':
      return {
        ...board,
        resolving: event.place + 1,
        pile: replaced(board.pile, event.place, (one) => ({ ...one, isResolved: true })),
      };
    case 'moved':
      return withBandit(board, event.bandit, (bandit) => ({ ...bandit, place: event.to }));
    case 'shot':
      return withBandit(board, event.bandit, (bandit) => ({ ...bandit, bullets: event.bulletsLeft }));
    case 'robbed':
      return withBandit(lying(board, event.place, event.loot, -1), event.bandit, (bandit) =>
        holding(bandit, event.loot, 1, event.value),
      );
    case 'punched': {
      const { loot } = event;
      if (loot === undefined) return board;
      const lost = withBandit(board, event.target, (bandit) => holding(bandit, loot, -1, event.value));
      return event.isKept
        ? withBandit(lost, event.bandit, (bandit) => holding(bandit, loot, 1, event.value))
        : lying(lost, event.place, loot, 1);
    }
    case 'marshal-moved':
      return { ...board, marshal: event.to };
    case 'bullet-received':
      return { ...board, neutralBullets: event.supply };
    case 'strongbox-placed':
      return {
        ...lying(board, event.place, 'strongbox', 1),
        reserveStrongboxes: Math.max(0, board.reserveStrongboxes - 1),
      };
    case 'purse-lost':
      return withBandit(board, event.bandit, (bandit) => holding(bandit, 'purse', -1, event.value));
    case 'ransom-paid':
      return withBandit(board, event.bandit, (bandit) => ({
        ...bandit,
        loot: { ...bandit.loot, ransoms: bandit.loot.ransoms + 1 },
        ...(bandit.worth === undefined ? {} : { worth: bandit.worth + event.amount }),
      }));
    default:
      return board;
  }
}

const replaced = <Thing>(things: readonly Thing[], at: number, change: (thing: Thing) => Thing): readonly Thing[] =>
  things.map((thing, i) => (i === at ? change(thing) : thing));

const withBandit = (board: View, who: CharacterId, change: (bandit: BanditView) => BanditView): View => ({
  ...board,
  bandits: board.bandits.map((bandit) => (bandit.character === who ? change(bandit) : bandit)),
});

/** Others see only how many; the owner also sees what a piece is worth, and which purses there are. */
function holding(bandit: BanditView, kind: LootKind, more: 1 | -1, value?: number | 'face-down'): BanditView {
  const loot = { ...bandit.loot, [FIELDS[kind]]: Math.max(0, bandit.loot[FIELDS[kind]] + more) };
  const worth = kind === 'purse' ? value : PRINTED[kind];
  if (bandit.worth === undefined || typeof worth !== 'number') return { ...bandit, loot };
  const own = { ...bandit, loot, worth: bandit.worth + more * worth };
  if (kind !== 'purse' || bandit.purses === undefined) return own;
  return {
    ...own,
    purses: more === 1 ? [...bandit.purses, worth].sort((a, b) => a - b) : without(bandit.purses, worth),
  };
}

function without(purses: readonly number[], value: number): readonly number[] {
  const at = purses.indexOf(value);
  return at < 0 ? purses : purses.toSpliced(at, 1);
}

const lying = (board: View, { car, level }: Place, kind: LootKind, more: 1 | -1): View => ({
  ...board,
  cars: replaced(board.cars, car, (one) => {
    const there: Floor = one[level];
    return { ...one, [level]: { ...there, [FIELDS[kind]]: Math.max(0, there[FIELDS[kind]] + more) } };
  }),
});
