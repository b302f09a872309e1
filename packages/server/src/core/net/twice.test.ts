import { clientMessage, tableCommand } from '@saloon/protocol';
import { describe, expect, test } from 'vitest';
import { describePostgres } from '../../testing/postgres/shared-postgres.ts';
import { commandRecipes } from '../../testing/twice/command-recipes.ts';
import { messageRecipes, STORES_NOTHING } from '../../testing/twice/message-recipes.ts';
import { runSocketRecipe, type SocketRecipe } from '../../testing/twice/socket-recipe.ts';
import { sharedWorld } from '../../testing/twice/world.ts';

test('every message that changes something has a recipe, and no recipe is without its message', () => {
  const types = clientMessage.options.map(({ entries }) => entries.type.literal);
  // `do` has a recipe for each command.
  expect(['do', ...Object.keys(messageRecipes), ...Object.keys(STORES_NOTHING)].sort()).toEqual(types.sort());
  const commands = tableCommand.options.map(({ entries }) => entries.type.literal);
  expect(Object.keys(commandRecipes).sort()).toEqual(commands.sort());
});

const RECIPES = [
  ...Object.entries<SocketRecipe>(messageRecipes).map(([type, recipe]) => ['message', type, recipe] as const),
  ...Object.entries<SocketRecipe>(commandRecipes).map(([type, recipe]) => ['command', type, recipe] as const),
];

function tests(store: 'sqlite' | 'postgres'): void {
  const world = sharedWorld(store);
  test.each(RECIPES)(
    '%s %s',
    async (kind, type, recipe) => {
      await runSocketRecipe(world(), kind, type, recipe);
    },
    60_000,
  );
}

describe('ten at once on SQLite', () => tests('sqlite'));
describePostgres('ten at once on PostgreSQL', () => tests('postgres'));
