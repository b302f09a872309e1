export { quickHands } from './quick-hands.ts';
