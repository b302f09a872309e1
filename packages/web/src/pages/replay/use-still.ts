import { useRef } from 'preact/hooks';

/** What was shown last, and whether it was jumped to. */
export type Still = { readonly step: number; readonly cut: number; readonly isStill: boolean };

/** A jump is still, a step forward moves; what is drawn again without either stays as it was. */
export function stillAfter(was: Still, step: number, cut: number): Still {
  if (was.cut !== cut) return { step, cut, isStill: true };
  return was.step === step ? was : { step, cut, isStill: false };
}

/**
 * Whether the table was jumped to: it stays and changes, so that its styles would move, and in a cut nothing may. It is still
 * until a step forward comes, and not only for a moment: to switch that costs a look at every style of the table.
 */
export function useStill(step: number, cut: number): boolean {
  const last = useRef<Still>({ step, cut, isStill: true });
  last.current = stillAfter(last.current, step, cut);
  return last.current.isStill;
}
