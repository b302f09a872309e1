import { useEffect, useState } from 'preact/hooks';
import { AUTO_KEY, AUTO_MS, type Auto, autoMove, readAuto, writeAuto } from './logic/auto.ts';
import { momentOf, type Situation } from './logic/situation.ts';
import type { Move } from './wire.ts';

export type AutoPilot = {
  readonly auto: Auto;
  set(auto: Auto): void;
  /** The pending automatic answer, and its seconds left. */
  readonly soon: { readonly move: Move; readonly seconds: number } | undefined;
  /** The player is there after all: this question waits. */
  stop(): void;
};

/** Declines what its owner chose to decline, after a pause that doesn't depend on the hand. */
export function useAuto(situation: Situation, send: (move: Move) => void): AutoPilot {
  const [auto, setAuto] = useState(() => readAuto(localStorage.getItem(AUTO_KEY)));
  const [stopped, setStopped] = useState<string | undefined>();
  const [seconds, setSeconds] = useState(0);
  const moment = momentOf(situation.view);
  const move = stopped === moment ? undefined : autoMove(situation, auto);
  useEffect(() => {
    if (move === undefined) return;
    const end = performance.now() + AUTO_MS;
    setSeconds(AUTO_MS / 1000);
    const tick = setInterval(() => setSeconds(Math.max(0, Math.ceil((end - performance.now()) / 1000))), 250);
    const timer = setTimeout(() => send(move), AUTO_MS);
    return () => {
      clearInterval(tick);
      clearTimeout(timer);
    };
  }, [moment, move?.type]);
  return {
    auto,
    set(next) {
      localStorage.setItem(AUTO_KEY, writeAuto(next));
      setAuto(next);
    },
    soon: move === undefined ? undefined : { move, seconds },
    stop: () => setStopped(moment),
  };
}
