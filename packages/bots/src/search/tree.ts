import type { Seat } from '@saloon/kernel';

/** One move at a node, as the seat that chooses it has come to know it. */
export type Action<Move> = {
  /** Nothing means to wait, which only a seat that is not asked can do. */
  readonly move: Move | undefined;
  /** Its number among the actions of the node. */
  readonly id: number;
  visits: number;
  /** How often it could be chosen: a move that another deal does not allow is not held against it. */
  available: number;
  /** Sum of what the choosing seat got. */
  total: number;
  /** How likely it looked when it was first weighed. */
  prior: number | undefined;
  child: Node<Move> | undefined;
};

/** What one seat may do at a node, by the notation of its moves. */
export type Choice<Move> = {
  readonly seat: Seat;
  readonly actions: Map<string, Action<Move>>;
  /** What was legal at the last visit, and the actions of that: mostly the same moves come again. */
  legal: readonly (Move | undefined)[];
  found: readonly Action<Move>[];
  visits: number;
  total: number;
  /** That of another seat at the same node. */
  next: Choice<Move> | undefined;
};

/**
 * A moment of the game as the searching seat tells it from others: by the moves that led to it. What the others hold
 * may differ at every visit, so a node keeps a table of moves for each seat that ever had to choose there.
 */
export type Node<Move> = {
  isRoot: boolean;
  choice: Choice<Move> | undefined;
  /** After a moment in which several seats chose at once, by the numbers of their actions. */
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
    child: undefined,
  };
  node.actions += 1;
  choice.actions.set(key, action);
  return action;
}
