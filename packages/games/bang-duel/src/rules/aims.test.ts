import { describe, expect, test } from 'vitest';
import { bob, type CharacterSpec, matches, table } from '../testing/index.ts';
import { CARD_NAMES, type CardName, type CharacterId } from './data.ts';
import type { Move } from './moves.ts';

/**
 * BD-PLAY-5, whole. The outlaws play: `m` is mine, `o` the opponent’s, `A` the AP and `P` the PP; `all` has no choice; `h`
 * is the opponent’s hand and `mo` are the tokens; `never` cannot be played in phase 2.
 */
const TABLE = `
                  normally      with-Sight    with-Jack
  bank            mP,oA         mP,oA         mA,mP,oA,oP
  barrel          mP,oA         mP,oA         mA,mP,oA,oP
  winchester      oA,oP         oA,oP         oA,oP
  water           mo            mo            mo
  gatling         all           all           all
  robbery         h,mA,mP,oA    h,mA,mP,oA    h,mA,mP,oA,oP
  hail-of-bullets oA            oA,oP         oA,oP
  rattlesnake     mP,oA         mP,oA         mA,mP,oA,oP
  derringer       oA            oA,oP         oA,oP
  dynamite        mP            mP            mA,mP,oA,oP
  shotgun         oA            oA,oP         oA,oP
  duel            oA            oA            oA,oP
  indians         all           all           all
  carbine         oA            oA,oP         oA,oP
  holster         mP,oA         mP,oA         mA,mP,oA,oP
  colt            oA            oA,oP         oA,oP
  strong-ale      mA,mP,oA      mA,mP,oA      mA,mP,oA,oP
  general-store   all           all           all
  missed          never         never         never
  peacemaker      oA            oA,oP         oA,oP
  knife           oA            oA,oP         oA,oP
  return-fire     never         never         never
  beer            all           all           all
  sight           mP,oA         mP,oA         mA,mP,oA,oP
  remington       oA            oA,oP         oA,oP
  schofield       oA            oA,oP         oA,oP
  herd            mP,oA         mP,oA         mA,mP,oA,oP
  schoolmarm      mA,mP,oA      mA,mP,oA      mA,mP,oA,oP
  wagon           all           all           all
  pocket-watch    mP,oA         mP,oA         mA,mP,oA,oP
  hat             mP,oA         mP,oA         mA,mP,oA,oP
`;
const rows = TABLE.trim()
  .split('\n')
  .slice(1)
  .map((line) => line.trim().split(/\s+/));
const cells = rows.flatMap(([card = '', ...columns]) =>
  columns.map((aims, i) => ({
    card: card as CardName,
    column: (['normally', 'Sight', 'Jack'] as const)[i] ?? 'Jack',
    aims,
  })),
);

const PLACES: Readonly<Partial<Record<CharacterId, string>>> = {
  'wesley-hardin': 'mA',
  'jack-ransom': 'mA',
  'tom-horn': 'mP',
  django: 'oA',
  stranger: 'oP',
};

function aimsOf(moves: readonly Move[]): string {
  const words = moves.flatMap((move) => {
    if (move.type !== 'play') return [];
    if (move.target !== undefined) return [PLACES[move.target] ?? move.target];
    if (move.token !== undefined) return [move.token === 'outlaw' ? 'm' : 'o'];
    return [move.back === undefined ? 'all' : 'h'];
  });
  const sorted = [...new Set(words)].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
  return sorted.length === 0 ? 'never' : sorted.join(sorted.includes('m') ? '' : ',');
}
const ORDER = ['all', 'h', 'm', 'o', 'mA', 'mP', 'oA', 'oP'];

/** Every character has equipment that doesn't matter for the test. */
function lay(card: CardName, apSpec: CharacterSpec) {
  const ap = typeof apSpec === 'string' ? { id: apSpec, gear: [] } : apSpec;
  const spare = (['rattlesnake', 'herd', 'bank', 'dynamite', 'barrel'] as const).filter((name) => name !== card);
  const [first = 'bank', second = 'bank', third = 'bank', fourth = 'bank'] = spare;
  return table(
    {
      outlaw: {
        ap: { ...ap, gear: [...(ap.gear ?? []), first] },
        pp: { id: 'tom-horn', gear: [second] },
        hand: [card],
      },
      law: { ap: { id: 'django', gear: [third] }, pp: { id: 'stranger', gear: [fourth] }, hand: ['missed:law:snake'] },
    },
    { active: 'outlaw' },
  );
}

describe('legal targets', () => {
  test('[BD-PLAY-5] the table names every card', () => {
    expect(rows.map(([card]) => card)).toEqual(CARD_NAMES);
  });

  test.each(cells)(
    '[BD-PLAY-5, BD-PLAY-1, BD-PLAY-2, BD-PLAY-3, BD-PLAY-10, BD-CHAR-JACK] $card, $column: $aims',
    ({ card, column, aims }) => {
      const spec: CharacterSpec =
        column === 'Jack'
          ? 'jack-ransom'
          : { id: 'wesley-hardin', gear: column === 'Sight' ? ['sight:law:horseshoe'] : [] };
      const state = lay(card, spec);
      expect(aimsOf(matches(state, bob, { type: 'play', card }))).toBe(aims);
    },
  );

  test.each([
    ['colt', 'oA'],
    ['winchester', 'oA'],
    ['duel', 'oA'],
    ['hat', 'mA,oA'],
    ['dynamite', 'mA'],
    ['strong-ale', 'mA,oA'],
    ['water', 'never'],
    ['beer', 'all'],
  ] as const)('[BD-PLAY-5, BD-POS-3] %s where both are sole, AP and PP at once: %s', (card, aims) => {
    const state = table(
      { outlaw: { ap: 'wesley-hardin', pp: 'nobody', hand: [card] }, law: { ap: 'django', pp: 'nobody' } },
      { active: 'outlaw' },
    );
    const moves = matches(state, bob, { type: 'play', card });
    expect(aimsOf(moves)).toBe(aims);
    // Each of them once.
    expect(moves).toHaveLength(aims === 'never' ? 0 : aims.split(',').length);
  });

  test.each([
    ['law', 'm'],
    ['outlaw', 'o'],
  ] as const)('[BD-PLAY-5, BD-CARD-WATER] Water where the %s side is sole: only the token of %s', (sole, aims) => {
    const state = table(
      {
        outlaw: { ap: 'wesley-hardin', ...(sole === 'outlaw' ? { pp: 'nobody' as const } : {}), hand: ['water'] },
        law: { ap: 'django', ...(sole === 'law' ? { pp: 'nobody' as const } : {}) },
      },
      { active: 'outlaw' },
    );
    expect(aimsOf(matches(state, bob, { type: 'play', card: 'water' }))).toBe(aims);
  });
});
