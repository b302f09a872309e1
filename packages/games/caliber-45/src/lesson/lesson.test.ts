import { lessonSuite, lessonTable } from '@saloon/kernel/testing';
import { describe, expect, test } from 'vitest';
import { caliber45 } from '../index.ts';
import type { en } from './en.ts';
import { lesson } from './index.ts';

lessonSuite(caliber45, lesson);

const YOU = lesson.learner;

const seen = (text: keyof typeof en) => caliber45.view(lessonTable(caliber45, lesson, text), YOU);

describe('what the guide says of the table is so', () => {
  test('[C45-END-1, C45-COW-2] the target, the learner’s hand and the caps', () => {
    expect(seen('goal').target).toBe(500_000);
    expect(seen('hand').players[YOU]?.hand).toEqual([
      'bullet-1',
      'bullet-3',
      'bullet-4',
      'bullet-5',
      'mustang',
      'coyote',
    ]);
    expect(seen('cap').players[YOU]?.cowboy?.card).toMatchObject({ id: 'cole-younger', cap: 7 });
    expect(seen('joinAsk').players[3]?.cowboy?.card).toMatchObject({ id: 'sundance-kid', cap: 6 });
  });

  test('[C45-GRD-2, C45-SHOOT-4] $200,000 and three guards; Earl fires four', () => {
    const { robbery } = seen('guards');
    expect(robbery?.card).toMatchObject({ kind: 'mail-car', value: 200_000, guards: 3 });
    expect(robbery?.repelled?.strength).toBe(3);
    expect(seen('defendAsk').robbery?.shot?.strength).toBe(4);
  });

  test('[C45-DIV-1, C45-SHER-1, C45-PAY-6] the loot, the fine and the debt', () => {
    expect(seen('lootDone').players[YOU]).toMatchObject({ gross: 200_000, net: 200_000 });
    expect(seen('payAsk').players[1]?.cowboy).toBeUndefined();
    expect(seen('debt').players[YOU]).toMatchObject({ debt: 50_000, net: 150_000 });
  });

  test('[C45-HIRE-3, C45-BAIL-6] the Ravens can’t go, and Fort Knox is where the guide says', () => {
    const view = seen('announceAsk');
    for (const raven of [1, 3]) expect(view.players[raven]?.cowboy?.bail).toBeGreaterThan(0);
    expect(view.players[YOU]?.hand).toEqual(['bullet-3', 'bullet-5', 'mustang']);
    expect(seen('repelAsk').robbery?.card).toMatchObject({ kind: 'fort-knox', value: 500_000, guards: 6 });
    expect(seen('end').ended?.winners).toEqual([view.players[YOU]?.team]);
  });
});
