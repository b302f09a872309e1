import { type Seat, seat as seatAt } from '@saloon/kernel';
import type { Cards, CowboyCard, PriceView, View } from '../wire.ts';
import type { Draft } from './answers.ts';
import type { Situation } from './choice.ts';
import { shotsWith } from './offered.ts';

export type Danger = { readonly type: 'guards' | 'indians'; readonly count: number };

/** What the action bar asks or tells; `words.prompt` says it. */
export type Prompt =
  | { readonly type: 'arm'; readonly cards: number; readonly bail: number; readonly isNoon: boolean }
  | { readonly type: 'exchange'; readonly cards: Cards }
  | { readonly type: 'need-cowboy'; readonly isNoon: boolean }
  /** `bail`: the tokens that would be laid on this cowboy. */
  | { readonly type: 'hire'; readonly cowboy: CowboyCard | undefined; readonly bail: number }
  | { readonly type: 'call'; readonly by: Seat; readonly price: PriceView | undefined }
  | { readonly type: 'pick'; readonly slot: number | undefined }
  | { readonly type: 'face'; readonly danger: Danger; readonly rivals: readonly Seat[]; readonly chosen: Cards }
  | { readonly type: 'fine'; readonly price: PriceView | undefined }
  | { readonly type: 'vote' }
  | { readonly type: 'shootout'; readonly chosen: Cards; readonly canFire: boolean; readonly rivals: readonly Seat[] }
  | { readonly type: 'aim'; readonly cards: Cards }
  | { readonly type: 'defend'; readonly by: Seat; readonly strength: number; readonly chosen: Cards }
  /** Somebody else is asked, or you have answered. */
  | { readonly type: 'other'; readonly phase: View['phase']; readonly seat: Seat; readonly danger: Danger | undefined }
  /** What you have just done is still on screen. */
  | { readonly type: 'own'; readonly danger: Danger | undefined }
  | { readonly type: 'votes'; readonly waiting: readonly Seat[] }
  | { readonly type: 'over'; readonly winners: readonly number[]; readonly isCap: boolean };

export function promptFor({ view, moves, you }: Situation, draft: Draft): Prompt {
  const { phase, robbery } = view;
  if (phase === 'game-over') {
    return { type: 'over', winners: view.ended?.winners ?? [], isCap: view.ended?.why === 'robbery-cap' };
  }
  const own = you === undefined ? undefined : view.players[you];
  const danger = robbery?.threat === undefined ? undefined : { type: robbery.threat.type, count: robbery.threat.count };
  if (own === undefined || moves.length === 0) {
    if (phase === 'vote') return { type: 'votes', waiting: view.asked };
    return view.active === you ? { type: 'own', danger } : { type: 'other', phase, seat: view.active, danger };
  }
  const { chosen } = draft;
  const rivals = rivalsIn(view, own.team);
  switch (phase) {
    case 'arming':
      if (own.cowboy === undefined) return { type: 'need-cowboy', isNoon: view.isHighNoon };
      if (chosen.length > 0) return { type: 'exchange', cards: chosen };
      return { type: 'arm', cards: own.cards, bail: own.cowboy.bail, isNoon: view.isHighNoon };
    case 'hire':
      return {
        type: 'hire',
        cowboy: view.hired === 'face-down' ? undefined : view.hired,
        bail: view.bailOnHire,
      };
    case 'call':
      return { type: 'call', by: robbery?.initiator ?? view.active, price: view.price };
    case 'pick':
      return { type: 'pick', slot: draft.slot };
    case 'face':
      return { type: 'face', danger: danger ?? { type: 'guards', count: 0 }, rivals, chosen };
    case 'fine':
      return { type: 'fine', price: view.price };
    case 'vote':
      return { type: 'vote' };
    case 'shootout': {
      const canFire = shotsWith(moves, chosen).length > 0;
      return draft.isAiming && canFire ? { type: 'aim', cards: chosen } : { type: 'shootout', chosen, canFire, rivals };
    }
    case 'defend': {
      const shot = robbery?.shot;
      return { type: 'defend', by: shot?.shooter ?? view.active, strength: shot?.strength ?? 0, chosen };
    }
  }
}

/** Those of other teams who are in the robbery. */
const rivalsIn = ({ players }: View, team: number): readonly Seat[] =>
  players.flatMap((player, i) => (player.part === 'in' && player.team !== team ? [seatAt(i)] : []));
