import type { Deadline, Seat } from '@saloon/kernel';
import type { CowboyCard, MoneyCard, WeaponId } from '../rules/cards.ts';
import type { Cards } from '../rules/moves.ts';
import type { Part, Phase } from '../rules/state.ts';

export type CowboyView = {
  /** Known to the owner, to everyone while face up, and afterwards if the table shows seen cowboys. */
  readonly card: CowboyCard | 'face-down';
  readonly isFaceUp: boolean;
  /** Face down, but everyone has seen him. Always false if the table doesn't show seen cowboys. */
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
  /** The viewer's own vote, and all votes once everyone has voted. */
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
  /** What the target defended with. */
  readonly defence: { readonly cards: Cards; readonly sum: number; readonly strength: number } | undefined;
};

export type RobberyView = {
  /** The number of this robbery, from 1. */
  readonly number: number;
  readonly initiator: Seat;
  readonly stage: 'call' | 'attack' | 'shootout' | 'vote';
  /** The revealed money card and its slot. */
  readonly card: MoneyCard | undefined;
  readonly slot: number | undefined;
  /** The guards or Indians, how many, and the seat that faces them. */
  readonly threat: { readonly type: 'guards' | 'indians'; readonly count: number; readonly facing: Seat } | undefined;
  /** How the guards were repelled. */
  readonly repelled:
    | { readonly seat: Seat; readonly cards: Cards; readonly sum: number; readonly strength: number }
    | undefined;
  readonly shot: ShotView | undefined;
  /** For each team still in, the player who would get the loot: the last of them to act (C45-DIV-1). */
  readonly heirs: readonly Seat[];
};

/** What going, or the fine, would cost the player being asked (C45-ONLINE-5). It follows from public information. */
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
  /** The number that the next move has to have in `answers`. */
  readonly question: number;
  readonly first: Seat;
  readonly active: Seat;
  /** The seats that have to decide. */
  readonly asked: readonly Seat[];
  readonly players: readonly PlayerView[];
  readonly teams: readonly TeamView[];
  readonly target: number;
  /** Completed robberies, and the number after which the game ends, if there is one. */
  readonly robberies: number;
  readonly maxRobberies: number | undefined;
  readonly idleTurns: number;
  /** Idle turns until high noon, if the option is on (C45-LOOP-1). */
  readonly noonAfter: number | undefined;
  readonly isHighNoon: boolean;
  /** `discard` is in the order of discarding. Everyone saw what the deck was last filled with. */
  readonly weapons: {
    readonly deck: number;
    readonly discard: Cards;
    readonly filledWith: Readonly<Record<WeaponId, number>>;
  };
  /** The slots that still have a card, out of `size`, and the discard, which is the bank. */
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
  /** The value of a bail token (C45-BAIL-1), and the number of tokens on a cowboy hired now (C45-HIRE-6). */
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
