import { readFileSync } from 'node:fs';
import { findGame, games } from '@saloon/catalog';
import type { PuzzleFile } from '@saloon/puzzles';
import { expect, test } from 'vitest';
import { countReasons } from './reasons.ts';

test.each(games)('$id: nearly every puzzle says in words why its best move is best', (game) => {
  const file = new URL(`../../packages/puzzles/positions/${game.id}.json`, import.meta.url);
  const stored: PuzzleFile = JSON.parse(readFileSync(file, 'utf8'));
  const { puzzles, told, wrong, toldWrong } = countReasons(findGame(game.id, stored.rulesVersion) ?? game, stored, 20);
  expect(puzzles).toBeGreaterThan(6);
  expect(told / puzzles).toBeGreaterThan(0.85);
  expect(toldWrong / wrong).toBeGreaterThan(0.85);
});
