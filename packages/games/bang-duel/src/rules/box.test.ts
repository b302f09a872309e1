import { describe, expect, test } from 'vitest';
import { names } from '../text/index.ts';
import { CARDS, copiesOf, kindOf, printOf } from './card-ids.ts';
import { cards } from './cards/index.ts';
import { characters } from './characters/index.ts';
import { CARD_NAMES, type CardName, CHARACTERS, HEALTH, type Side } from './data.ts';

/** Section 2.3: name, frame, copies, symbols of the law's and of the outlaws' copies, flags. */
const PRINTED = `
  bank            equip  1 0  B       -
  barrel          equip  1 1  S       S
  winchester      bang   2 0  H2      -
  water           action 4 1  B1S3    B        R
  gatling         action 1 0  B       -        hit
  robbery         action 0 4  -       B1H3
  hail-of-bullets bang   2 0  B1H1    -
  rattlesnake     equip  0 1  -       S        A
  derringer       action 4 0  H3S1    -        hit
  dynamite        equip  0 1  -       B        A
  shotgun         bang   2 2  D2      H2
  duel            action 1 1  D       H
  indians         action 1 1  H       H
  carbine         bang   2 1  H2      B
  holster         equip  1 1  D       S
  colt            bang   1 5  D       D5
  strong-ale      action 1 0  B       -
  general-store   action 1 1  S       H
  missed          action 5 7  B1S4    B1H1S5   miss
  peacemaker      bang   2 0  H2      -
  knife           action 0 3  -       H2S1     hit
  return-fire     action 1 0  H       -        miss
  beer            action 0 1  -       B
  sight           equip  1 1  H       H        R
  remington       bang   0 2  -       S1B1
  schofield       bang   0 2  -       B2
  herd            equip  1 0  B       -        A,R
  schoolmarm      action 2 0  H1B1    -
  wagon           action 2 1  B2      B
  pocket-watch    equip  0 2  -       H2       R
  hat             equip  1 1  H       H
`;
const rows = PRINTED.trim()
  .split('\n')
  .map((line) => {
    const [name = '', frame = '', law = '', outlaw = '', ofLaw = '', ofOutlaw = '', flags = ''] = line
      .trim()
      .split(/\s+/);
    return { name, frame, copies: [Number(law), Number(outlaw)], symbols: [ofLaw, ofOutlaw], flags: flags.split(',') };
  });

const LETTERS = { barrel: 'B', snake: 'S', dynamite: 'D', horseshoe: 'H' } as const;
/** The symbols of one side's copies of a card, each letter as often as it is printed. */
const lettersOf = (name: CardName, side: Side): string =>
  CARDS.filter((id) => printOf(id).name === name && printOf(id).side === side)
    .map((id) => LETTERS[printOf(id).symbol].repeat(copiesOf(kindOf(id))))
    .join('')
    .split('')
    .sort()
    .join('');
const spelled = (symbols: string): string =>
  [...symbols.matchAll(/([BSDH])(\d?)/g)]
    .map(([, letter = '', count]) => letter.repeat(count === '' ? 1 : Number(count)))
    .join('')
    .split('')
    .sort()
    .join('');

describe('cards', () => {
  test('[BD-RULING-1] 31 names, as printed in section 2.3', () => {
    expect(CARD_NAMES).toEqual(rows.map(({ name }) => name));
  });

  test.each(rows)(
    '[BD-RULING-1] $name: frame, copies, symbols and flags',
    ({ name, frame, copies, symbols, flags }) => {
      const known = CARD_NAMES.find((one) => one === name) ?? 'bank';
      const sides = ['law', 'outlaw'] as const;
      expect(sides.map((side) => lettersOf(known, side))).toEqual(symbols.map(spelled));
      expect(sides.map((side) => lettersOf(known, side).length)).toEqual(copies);
      const card = cards[known];
      expect(card.frame).toBe(frame);
      expect(card.isHit).toBe(frame === 'bang' || flags.includes('hit'));
      expect(card.isMiss).toBe(flags.includes('miss'));
      expect(card.isReload).toBe(flags.includes('R'));
      expect(card.isAlwaysActive).toBe(flags.includes('A'));
    },
  );

  test('[BD-RULING-1] either deck has 40 cards: 15 horseshoes, 10 barrels, 10 snakes, 5 dynamites', () => {
    for (const side of ['law', 'outlaw'] as const) {
      const letters = CARD_NAMES.map((name) => lettersOf(name, side)).join('');
      const counted = ['H', 'B', 'S', 'D'].map((letter) => letters.split(letter).length - 1);
      expect([letters.length, ...counted]).toEqual([40, 15, 10, 10, 5]);
    }
  });
});

/** Section 2.4: those whose health is not 4, and those that are always active. */
const FIVE: readonly string[] = ['bill-tilghman', 'wild-bill', 'lone-ranger', 'pat-garrett', 'bill-anderson'];
const THREE: readonly string[] = ['django', 'dalton-brothers', 'pearl-hart'];
const ALWAYS_ACTIVE: readonly string[] = ['buffalo-bill', 'bat-masterson', 'stranger'];

describe('characters', () => {
  test('[BD-SETUP-6] 12 + 12 characters, of 4 health but for eight', () => {
    expect(CHARACTERS).toHaveLength(24);
    for (const id of CHARACTERS) expect(HEALTH[id], id).toBe(FIVE.includes(id) ? 5 : THREE.includes(id) ? 3 : 4);
  });

  test('[BD-ACT-2] three of them are always active', () => {
    expect(CHARACTERS.filter((id) => characters[id].isAlwaysActive)).toEqual(ALWAYS_ACTIVE);
  });

  test('[BD-RULING-27] Kid Curry has one name, and nobody is called «Сид»', () => {
    const called = JSON.stringify(names.ru);
    expect(called).toContain('"Кид Керри"');
    expect(called).not.toMatch(/Сид(?![а-я])/);
  });
});
