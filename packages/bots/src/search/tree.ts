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
  visits: number;
  total: number;
};

/**
 * A moment of the game as the searching seat tells it from others: by the moves that led to it. What the others hold
 * may differ at every visit, so a node keeps a table of moves for each seat that ever had to choose there.
 */
export type Node<Move> = {
  isRoot: boolean;
  readonly choices: (Choice<Move> | undefined)[];
  /** After a moment in which several seats chose at once, by the numbers of their actions. */
  readonly joint: Map<string, Node<Move>>;
  actions: number;
};

export const newNode = <Move>(isRoot = false): Node<Move> => ({ isRoot, choices: [], joint: new Map(), actions: 0 });

export function choiceAt<Move>(node: Node<Move>, seat: Seat): Choice<Move> {
  const known = node.choices[seat];
  if (known !== undefined) return known;
  const choice: Choice<Move> = { seat, actions: new Map(), visits: 0, total: 0 };
  node.choices[seat] = choice;
  return choice;
}

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
