import type { EventBatch, GameTable, Teller } from '../../../core/games/contract.ts';
import type { EndingAt } from '../../../core/games/ending.ts';
import { likelySteps, turningPoints, turnsByChance } from '../../../table/ending/turning-points.ts';
import type { ShownEnding } from './ranking-sheet.tsx';

type At = EndingAt & {
  readonly view: unknown;
  readonly batches: readonly Pick<EventBatch, 'at' | 'events'>[];
  readonly tell: Teller;
};

/** The ending of this game as its table shows it, if the table has one. */
export function endingAt({ ending }: GameTable, { view, batches, tell, ...at }: At): ShownEnding | undefined {
  const plan = ending?.plan(view, at);
  if (ending === undefined || plan === undefined) return undefined;
  const { swing = () => 0, Stage } = ending;
  const weight = (event: unknown) => swing(event, view);
  const turned = turningPoints(batches, weight, tell);
  return {
    ending: plan,
    Stage,
    view,
    turned,
    turnedBy: (turns) => turnsByChance(turns, weight, tell),
    likelyIn: (steps) => likelySteps(steps, weight),
  };
}
