import type { FindGame } from '@saloon/catalog';
import { gameOf } from '../game/game-of.ts';
import { expectOptions } from '../game/lacks-option.ts';
import type { OpenedEntry } from '../log/entry.ts';
import { Scene } from './scene.ts';

/** The scene that a table's first entry sets, for code that only follows what happens in it. */
export function sceneOf(opened: OpenedEntry, find: FindGame): Scene {
  const game = gameOf(opened.table, opened.game, opened.rulesVersion, find);
  expectOptions(opened.table, game, opened.options);
  return Scene.open(game, opened, find);
}
