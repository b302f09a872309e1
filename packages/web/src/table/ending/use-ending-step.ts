import type { Millis } from '@saloon/kernel';
import { useEffect, useState } from 'preact/hooks';
import { motionSpeed } from '../../kit/motion/pace.ts';

/** Goes through the steps of an ending, each in its time. `skip` shows the last one at once. */
export function useEndingStep(steps: readonly Millis[]): { readonly step: number; readonly skip: () => void } {
  const last = steps.length - 1;
  const [step, setStep] = useState(0);
  useEffect(() => {
    if (step >= last) return;
    const timer = setTimeout(() => setStep(step + 1), (steps[step] ?? 0) / motionSpeed());
    return () => clearTimeout(timer);
  }, [step, last]);
  return { step: Math.min(step, last), skip: () => setStep(last) };
}
