import { jewelsIn, type Loot, pursesIn, strongboxesIn } from './state.ts';
import type { LootView } from './view-types.ts';

export const lootView = (loot: Loot): LootView => ({
  purses: pursesIn(loot),
  jewels: jewelsIn(loot),
  strongboxes: strongboxesIn(loot),
});
