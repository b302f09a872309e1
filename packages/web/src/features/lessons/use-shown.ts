import { useEffect, useState } from 'preact/hooks';
import type { LessonMoment } from '../../local/lesson-worker-contract.ts';

const LOOK_MS = 120;

/** The frame says with `data-showing` whether the table is still being told what happened. */
const isTold = (): boolean => document.querySelector('.scene[data-showing]') !== null;
const isShowing = (): boolean => document.querySelector('.scene[data-showing="yes"]') !== null;

/** Must the table finish showing before this moment? Other players' moves, new deals and wrong answers don't wait. */
export const comesAfter = (shown: LessonMoment, moment: LessonMoment): boolean =>
  moment.type !== 'others' && shown.run === moment.run && (shown.step !== moment.step || shown.type !== moment.type);

/** The moment the guide is at. It explains nothing before the table has shown it. */
export function useShown(moment: LessonMoment | undefined): LessonMoment | undefined {
  const [shown, show] = useState(moment);
  const waits = moment !== undefined && shown !== undefined && comesAfter(shown, moment) && isTold();
  useEffect(() => {
    if (!waits) return show(moment);
    const timer = setInterval(() => {
      if (!isShowing()) show(moment);
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [moment, waits]);
  return waits ? shown : moment;
}
