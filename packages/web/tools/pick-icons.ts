import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * Copies icons from game-icons (CC BY 3.0) into one small file each, so that a page loads only what it draws: `node
 * packages/web/tools/pick-icons.ts revolver law-star`
 */
type IconSet = {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string } | undefined>>;
};
const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
const set = JSON.parse(readFileSync(file, 'utf8')) as IconSet;

for (const name of process.argv.slice(2)) {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
  if (icon === undefined) {
    console.error(`Cannot pick the icon ${name}: game-icons has none of this name`);
    process.exitCode = 1;
    continue;
  }
  const body = icon.body.replaceAll(' fill="currentColor"', '').replaceAll("'", '"');
  const constant = name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  writeFileSync(
    new URL(`../src/kit/icons/${name}.ts`, import.meta.url),
    `// game-icons.net, CC BY 3.0\nexport const ${constant} =\n  '${body}';\n`,
  );
}
