import type { CharacterId, Move, MoveOf, Place } from '../wire.ts';
import type { Act, Answer, Punching } from './answer.ts';
import { cardOf, type Kind, kindOf } from './kinds.ts';
import { keepMove, playMove, takeMove } from './pick.ts';
import { punchAnswers } from './punch.ts';
import { drawsOf, laidOut, movesOf, type Situation } from './situation.ts';

const send = (move: Move): Act => ({ type: 'send', move });

/** What can be answered now, with these cards picked and this much of a punch settled, from the tail to the engine. */
export const answersFor = (situation: Situation, picked: readonly Kind[], punching: Punching): readonly Answer[] =>
  offered(situation, picked, punching).toSorted((a, b) => carOf(situation, b) - carOf(situation, a));

/** The car in which an answer is lit. Answers outside the picture keep their order. */
function carOf(situation: Situation, { spot }: Answer): number {
  if (spot === undefined) return 0;
  return spot.type === 'bandit' ? (placeOf(situation, spot.bandit)?.car ?? 0) : spot.place.car;
}

function offered(situation: Situation, picked: readonly Kind[], punching: Punching): readonly Answer[] {
  const { question } = situation.view;
  if (situation.moves.length === 0 || question === undefined) return [];
  switch (question.type) {
    case 'choose-character':
      return movesOf(situation, 'choose-character')
        .filter(({ character }) => character === 'random')
        .map((move) => ({ id: 'random', saying: { type: 'random' }, look: 'can', act: send(move), isFinal: true }));
    case 'choose-team':
      return [];
    case 'place-bandits':
      return movesOf(situation, 'place-bandits').map((move, i) => ({
        id: `place-${i}`,
        saying: { type: 'place', last: move.last },
        look: 'can',
        act: send(move),
        isFinal: true,
      }));
    case 'take-card': {
      const move = takeMove(situation, picked[0]);
      if (move === undefined || picked[0] === undefined) return [];
      return [{ id: 'take', saying: { type: 'take', card: picked[0] }, look: 'main', act: send(move), isFinal: false }];
    }
    case 'plan':
      return planAnswers(situation, picked);
    case 'keep-cards':
      return keepAnswers(situation, picked);
    case 'go': {
      const from = placeOf(situation, question.bandit);
      return movesOf(situation, 'go').map((move) => ({
        id: `go-${move.car}`,
        saying: { type: 'go', car: move.car, from: from?.car ?? move.car },
        look: 'can',
        act: send(move),
        spot: { type: 'place', place: { car: move.car, level: from?.level ?? 'inside' } },
        isFinal: true,
      }));
    }
    case 'shoot':
      return movesOf(situation, 'shoot').map((move, i) => ({
        id: `shoot-${i}`,
        saying: { type: 'shoot', target: move.target },
        look: 'can',
        act: send(move),
        spot: { type: 'bandit', bandit: move.target },
        isFinal: true,
      }));
    case 'rob':
      return movesOf(situation, 'rob').map((move, i) => ({
        id: `rob-${i}`,
        saying: { type: 'rob', loot: move.loot },
        look: 'can',
        act: send(move),
        spot: { type: 'loot', place: question.place, kind: move.loot },
        isFinal: true,
      }));
    case 'send-marshal':
      return movesOf(situation, 'send-marshal').map((move, i) => {
        const car = situation.view.marshal + (move.direction === 'forward' ? -1 : 1);
        return {
          id: `send-${i}`,
          saying: { type: 'send', car, direction: move.direction },
          look: 'can',
          act: send(move),
          spot: { type: 'place', place: { car, level: 'inside' } },
          isFinal: true,
        };
      });
    case 'punch':
      return punchAnswers(movesOf(situation, 'punch'), punching, question.place);
  }
}

/** In planning the answers are play and draw; there is no pass (CE-PLAN-4). */
function planAnswers(situation: Situation, picked: readonly Kind[]): readonly Answer[] {
  const draw = movesOf(situation, 'draw-cards')[0];
  const drawing: Answer = {
    id: 'draw',
    saying: { type: 'draw', count: drawsOf(situation) },
    look: 'can',
    isFinal: true,
    ...(draw === undefined ? { why: 'deck-empty' } : { act: send(draw) }),
  };
  const hide = playMove(situation, picked, true);
  const play = playMove(situation, picked);
  return [
    drawing,
    ...(hide === undefined ? [] : [laid('hide', picked, hide, 'can')]),
    ...(play === undefined ? [] : [laid('play', picked, play, 'main')]),
  ];
}

const laid = (
  type: 'play' | 'hide',
  cards: readonly Kind[],
  move: MoveOf<'play-card'>,
  look: Answer['look'],
): Answer => ({ id: type, saying: { type, cards }, look, act: send(move), isFinal: false });

/** DP-9, with the two shortcuts of section 11. */
function keepAnswers(situation: Situation, picked: readonly Kind[]): readonly Answer[] {
  const actions = laidOut(situation)
    .map(kindOf)
    .filter((kind) => 'action' in cardOf(kind));
  const none = keepMove(situation, []);
  const move = keepMove(situation, picked);
  return [
    ...(none === undefined
      ? []
      : [{ id: 'keep-none', saying: { type: 'keep-none' }, look: 'ghost', act: send(none), isFinal: true } as const]),
    ...(picked.length === actions.length
      ? []
      : [
          {
            id: 'keep-all',
            saying: { type: 'keep-all' },
            look: 'can',
            act: { type: 'pick-all' },
            isFinal: false,
          } as const,
        ]),
    ...(move === undefined || picked.length === 0
      ? []
      : [
          {
            id: 'keep',
            saying: { type: 'keep', count: picked.length, discarded: laidOut(situation).length - picked.length },
            look: 'main',
            act: send(move),
            isFinal: false,
          } as const,
        ]),
  ];
}

const placeOf = ({ view }: Situation, who: CharacterId): Place | undefined =>
  view.bandits.find(({ character }) => character === who)?.place;
