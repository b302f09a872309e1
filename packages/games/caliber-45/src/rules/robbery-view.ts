import { itemAt } from '@saloon/kernel';
import type { RobberyView, ShotView } from '../wire/view-types.ts';
import { threatOf } from './attack.ts';
import { cardsIn, type MoneyCard, sumOf } from './cards.ts';
import { teamCount } from './outcome.ts';
import { lastToAct } from './shootout.ts';
import { NOTHING, type Phase, type Shot, type State } from './state.ts';

const STAGES: Readonly<Partial<Record<Phase, RobberyView['stage']>>> = {
  call: 'call',
  pick: 'attack',
  face: 'attack',
  fine: 'attack',
  vote: 'vote',
  shootout: 'shootout',
  defend: 'shootout',
};

/** The current robbery. All of it is public. */
export function robberyView(state: State): RobberyView | undefined {
  const stage = STAGES[state.phase];
  if (stage === undefined) return undefined;
  const { repeller } = state;
  return {
    number: state.robberies + 1,
    initiator: state.initiator,
    stage,
    card: cardOf(state),
    slot: state.slot === NOTHING ? undefined : state.slot,
    threat: state.phase === 'face' ? { ...threatOf(state), facing: state.active } : undefined,
    repelled:
      repeller === undefined
        ? undefined
        : {
            seat: repeller,
            cards: cardsIn(state.repelledWith),
            sum: sumOf(state.repelledWith),
            strength: state.repelledStrength,
          },
    shot: state.shot && shotView(state.shot),
    heirs: Array.from({ length: teamCount(state) }, (_, team) => team)
      .filter((team) => state.players.some((player) => player.part === 'in' && player.team === team))
      .map((team) => lastToAct(state, team)),
  };
}

/** In a vote the dynamite is already on the discard. */
function cardOf(state: State): MoneyCard | undefined {
  const money = state.phase === 'vote' ? state.moneyDiscard.at(-1) : state.revealed;
  return money === undefined || money === NOTHING ? undefined : itemAt(state.box.money, money);
}

function shotView(shot: Shot): ShotView {
  const { shooter, target, strength, answer } = shot;
  return {
    shooter,
    target,
    cards: cardsIn(shot.cards),
    sum: sumOf(shot.cards),
    strength,
    answer,
    defence:
      answer === 'defended'
        ? { cards: cardsIn(shot.answerCards), sum: sumOf(shot.answerCards), strength: shot.defence }
        : undefined,
  };
}
