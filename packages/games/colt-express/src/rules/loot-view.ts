import type { LootView } from '../wire/view-types.ts';
import { jewelsIn, type Loot, pursesIn, strongboxesIn } from './state.ts';

export const lootView = (loot: Loot): LootView => ({
  purses: pursesIn(loot),
  jewels: jewelsIn(loot),
  strongboxes: strongboxesIn(loot),
});
