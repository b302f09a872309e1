import { useEffect, useState } from 'preact/hooks';
import type { LessonMoment } from '../../solo/lesson-worker-contract.ts';

const LOOK_MS = 120;

/** A table that shows one after another what has happened says with `data-showing` whether it is still at it. */
const isTold = (): boolean => document.querySelector('.scene [data-showing]') !== null;
const isShowing = (): boolean => document.querySelector('.scene [data-showing="yes"]') !== null;

/** Does this moment speak of what has to be seen first? Others begin at once, and an answer that went astray is heard at once. */
export const comesAfter = (shown: LessonMoment, moment: LessonMoment): boolean =>
  moment.type !== 'others' && shown.run === moment.run && (shown.step !== moment.step || shown.type !== moment.type);

/** The moment that the guide speaks of: nothing is explained before the table has shown it. */
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
