import type { Emit } from '@saloon/kernel';
import { type BanditSet, banditsAt, countIn, inOrder } from './bandit-sets.ts';
import { NEUTRAL } from './cards.ts';
import { giveBullet } from './draw.ts';
import type { Cause, Event, Why } from './moves.ts';
import { placeOf } from './public-ids.ts';
import { type Bandit, characterOf, ownerOf, type Spot, type State, spotAt, spotOf } from './state.ts';

/** Moves a bandit without checking for the Marshal: call `meetMarshal` afterwards. */
export function moveBandit(state: State, bandit: Bandit, to: Spot, cause: Cause, why: Why, emit?: Emit<Event>): void {
  const from = spotAt(state, bandit);
  state.spot[bandit] = to;
  emit?.({
    type: 'moved',
    bandit: characterOf(bandit),
    seat: ownerOf(state, bandit),
    from: placeOf(from),
    to: placeOf(to),
    cause,
    why,
  });
}

/** CE-LAW-5, CE-EVENT-7: one neutral bullet for each bandit in the set, or none for anybody if there are too few. */
export function giveNeutralBullets(
  state: State,
  set: BanditSet,
  cause: 'marshal' | 'angry-marshal' | 'passengers-rebellion',
  emit?: Emit<Event>,
  afterEach?: (bandit: Bandit) => void,
): void {
  if (set === 0) return;
  const isEnough = state.neutral >= countIn(set);
  const list = inOrder(state, set);
  if (!isEnough) emit?.({ type: 'bullets-short', bandits: list.map(characterOf), supply: state.neutral });
  for (const bandit of list) {
    if (isEnough) {
      const seat = ownerOf(state, bandit);
      state.neutral -= 1;
      giveBullet(state, seat, NEUTRAL);
      emit?.({ type: 'bullet-received', bandit: characterOf(bandit), seat, cause, supply: state.neutral });
    }
    afterEach?.(bandit);
  }
}

/** CE-LAW-1..4: every bandit inside the Marshal's car gets a bullet and flees to its roof. Call after any of them moved. */
export function meetMarshal(state: State, emit?: Emit<Event>): void {
  const inside = banditsAt(state, spotOf(state.marshal, false));
  if (inside === 0) return;
  const roof = spotOf(state.marshal, true);
  giveNeutralBullets(state, inside, 'marshal', emit, (bandit) =>
    moveBandit(state, bandit, roof, 'fled', 'forced', emit),
  );
}
