import { play } from '../../kit/sound/sound.ts';
import type { Confirm } from '../../table/ask/use-confirm.ts';
import type { Board } from './board.ts';
import type { Act, Answer } from './logic/answers.ts';
import { readDrop } from './logic/drop.ts';
import { type Draft, type Narrowed, narrow, pressed } from './logic/narrow.ts';
import type { Situation } from './logic/situation.ts';
import { type Spot, spotKey } from './logic/spots.ts';
import { type Why, whyNot } from './logic/why.ts';
import type { Words } from './text/words.ts';
import type { AutoPilot } from './use-auto.ts';
import type { Drafting } from './use-draft.ts';
import type { Move } from './wire.ts';

type Hands = {
  readonly situation: Situation;
  readonly drafting: Drafting;
  readonly narrowed: Narrowed;
  readonly answers: readonly Answer[];
  readonly confirm: Confirm;
  readonly confirms: boolean;
  readonly pilot: AutoPilot;
  readonly words: Words;
  readonly send: (move: Move) => void;
  readonly refuse: (why: Why) => void;
};

export type Pressing = {
  readonly board: Board;
  act(what: Act): void;
  card(key: number): void;
  drop(key: number, drop: string): void;
};

/** What presses on hand, street and buttons do: they lay a move out, step by step, and send it once it is meant. */
export function pressingFor(hands: Hands): Pressing {
  const { situation, drafting, narrowed, answers, confirm, confirms, pilot, words, refuse } = hands;
  const { draft, hand } = drafting;

  function send(move: Move, by: Draft): void {
    drafting.send(by.picks.flatMap(({ key }) => key ?? []));
    hands.send(move);
  }
  /** A draft that leaves one move is sent where it was meant or nothing is to be confirmed, else laid out. */
  function take(next: Draft, isMeant: boolean): void {
    pilot.stop();
    const { ready } = narrow(situation, next);
    if (ready !== undefined && (isMeant || !confirms)) return send(ready, next);
    drafting.set(next);
    play('slide');
  }
  function pressCard(key: number): void {
    const card = hand.find((one) => one.key === key)?.card;
    if (card === undefined) return;
    const next = pressed(situation, draft, { type: 'hand', card }, key);
    if (next === undefined) refuse(whyNot(situation, card));
    else take(next, false);
  }
  function pressSpot(spot: Spot): void {
    if (spot.type === 'hand') return pressCard(keyFor(spot) ?? -1);
    const next = pressed(situation, draft, spot);
    if (next === undefined) return;
    const { ready } = narrow(situation, next);
    const answer = answers.find(({ act }) => act.type === 'send' && act.move === ready);
    // A prepared card is deliberate; a single press on the street needs a second one.
    if (next.picks.length === 1 && answer?.isFinal && ready !== undefined) {
      confirm.press(answer.id, words.answer(answer.saying, situation.view), () => send(ready, next));
    } else take(next, next.picks.length > 1);
  }
  /** The copy that is picked already, or the first one that is not. */
  const keyFor = (spot: Spot & { readonly type: 'hand' }): number | undefined =>
    draft.picks.find((pick) => spotKey(pick.spot) === spotKey(spot))?.key ??
    hand.find(({ card, key }) => card === spot.card && !draft.picks.some((pick) => pick.key === key))?.key;

  const armed = answers.find(({ id }) => id === confirm.armed)?.act;
  const armedAt = narrowed.left.find(({ move }) => armed?.type === 'send' && armed.move === move)?.spots[0];
  return {
    board: {
      press: pressSpot,
      standingOf: (spot) => {
        const key = spotKey(spot);
        if (draft.picks.some((pick) => spotKey(pick.spot) === key)) return 'picked';
        if (!narrowed.lit.has(key)) return 'idle';
        return armedAt !== undefined && spotKey(armedAt) === key ? 'armed' : 'can';
      },
    },
    act(what) {
      if (what.type === 'send') send(what.move, draft);
      else if (what.type === 'press') pressSpot(what.spot);
      else if (what.type === 'way') drafting.set({ ...draft, way: what.way });
      else drafting.back();
    },
    card: pressCard,
    drop(key, drop) {
      const card = hand.find((one) => one.key === key)?.card;
      if (card === undefined) return;
      const next = readDrop(situation, card, key, drop);
      if (next !== undefined) take(next, true);
      else refuse(narrowed.lit.has(spotKey({ type: 'hand', card })) ? 'BAD_TARGET' : whyNot(situation, card));
    },
  };
}
