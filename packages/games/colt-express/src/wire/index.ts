/** What clients need to show a view: ids and the order of actions. The types come with the package itself. */
export { ACTIONS, CHARACTERS } from '../rules/data.ts';
export { actionsEach, turnOrder } from '../rules/turn-order.ts';
export { moodsOf } from './moods.ts';
