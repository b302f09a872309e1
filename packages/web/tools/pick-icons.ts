import { appendFileSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { shorterPaths } from './shorter-path.ts';

/**
 * Adds icons from game-icons (CC BY 3.0) to one of the client's lists: `node packages/web/tools/pick-icons.ts
 * games/bang-duel/icons.ts revolver law-star`. The build loads a list as a whole, so there is one for what every page shows
 * (`kit/icons/pages.ts`), one for tables, and one for each game.
 */
type IconSet = {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string } | undefined>>;
};
const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
const set = JSON.parse(readFileSync(file, 'utf8')) as IconSet;

const [list = '', ...names] = process.argv.slice(2);
for (const name of names) {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
  if (icon === undefined) {
    console.error(`Cannot pick the icon ${name}: game-icons has none of this name`);
    process.exitCode = 1;
    continue;
  }
  const body = shorterPaths(icon.body.replaceAll(' fill="currentColor"', '').replaceAll("'", '"'));
  const constant = name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  appendFileSync(new URL(`../src/${list}`, import.meta.url), `export const ${constant} =\n  '${body}';\n`);
}
