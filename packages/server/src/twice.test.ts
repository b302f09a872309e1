import { describe, expect, test } from 'vitest';
import { describePostgres } from './testing/postgres/shared-postgres.ts';
import { realServer } from './testing/real-server.ts';
import { routesOf } from './testing/route-list.ts';
import { accountRecipes } from './testing/twice/account-recipes.ts';
import { operatorRecipes } from './testing/twice/operator-recipes.ts';
import { peopleRecipes } from './testing/twice/people-recipes.ts';
import { type Recipes, runRecipe } from './testing/twice/recipe.ts';
import { tournamentRecipes } from './testing/twice/tournament-recipes.ts';
import { sharedWorld } from './testing/twice/world.ts';

const RECIPES: Recipes = { ...accountRecipes, ...peopleRecipes, ...tournamentRecipes, ...operatorRecipes };
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

test('every route that writes has a recipe, and no recipe is without its route', async () => {
  const routes = await routesOf((await realServer()).parts);
  const writing = routes.filter(({ method }) => !READING.has(method)).map(({ method, url }) => `${method} ${url}`);
  expect(Object.keys(RECIPES).sort()).toEqual([...new Set(writing)].sort());
});

function tests(kind: 'sqlite' | 'postgres'): void {
  const world = sharedWorld(kind);
  test.each(Object.entries(RECIPES))(
    '%s',
    async (route, recipe) => {
      await runRecipe(world(), route, recipe);
    },
    60_000,
  );
}

describe('ten at once on SQLite', () => tests('sqlite'));
describePostgres('ten at once on PostgreSQL', () => tests('postgres'));
