import type { Labels } from '@saloon/caliber-45/text';
import type { Lang, Names, Seat } from '@saloon/kernel';
import type { Saying, WhyNot } from '../logic/answers.ts';
import type { Prompt } from '../logic/prompt.ts';
import type { SeatingNote } from '../logic/seating.ts';
import type { Status } from '../logic/status.ts';
import type { CowboyCard, MoneyCard, PriceView, ShotView, View, WeaponId } from '../wire.ts';

export type Said = { readonly title: string; readonly line: string };

/** The piles on the table. */
const PILES = ['weapons', 'spent', 'bank', 'cowboys', 'gone'] as const;
export type PileId = (typeof PILES)[number];

/** Every text of this table except the log, which is the game's `tell`. */
export type Words = {
  readonly lang: Lang;
  readonly labels: Labels;
  /** `$150,000`, and `$150k` where there is little room. */
  readonly usd: (amount: number) => string;
  readonly short: (amount: number) => string;
  readonly team: (team: number) => string;
  /** Up to three words beside the card or button; `long` is the whole sentence. */
  readonly shorts: Readonly<Record<WhyNot, string>>;
  readonly long: (why: WhyNot) => string;

  readonly prompt: (prompt: Prompt, names: Names) => Said;
  readonly timeOut: (view: View, you: Seat) => string | undefined;
  readonly answer: (saying: Saying, names: Names) => string;
  readonly status: (status: Status) => string;
  readonly turn: string;
  readonly you: string;
  readonly onlyYouSee: string;
  readonly seen: string;
  readonly hand: (n: number) => string;
  readonly owes: (amount: number) => string;
  readonly bail: (tokens: number) => string;
  readonly noCowboy: string;
  readonly hiddenCowboy: string;
  /** The name on a bullet card, whose number is printed large. */
  readonly bullets: string;
  /** A weapon card for screen readers: its name and number. */
  readonly weapon: (card: WeaponId) => string;
  readonly seatLabel: (view: View, seat: Seat, name: string) => string;
  readonly teamLabel: (team: number, total: number, target: number, isYours: boolean) => string;

  readonly spread: (cards: number, of: number) => string;
  readonly slot: (slot: number, isChosen: boolean) => string;
  readonly piles: Readonly<Record<PileId, string>>;
  readonly pile: (pile: PileId, n: number) => string;
  readonly look: {
    readonly title: string;
    readonly left: (n: number) => string;
    readonly empty: string;
    readonly filled: (n: number) => string;
    readonly aid: string;
  };
  readonly meter: {
    readonly strength: string;
    readonly inHand: string;
    readonly needed: string;
    readonly cap: (name: string) => string;
    readonly spare: string;
    readonly lost: string;
    readonly label: (strength: number, needed: number | undefined, lost: number) => string;
  };
  readonly price: {
    readonly title: (price: Pick<PriceView, 'due' | 'amount'>, name: string | undefined) => string;
    readonly gives: string;
    readonly change: string;
    readonly debt: (amount: number) => string;
    readonly note: (price: PriceView) => string;
  };
  readonly target: (card: MoneyCard) => string;
  readonly card: (card: MoneyCard) => string;
  readonly cowboyWeapon: (cowboy: CowboyCard) => string | undefined;
  readonly heir: (name: string, isYou: boolean) => string;
  readonly repelled: (name: string) => string;
  readonly sum: (cards: string, strength: number, lost: number) => string;
  readonly shot: (shot: ShotView, names: Names) => string;
  readonly answered: Readonly<Record<ShotView['answer'], string>>;
  readonly votes: (voted: number, all: number) => string;
  readonly yes: string;
  readonly no: string;
  readonly won: (teams: readonly number[]) => string;
  readonly noon: string;
  readonly stages: { readonly label: string; readonly names: readonly string[] };
  readonly seating: Readonly<Record<SeatingNote, string>>;
  readonly skip: string;
  readonly regions: {
    readonly teams: string;
    readonly seats: string;
    readonly table: string;
    readonly own: string;
    readonly meter: string;
    readonly hand: string;
    readonly posse: string;
    readonly board: string;
    readonly piles: string;
  };
  readonly alarms: {
    readonly yourTurn: string;
    readonly faced: (threat: 'guards' | 'indians', count: number) => string;
    readonly shot: (strength: number) => string;
    readonly shootout: string;
    readonly vote: string;
  };
  /** The board as text, one line per place. */
  readonly board: (view: View, names: Names, you: Seat | undefined) => readonly string[];
  /** Beside the log: the caps of the robbers still in, or the state of the game. */
  readonly fact: (view: View, names: Names) => readonly (readonly [name: string, value: string])[];
  readonly finalNote: (view: View, seat: Seat) => string;
};
