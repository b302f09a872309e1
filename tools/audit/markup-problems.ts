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
  'kit/figures/bust.tsx': ['picture('],
  'kit/cards/cartridge.tsx': ['drawing(', 'picture('],
  'kit/cards/cylinder.tsx': ['picture('],
  'kit/defs.tsx': ['metals'],
  'kit/drawing.ts': ['horseshoe', 'drawing(', 'innerHTML'],
  'kit/figures/figure.tsx': ['figureBody(figure)', 'brandBody(owner)', 'figureBody(figure), FRAME'],
  'kit/icon.tsx': ['body'],
  'kit/cards/picture.ts': ['picture(', 'drawing('],
  'features/lobby/bill.tsx': ['pictures.value(game)'],
  'features/lobby/choose-game.tsx': ['billPicture(game)'],
  'features/table-form/game-picker.tsx': ['billPicture(id)'],
  'features/rule-books/index.tsx': ['billPicture(game)'],
  'features/matching/quick-match-sheet.tsx': ['billPicture(game)'],
  'games/bang-duel/street/backdrop.tsx': ['still'],
  'games/bang-duel/people/portrayed.ts': ['picture('],
  'games/bang-duel/street/shot-line.tsx': ['arrowDefs'],
  'games/caliber-45/piles/felt.tsx': ['TABLE'],
  'games/colt-express/train/backdrop.tsx': ['land'],
  'games/colt-express/train/cars.tsx': ['drawn'],
  'games/colt-express/train/figure.tsx': ['picture('],
  'games/colt-express/train/loot.tsx': ['picture('],
  'games/colt-express/train/platform.tsx': ['land'],
  'games/colt-express/train/train-defs.ts': ['innerHTML'],
  'table/ending/poster.tsx': ['figureBody(poster.figure)'],
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
