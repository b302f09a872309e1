import { anchorFor } from '@saloon/caliber-45/rules';
import { WEAPONS } from '@saloon/caliber-45/wire';
import { LANGS } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { cowboyFace, moneyFace, weaponFace } from '../faces.tsx';
import { wordsIn } from '../text/index.ts';

const KINDS = ['stagecoach', 'mail-car', 'gold-train', 'fort-knox', 'sheriff', 'indians', 'dynamite'] as const;

test('every card links to a paragraph of the book', () => {
  for (const lang of LANGS) {
    const words = wordsIn(lang);
    const faces = [
      ...WEAPONS.map((card) => weaponFace(card, words)),
      ...KINDS.map((kind) => moneyFace({ kind, value: 0, guards: 3 }, words)),
      cowboyFace({ id: 'belle-starr', cap: 4 }, words),
    ];
    for (const { rule, name } of faces) expect(anchorFor(rule ?? ''), name).toBeDefined();
  }
});
