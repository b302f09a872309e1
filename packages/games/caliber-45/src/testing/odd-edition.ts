import type { Edition } from '../rules/box.ts';
import { COWBOYS } from '../rules/cards.ts';

/** An unusual but valid edition: few kinds of bullets, loot of equal value, high values, and unknown cowboys. */
export const ODD_EDITION: Edition = {
  id: 'odd',
  title: { en: 'Odd box', ru: 'Странная коробка' },
  weapons: {
    'bullet-1': 20,
    'bullet-2': 0,
    'bullet-3': 14,
    'bullet-4': 0,
    'bullet-5': 0,
    'bullet-6': 12,
    mustang: 10,
    cactus: 1,
    coyote: 5,
  },
  money: [
    { kind: 'mail-car', value: 100_000, guards: 1, copies: 3 },
    { kind: 'stagecoach', value: 50_000, guards: 0, copies: 2 },
    { kind: 'stagecoach', value: 100_000, guards: 0, copies: 4 },
    { kind: 'gold-train', value: 350_000, guards: 2, copies: 5 },
    { kind: 'gold-train', value: 350_000, guards: 9, copies: 3 },
    { kind: 'fort-knox', value: 700_000, guards: 12, copies: 3 },
    { kind: 'sheriff', copies: 5 },
    { kind: 'indians', guards: 1, copies: 2 },
    { kind: 'indians', guards: 11, copies: 2 },
    { kind: 'dynamite', copies: 5 },
  ],
  cowboys: COWBOYS.map((id, i) =>
    id === 'pat-garrett'
      ? { id, cap: 7 }
      : { id: `stranger-${i}`, cap: 1 + i, name: { en: `Stranger ${i}`, ru: `Незнакомец ${i}` } },
  ),
};
