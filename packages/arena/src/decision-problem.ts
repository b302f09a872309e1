/** What is wrong with a bot's answer, if anything. Anyone can write a bot, and without types. */
export function decisionProblem(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null) return `answers ${JSON.stringify(answer)}: ${NEEDED}`;
  if ('then' in answer) return 'answers a promise: it has to decide at once, without async';
  const { move, after } = answer as { readonly move?: unknown; readonly after?: unknown };
  if (move === undefined || move === null) return `answers ${JSON.stringify(answer)}: ${NEEDED}`;
  if (typeof after === 'number' && Number.isSafeInteger(after) && after >= 0) return undefined;
  return `wants to move after ${after}: whole milliseconds from 0 are needed`;
}

const NEEDED = '{ move, after } is needed, or undefined to wait';
