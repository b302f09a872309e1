import { itemAt, type Seat } from '@saloon/kernel';
import type { Money } from '../rules/box.ts';
import { COWBOYS, idOf, type MoneyCard, WEAPONS, type Weapon, type WeaponId, weaponsIn } from '../rules/cards.ts';
import { playerAt, type State } from '../rules/state.ts';

const words = (text: string): readonly string[] => text.split(' ').filter((word) => word !== '');

const LETTERS: Readonly<Record<string, WeaponId>> = { M: 'mustang', Ca: 'cactus', Co: 'coyote' };

/** Weapon cards in the notation of RULES.md section 9: `cards('6 3 M Ca Co')`, from the top for a deck. */
export const cards = (text: string): WeaponId[] => words(text).map(cardOf);

function cardOf(word: string): WeaponId {
  const id = LETTERS[word] ?? WEAPONS.find((weapon) => weapon === word || weapon === `bullet-${word}`);
  if (id === undefined) throw new Error(`Cannot read the weapon card ${word}`);
  return id;
}

/** Weapon cards as that notation. */
export const inWords = (weapons: readonly Weapon[]): string =>
  weapons
    .map(idOf)
    .map((id) => Object.entries(LETTERS).find(([, other]) => other === id)?.[0] ?? id.replace('bullet-', ''))
    .join(' ');

/** `stagecoach-50`, `indians-4`, `sheriff`. */
export const moneyName = ({ kind, value, guards }: MoneyCard): string =>
  kind === 'indians' ? `indians-${guards}` : value > 0 ? `${kind}-${value / 1000}` : kind;

/** Money cards by name, or loot by its value in thousands: `200 50 sheriff`. */
export const readMoney = (state: State, text: string): Money[] =>
  words(text).map((word) => {
    const money = state.box.money.findIndex(
      (card) => moneyName(card) === word || (card.value > 0 && String(card.value / 1000) === word),
    );
    if (money < 0) throw new Error(`Cannot read the money card ${word}`);
    return money;
  });

/** Cowboys by id or its beginning: `billy pat`. */
export const readCowboys = (text: string): number[] =>
  words(text).map((word) => {
    const cowboy = COWBOYS.findIndex((id) => id === word || id.startsWith(`${word}-`));
    if (cowboy < 0) throw new Error(`Cannot read the cowboy ${word}`);
    return cowboy;
  });

/** A player's hand: `3 6 M`. */
export const handOf = (state: State, by: Seat): string => inWords(weaponsIn(playerAt(state, by).hand));

/** A player's loot in thousands, the cheapest first: `50 200`. */
export const lootOf = (state: State, by: Seat): string =>
  state.box.byValue
    .flatMap((money) =>
      Array.from({ length: itemAt(state.loot, by * state.box.money.length + money) }, () =>
        String(itemAt(state.box.money, money).value / 1000),
      ),
    )
    .join(' ');

/** The money discard, in the order of discarding: `stagecoach-50 sheriff`. */
export const bankOf = (state: State): string =>
  state.moneyDiscard.map((money) => moneyName(itemAt(state.box.money, money))).join(' ');
