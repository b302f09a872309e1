import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Ways to insert text as markup, or to run text as code. */
const WAYS =
  /dangerouslySetInnerHTML=\{\{ __html: (?<markup>[^}]+) \}\}|ref=\{(?:drawing|picture)\((?<drawn>[^}]+)\)\}|(?<other>\bdrawing\(|\bpicture\(|dangerouslySetInnerHTML|innerHTML|outerHTML|insertAdjacentHTML|document\.write|srcdoc|DOMParser|createContextualFragment|\beval\(|new Function\()/g;

/**
 * Every place that inserts markup into a page: our own drawings, made from constants, numbers and ids. No name, title
 * or chat message ever reaches one. Review a new place, then add it here.
 */
const DRAWINGS: Readonly<Record<string, readonly string[]>> = {
  'kit/bust.tsx': ['picture('],
  'kit/cartridge.tsx': ['drawing(', 'picture('],
  'kit/cylinder.tsx': ['picture('],
  'kit/defs.tsx': ['metals'],
  'kit/drawing.ts': ['horseshoe', 'drawing(', 'innerHTML'],
  'kit/figure.tsx': ['figureBody(figure)', 'brandBody(owner)', 'figureBody(figure), FRAME'],
  'kit/icon.tsx': ['body'],
  'kit/picture.ts': ['picture(', 'drawing('],
  'pages/lobby/bill.tsx': ['pictures.value(game)'],
  'pages/lobby/choose-game.tsx': ['billPicture(game)'],
  'pages/open-table/game-picker.tsx': ['billPicture(id)'],
  'pages/rule-books/index.tsx': ['billPicture(game)'],
  'profiles/quick-match-sheet.tsx': ['billPicture(game)'],
  'tables/bang-duel/backdrop.tsx': ['still'],
  'tables/bang-duel/portrayed.ts': ['picture('],
  'tables/bang-duel/shot-line.tsx': ['arrowDefs'],
  'tables/caliber-45/felt.tsx': ['TABLE'],
  'tables/colt-express/backdrop.tsx': ['land'],
  'tables/colt-express/cars.tsx': ['drawn'],
  'tables/colt-express/figure.tsx': ['picture('],
  'tables/colt-express/loot.tsx': ['picture('],
  'tables/colt-express/platform.tsx': ['land'],
  'tables/colt-express/train-defs.ts': ['innerHTML'],
  'tables/ending/poster.tsx': ['figureBody(poster.figure)'],
};

/** Places that insert markup and were never reviewed. */
export function markupProblems(root: string): readonly string[] {
  const folder = join(root, 'packages/web/src');
  return globSync('**/*.{ts,tsx}', { cwd: folder })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .sort()
    .flatMap((file) => markupIn(relative('.', file), readFileSync(join(folder, file), 'utf8')));
}

export function markupIn(file: string, source: string): readonly string[] {
  const known = [...(DRAWINGS[file.replaceAll('\\', '/')] ?? [])];
  return [...source.matchAll(WAYS)].flatMap(({ groups, index }) => {
    const what = groups?.markup ?? groups?.drawn ?? groups?.other ?? '';
    const place = known.indexOf(what);
    if (place >= 0) {
      known.splice(place, 1);
      return [];
    }
    const line = source.slice(0, index).split('\n').length;
    return [
      `packages/web/src/${file}:${line} puts ${what} into the page as markup: show it as text, or add the drawing to tools/audit`,
    ];
  });
}
