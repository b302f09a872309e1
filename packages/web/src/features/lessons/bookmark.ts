/** The step a learner has reached in a lesson. */
export type Bookmark = { readonly step: number; readonly answers: readonly string[] };

const START: Bookmark = { step: 0, answers: [] };
const keyOf = (game: string): string => `saloon.lesson.${game}`;

/** Reads a saved bookmark. A broken one starts from the beginning. */
export function readBookmark(kept: string | null): Bookmark {
  try {
    const read: unknown = JSON.parse(kept ?? 'null');
    if (typeof read !== 'object' || read === null || !('step' in read) || !('answers' in read)) return START;
    const { step, answers } = read;
    const isStep = typeof step === 'number' && Number.isSafeInteger(step) && step >= 0;
    if (!isStep || !Array.isArray(answers) || !answers.every((one) => typeof one === 'string')) return START;
    return { step, answers };
  } catch {
    return START;
  }
}

export function bookmarkOf(game: string): Bookmark {
  try {
    return readBookmark(localStorage.getItem(keyOf(game)));
  } catch {
    return START;
  }
}

/** Saves the learner's step. A finished lesson starts over next time. */
export function keepBookmark(game: string, { step, answers }: Bookmark, isOver: boolean): void {
  try {
    if (isOver) localStorage.removeItem(keyOf(game));
    else localStorage.setItem(keyOf(game), JSON.stringify({ step, answers }));
  } catch {
    // A browser without storage still runs the lesson.
  }
}
