import { createContext, type RefObject } from 'preact';
import { useContext, useReducer, useRef } from 'preact/hooks';

/**
 * Counts the jumps of a replay, as a film counts its cuts: what is on the table was not there a moment ago, so that nothing
 * moves there, and what was half done is forgotten. A jump keeps the elements that are drawn, because to build a table
 * anew takes longer than a hand on the time line waits; a live table has no cuts.
 */
export const Cut = createContext(0);

export const useCut = (): number => useContext(Cut);

/** A ref that begins anew with every cut, as in a component that was built just now. */
export function useCutRef<Value>(initial: Value): RefObject<Value> & { current: Value } {
  const cut = useCut();
  const seen = useRef(cut);
  const ref = useRef(initial);
  if (seen.current !== cut) {
    seen.current = cut;
    ref.current = initial;
  }
  return ref;
}

/** A state that begins anew with every cut, in the same drawing; what an old drawing sets after a cut is lost. */
export function useCutState<Value>(initial: Value): readonly [Value, (next: Value) => void] {
  const cut = useCut();
  const kept = useCutRef(initial);
  const latest = useRef(cut);
  latest.current = cut;
  const [, draw] = useReducer((n: number, _: undefined) => n + 1, 0);
  const set = (next: Value) => {
    if (latest.current !== cut || Object.is(kept.current, next)) return;
    kept.current = next;
    draw(undefined);
  };
  return [kept.current, set];
}

/** A key that changes with the value, so that the element is built anew. A replay jump keeps the key and the elements. */
export function useCutKey(value: string | undefined): number {
  const cut = useCut();
  const last = useRef({ cut, value, key: 0 });
  const { current: was } = last;
  if (was.cut !== cut || was.value !== value)
    last.current = { cut, value, key: was.cut === cut ? was.key + 1 : was.key };
  return last.current.key;
}
