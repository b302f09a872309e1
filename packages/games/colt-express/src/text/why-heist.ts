import type { Seat } from '@saloon/kernel';
import { bad, good } from '@saloon/kernel';
import { nextAction } from '../bots/choice-worth.ts';
import { TOKEN_WORTH } from '../bots/token-worth.ts';
import { type BanditSet, banditsAt } from '../rules/bandit-sets.ts';
import { PUNCH, ROBBERY } from '../rules/cards.ts';
import type { LootKind } from '../rules/data.ts';
import { performer } from '../rules/heist.ts';
import type { Choice, Event } from '../rules/moves.ts';
import { isGunslinger } from '../rules/outcome.ts';
import {
  type Bandit,
  banditAt,
  characterOf,
  isRoof,
  jewelsIn,
  type Loot,
  lootAt,
  ownerOf,
  pursesIn,
  type State,
  spotAt,
  spotOf,
  strongboxesIn,
} from '../rules/state.ts';
import type { Reason } from './why-reasons.ts';

/** Reasons for a choice in the heist, from its immediate effect. What later cards did doesn't count. */
export function whyChosen(
  before: State,
  after: State,
  events: readonly Event[],
  seat: Seat,
  choice: Choice,
): readonly Reason[] {
  const own = events.slice(0, 1 + events.findIndex(({ type }) => type === 'card-returned'));
  const bandit = performer(before);
  const next = nextAction(before, bandit);
  const reasons = own.flatMap((event) => reasonIn(event, seat, next));
  if (choice.type === 'rob') reasons.push(...leftBehind(before, bandit, choice.loot));
  if (choice.type === 'go') reasons.push(...whyThere(before, bandit, choice.car, next));
  if (choice.type === 'shoot' && isGunslinger(after, seat) && !isGunslinger(before, seat)) {
    reasons.push(good({ type: 'gunslinger' }));
  }
  return reasons;
}

function reasonIn(event: Event, seat: Seat, next: number | undefined): readonly Reason[] {
  switch (event.type) {
    case 'robbed':
      return event.seat === seat ? [good({ type: 'takes', loot: event.loot, from: undefined })] : [];
    case 'punched': {
      const { loot, target } = event;
      if (event.targetSeat === seat) return [bad({ type: 'hits-own', target })];
      if (loot === undefined) return [];
      if (event.isKept) return [good({ type: 'takes', loot, from: target })];
      return [
        good({ type: 'knocks-down', loot, target }),
        ...(next === ROBBERY ? [good({ type: 'picks-up-next' as const, loot })] : []),
      ];
    }
    case 'shot':
      if (event.seat !== seat) return [];
      return event.targetSeat === seat
        ? [bad({ type: 'hits-own', target: event.target })]
        : [good({ type: 'wounds', target: event.target })];
    case 'moved': {
      if (event.cause !== 'fled') return [];
      const { bandit } = event;
      return [
        event.seat === seat ? bad({ type: 'marshal-finds-you', bandit }) : good({ type: 'marshal-finds', bandit }),
      ];
    }
    default:
      return [];
  }
}

/** There was better loot at the same place. */
function leftBehind(state: State, bandit: Bandit, taken: LootKind): readonly Reason[] {
  const best = bestKind(lootAt(state, spotAt(state, bandit)));
  return best !== undefined && TOKEN_WORTH[best] > TOKEN_WORTH[taken] ? [bad({ type: 'leaves', loot: best })] : [];
}

/** A place is worth what the bandit's next card can do there. */
function whyThere(state: State, bandit: Bandit, car: number, next: number | undefined): readonly Reason[] {
  const spot = spotOf(car, isRoof(spotAt(state, bandit)));
  const loot = bestKind(lootAt(state, spot));
  if (next === ROBBERY)
    return [loot === undefined ? bad({ type: 'nothing-there' }) : good({ type: 'loot-there', loot })];
  if (next === PUNCH) {
    const others = banditsAt(state, spot) & ~(1 << bandit);
    if (others === 0) return [bad({ type: 'nobody-there' })];
    const own = 1 << partnerOf(state, bandit);
    return [others === own ? hitsOwn(own) : good({ type: 'somebody-there' })];
  }
  return next === undefined && loot !== undefined ? [good({ type: 'towards', loot })] : [];
}

/** The other bandit of the same player; a single one is its own. */
function partnerOf(state: State, bandit: Bandit): Bandit {
  const by = ownerOf(state, bandit);
  return banditAt(state, by, banditAt(state, by, 0) === bandit ? 1 : 0);
}

/** CE-RULING-17: the partner is the only target, so it must be hit. */
export const hitsOwn = (gang: BanditSet): Reason =>
  bad({ type: 'hits-own', target: characterOf(31 - Math.clz32(gang)) });

/** The best kind of loot there. */
export function bestKind(loot: Loot): LootKind | undefined {
  if (strongboxesIn(loot) > 0) return 'strongbox';
  if (jewelsIn(loot) > 0) return 'jewel';
  return pursesIn(loot) > 0 ? 'purse' : undefined;
}
