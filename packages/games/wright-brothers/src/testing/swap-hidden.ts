import { choose, type Rng, type Viewer } from '@saloon/kernel';
import { type Kind, kindAt, minus, plus, SHERIFF, sizeOf } from '../rules/cards.ts';
import type { State } from '../rules/state.ts';

/** Swaps two cards of different kinds that the viewer can't see. Returns false if it finds none. */
export function swapHidden(state: State, viewer: Viewer, rng: Rng): boolean {
  type Place = { readonly zone: object; readonly get: Kind; readonly set: (kind: Kind) => void };
  const places: Place[] = [];
  const inList = (list: Kind[], isKnown: (place: number) => boolean = () => false) =>
    list.forEach((get, i) => {
      if (get === SHERIFF || isKnown(i)) return;
      const set = (kind: Kind) => {
        list[i] = kind;
      };
      places.push({ zone: {}, get, set });
    });
  inList(state.deck, (place) => state.buried[place] === viewer || state.buried[place] === 'all');
  inList(state.bonus);
  if (state.duel !== undefined && !state.duel.isTurnedUp) inList(state.duel.cards);
  for (const player of state.players) {
    if (player === state.players[viewer === 'spectator' ? -1 : viewer]) continue;
    for (const zone of state.division === undefined ? (['hand', 'revolver'] as const) : (['hand'] as const)) {
      const whole = {};
      for (let i = 0; i < sizeOf(player[zone]); i++) {
        const get = kindAt(player[zone], i);
        const set = (kind: Kind) => {
          player[zone] = plus(minus(player[zone], get), kind);
        };
        places.push({ zone: whole, get, set });
      }
    }
  }
  // What a Switch has just taken is known to two players, in whichever hand it is.
  if (state.taking !== undefined) return false;
  const one = choose(rng, places);
  const others = places.filter(({ zone, get }) => zone !== one.zone && get !== one.get);
  if (others.length === 0) return false;
  const two = choose(rng, others);
  one.set(two.get);
  two.set(one.get);
  return true;
}
