import { type Signal, useSignal } from '@preact/signals';
import type { TableState } from '@saloon/client';
import type { HintMove, Offer } from '@saloon/protocol';
import { useCallback, useEffect } from 'preact/hooks';
import { t } from '../../core/i18n/index.ts';
import { settings } from '../../core/settings/store.ts';
import { announce } from '../../kit/live.tsx';
import { toast } from '../../kit/toast.tsx';
import type { TableStore } from '../../net/table-store.ts';
import { refusalText } from '../frame/refusal.ts';

/** A hint on screen, requested or received. It belongs to one offer and disappears with it. */
export type Hint = {
  readonly offer: Offer;
  readonly moves: readonly HintMove[] | undefined;
  /** All of it is open, with reasons. */
  readonly isWhole: boolean;
};

/** May this viewer ask for hints at this table? */
export const hasHints = ({ info, you }: TableState): boolean =>
  info.phase === 'playing' && you.seat !== undefined && info.hints !== 'off';

/** The current hint, if any, and how to request one. */
export function useHint(
  store: TableStore,
  state: TableState,
): { readonly hint: Signal<Hint | undefined>; readonly ask: () => void } {
  const hint = useSignal<Hint | undefined>(undefined);
  const ask = useCallback(async () => {
    const now = store.state.peek();
    if (now === undefined || !hasHints(now)) return;
    // A second press takes the hint away.
    if (hint.peek() !== undefined) {
      hint.value = undefined;
      return;
    }
    if (now.offer.moves.length === 0) return void toast(t().hint.nothing);
    const asked: Hint = { offer: now.offer, moves: undefined, isWhole: false };
    hint.value = asked;
    announce(t().hint.thinking);
    const told = await store.hint();
    if (hint.peek() !== asked) return;
    hint.value = told.ok ? { ...asked, moves: told.moves } : undefined;
    if (!told.ok) toast(refusalText(settings.peek().lang, told.code, undefined), 'harm');
  }, [store]);
  useEffect(() => {
    if (hint.peek() !== undefined && hint.peek()?.offer !== state.offer) hint.value = undefined;
  }, [state.offer]);
  return { hint, ask };
}
