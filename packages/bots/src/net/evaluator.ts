import type { Seat } from '@saloon/kernel';
import type { Playable } from '../information-set.ts';
import type { Evaluator } from '../search/guide.ts';
import { type Net, powerOf, sigmoidOf } from './net.ts';

/** Throws if the net was trained with another encoding of the game. */
export function evaluatorOf<State, Move>(game: Playable<State, Move>, net: Net): Evaluator<State, Move> {
  const { encoding } = game.knowledge;
  const { header } = net;
  if (encoding === undefined) throw new Error(`Cannot use weights for ${game.id}: the game has no encoding`);
  const isSame =
    header.game === game.id &&
    header.encoding === encoding.version &&
    header.features === encoding.features.length &&
    header.parts === encoding.parts.length;
  if (!isSame) {
    throw new Error(
      `Cannot use weights of ${header.game}, encoding ${header.encoding}, for ${game.id}, encoding ${encoding.version}`,
    );
  }
  const features = new Int8Array(encoding.features.length);
  const parts: number[] = [];
  const show = (state: State, by: Seat): void => {
    features.fill(0);
    encoding.encode(state, by, features);
    net.show(features);
  };
  return {
    value: (state, me, worth) => {
      show(state, me);
      const seats = game.seatCount(state);
      for (let i = 0; i < seats; i++) worth[(me + i) % seats] = sigmoidOf(net.logitOfSeat(i));
    },
    weigh: (state, by, moves, weights) => {
      show(state, by);
      let most = Number.NEGATIVE_INFINITY;
      for (let i = 0; i < moves.length; i++) {
        const move = moves[i];
        const logit = move === undefined ? 0 : net.logitOfParts(parts, encoding.partsOf(state, by, move, parts));
        weights[i] = logit;
        if (logit > most) most = logit;
      }
      for (let i = 0; i < moves.length; i++) weights[i] = powerOf(most - (weights[i] as number));
    },
  };
}
