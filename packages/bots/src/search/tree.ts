import type { Seat } from '@saloon/kernel';

/** Statistics of one move at a node, for the seat that chooses it. */
export type Action<Move> = {
  /** Undefined means to wait, which only an unasked seat can do. */
  readonly move: Move | undefined;
  /** Its index among the actions of the node. */
  readonly id: number;
  visits: number;
  /** How often it was legal, so that deals in which it isn't legal don't count against it. */
  available: number;
  /** The sum of the choosing seat's results. */
  total: number;
  /** How likely the move looked when it was first weighed. */
  prior: number | undefined;
  /** How much the searching seat likes the move for its style, at the root. Undefined until it was asked. */
  liking: number | undefined;
  child: Node<Move> | undefined;
};

/** One seat's actions at a node, by the notation of their moves. */
export type Choice<Move> = {
  readonly seat: Seat;
  readonly actions: Map<string, Action<Move>>;
  /** The legal moves at the last visit and their actions, cached because mostly the same moves come again. */
  legal: readonly (Move | undefined)[];
  found: readonly Action<Move>[];
  visits: number;
  total: number;
  /** Another seat's choice at the same node. */
  next: Choice<Move> | undefined;
};

/**
 * A position as the searching seat distinguishes it: by the moves that led to it. Other seats' cards may differ at
 * every visit, so a node keeps a table of moves for each seat that ever had to choose there.
 */
export type Node<Move> = {
  isRoot: boolean;
  choice: Choice<Move> | undefined;
  /** Child nodes after several seats chose at once, by the indices of their actions. */
  joint: Map<string, Node<Move>> | undefined;
  actions: number;
};

export const newNode = <Move>(isRoot = false): Node<Move> => ({
  isRoot,
  choice: undefined,
  joint: undefined,
  actions: 0,
});

export function choiceAt<Move>(node: Node<Move>, seat: Seat): Choice<Move> {
  for (let known = node.choice; known !== undefined; known = known.next) if (known.seat === seat) return known;
  const choice: Choice<Move> = {
    seat,
    actions: new Map(),
    legal: NOTHING,
    found: NOTHING,
    visits: 0,
    total: 0,
    next: node.choice,
  };
  node.choice = choice;
  return choice;
}

const NOTHING: readonly never[] = [];

export function actionFor<Move>(
  node: Node<Move>,
  choice: Choice<Move>,
  key: string,
  move: Move | undefined,
): Action<Move> {
  const known = choice.actions.get(key);
  if (known !== undefined) return known;
  const action: Action<Move> = {
    move,
    id: node.actions,
    visits: 0,
    available: 0,
    total: 0,
    prior: undefined,
    liking: undefined,
    child: undefined,
  };
  node.actions += 1;
  choice.actions.set(key, action);
  return action;
}
