import type { Deadline, Seat } from '@saloon/kernel';
import type { CowboyCard, MoneyCard, WeaponId } from '../rules/cards.ts';
import type { Cards } from '../rules/moves.ts';
import type { Part, Phase } from '../rules/state.ts';

export type CowboyView = {
  /** Known to the owner, to everybody while face up, and afterwards where the table shows seen cowboys. */
  readonly card: CowboyCard | 'face-down';
  readonly isFaceUp: boolean;
  /** Face down, but everybody has seen him; always false where the table does not show seen cowboys. */
  readonly isSeen: boolean;
  readonly bail: number;
};

/** Amounts are in dollars. */
export type PlayerView = {
  readonly team: number;
  readonly cards: number;
  readonly hand: Cards | undefined;
  readonly cowboy: CowboyView | undefined;
  readonly loot: readonly MoneyCard[];
  readonly gross: number;
  readonly debt: number;
  readonly net: number;
  readonly part: Part;
  readonly hasVoted: boolean;
  /** The viewer's own vote, and everybody's once all have voted. */
  readonly vote: boolean | undefined;
  readonly isAway: boolean;
};

export type TeamView = { readonly seats: readonly Seat[]; readonly total: number };

export type ShotView = {
  readonly shooter: Seat;
  readonly target: Seat;
  readonly cards: Cards;
  readonly sum: number;
  readonly strength: number;
  readonly answer: 'awaited' | 'defended' | 'rode' | 'fell';
  /** What the target defended with, and what it came to. */
  readonly defence: { readonly cards: Cards; readonly sum: number; readonly strength: number } | undefined;
};

export type RobberyView = {
  /** The number of this robbery, from 1. */
  readonly number: number;
  readonly initiator: Seat;
  readonly stage: 'call' | 'attack' | 'shootout' | 'vote';
  /** The money card that was turned up, and the slot it lay in. */
  readonly card: MoneyCard | undefined;
  readonly slot: number | undefined;
  /** Who is to be stood up to now, by whom, and how strong they are. */
  readonly threat: { readonly type: 'guards' | 'indians'; readonly count: number; readonly facing: Seat } | undefined;
  /** How the guards were repelled. */
  readonly repelled:
    | { readonly seat: Seat; readonly cards: Cards; readonly sum: number; readonly strength: number }
    | undefined;
  readonly shot: ShotView | undefined;
  /** Of each team that is still in, who would get the loot if the others were gone: the latest to have acted (C45-DIV-1). */
  readonly heirs: readonly Seat[];
};

/** What going, or the fine, would cost whoever is asked (C45-ONLINE-5). Everything in it follows from public facts. */
export type PriceView = {
  readonly seat: Seat;
  readonly due: 'bail' | 'fine';
  readonly amount: number;
  readonly cards: readonly MoneyCard[];
  readonly change: readonly MoneyCard[];
  /** The debt that would be left. */
  readonly debt: number;
};

export type View = {
  readonly phase: Phase;
  readonly edition: string;
  readonly turn: number;
  /** The number that the next move has to carry in `answers`. */
  readonly question: number;
  readonly first: Seat;
  readonly active: Seat;
  /** Who is being waited for. */
  readonly asked: readonly Seat[];
  readonly players: readonly PlayerView[];
  readonly teams: readonly TeamView[];
  readonly target: number;
  /** Completed robberies, and after how many the game ends, if it does. */
  readonly robberies: number;
  readonly maxRobberies: number | undefined;
  readonly idleTurns: number;
  /** The idle turns after which it is high noon, if ever (C45-LOOP-1). */
  readonly noonAfter: number | undefined;
  readonly isHighNoon: boolean;
  /**
   * The weapons deck, its discard in the order in which the cards were laid, and what the deck was last filled with,
   * which everybody saw: how many of each.
   */
  readonly weapons: {
    readonly deck: number;
    readonly discard: Cards;
    readonly filledWith: Readonly<Record<WeaponId, number>>;
  };
  /** The slots that still have a face-down card, out of how many; and the discard, which is the bank. */
  readonly money: {
    readonly slots: readonly number[];
    readonly size: number;
    readonly discard: readonly MoneyCard[];
  };
  readonly cowboys: {
    readonly deck: number;
    readonly discard: readonly CowboyCard[];
    readonly filledWith: readonly CowboyCard[];
  };
  /** The cards of a full hand (C45-ARM-2). */
  readonly handSize: number;
  /** Bail tokens left, where they are limited. */
  readonly supply: number | undefined;
  /** What a bail token stands for (C45-BAIL-1), and how many would be laid on a cowboy who is hired now (C45-HIRE-6). */
  readonly bailToken: number;
  readonly bailOnHire: number;
  /** The cowboy drawn in a hire decision. */
  readonly hired: CowboyCard | 'face-down' | undefined;
  readonly robbery: RobberyView | undefined;
  readonly price: PriceView | undefined;
  readonly ended:
    | { readonly why: 'target' | 'robbery-cap'; readonly winners: readonly number[]; readonly ranks: readonly number[] }
    | undefined;
  readonly deadline: Deadline | undefined;
};
