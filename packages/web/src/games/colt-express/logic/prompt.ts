import type { Seat } from '@saloon/kernel';
import type { CharacterId, LootKind, MoveOf, TurnKind, View } from '../wire.ts';
import type { Punching } from './answer.ts';
import type { Kind } from './kinds.ts';
import { punchPart } from './punch.ts';
import { drawsOf, isAsked, movesOf, own, type Situation } from './situation.ts';

/** The text of the prompt bar: the question first, then who is waited for. */
export type Prompt =
  | { readonly type: 'team' | 'placing' | 'taking' | 'over' }
  /** In the basic game nobody can do what others cannot. */
  | { readonly type: 'character'; readonly hasAbilities: boolean }
  | {
      readonly type: 'plan';
      readonly kind: TurnKind;
      /** In a fast turn: is this the second of two actions? */
      readonly isSecond: boolean;
      readonly canHide: boolean;
      /** How many cards can be drawn instead; the deck may have fewer than three. */
      readonly draws: number;
      readonly picked: readonly Kind[];
      /** Other cards of the hand that may go with the picked one. */
      readonly hasBonus: boolean;
    }
  | { readonly type: 'keeping'; readonly kept: number; readonly isLast: boolean }
  /** `bandit`: which of your two acts. */
  | {
      readonly type: 'go';
      readonly bandit: CharacterId | undefined;
      readonly isRoof: boolean;
      readonly marshal: number;
    }
  | { readonly type: 'shoot'; readonly bandit: CharacterId | undefined; readonly left: number }
  | { readonly type: 'rob'; readonly bandit: CharacterId | undefined }
  | { readonly type: 'marshal'; readonly car: number }
  | { readonly type: 'punch-target'; readonly bandit: CharacterId | undefined }
  | { readonly type: 'punch-loot' | 'punch-direction'; readonly target: CharacterId }
  | { readonly type: 'punch-keep'; readonly target: CharacterId; readonly loot: LootKind }
  | {
      readonly type: 'waiting';
      readonly seats: readonly Seat[];
      readonly what: View['phase'];
      readonly isSecret: boolean;
    };

export function promptFor(situation: Situation, picked: readonly Kind[], punching: Punching): Prompt {
  const { view } = situation;
  if (view.phase === 'game-over') return { type: 'over' };
  const { question } = view;
  if (question === undefined || !isAsked(situation)) {
    return {
      type: 'waiting',
      seats: view.asked,
      what: view.phase,
      isSecret: own(situation)?.hasChosen ?? false,
    };
  }
  const isDuo = (own(situation)?.bandits.length ?? 0) > 1;
  const actor = isDuo && 'bandit' in question ? question.bandit : undefined;
  switch (question.type) {
    case 'choose-character':
      return { type: 'character', hasAbilities: view.abilities };
    case 'choose-team':
      return { type: 'team' };
    case 'place-bandits':
      return { type: 'placing' };
    case 'take-card':
      return { type: 'taking' };
    case 'plan':
      return {
        type: 'plan',
        kind: question.kind,
        isSecond: question.kind === 'speeding-up' && question.actionsLeft === 1,
        canHide: question.canHide,
        draws: question.canDraw ? drawsOf(situation) : 0,
        picked,
        hasBonus: picked.length === 1 && hasBonus(movesOf(situation, 'play-card'), picked[0]),
      };
    case 'keep-cards':
      return { type: 'keeping', kept: picked.length, isLast: view.round === view.rounds };
    case 'go': {
      const at = view.bandits.find(({ character }) => character === question.bandit)?.place;
      return { type: 'go', bandit: actor, isRoof: at?.level === 'roof', marshal: view.marshal };
    }
    case 'shoot': {
      const left = view.bandits.find(({ character }) => character === question.bandit)?.bullets ?? 0;
      return { type: 'shoot', bandit: actor, left };
    }
    case 'rob':
      return { type: 'rob', bandit: actor };
    case 'send-marshal':
      return { type: 'marshal', car: view.marshal };
    case 'punch':
      return punchPrompt(movesOf(situation, 'punch'), punching, question.bandit, actor);
  }
}

const hasBonus = (moves: readonly MoveOf<'play-card'>[], kind: Kind | undefined): boolean =>
  moves.some((move) => move.bonus !== undefined && kind === `${move.card}:${move.bandit}`);

function punchPrompt(
  moves: readonly MoveOf<'punch'>[],
  punching: Punching,
  bandit: CharacterId,
  actor: CharacterId | undefined,
): Prompt {
  const target = punching.target ?? moves[0]?.target ?? bandit;
  switch (punchPart(moves, punching)) {
    case 'loot':
      return { type: 'punch-loot', target };
    case 'keep':
      return { type: 'punch-keep', target, loot: punching.loot ?? 'purse' };
    case 'direction':
      return { type: 'punch-direction', target };
    default:
      return { type: 'punch-target', bandit: actor };
  }
}
