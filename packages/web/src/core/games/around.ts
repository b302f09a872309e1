import type { Lang, Names, Seat } from '@saloon/kernel';
import type { Offer, TableInfo } from '@saloon/protocol';
import type { FunctionComponent } from 'preact';
import type { Sent } from './contract.ts';

/** A move that needs no look at a hand, and the question that it answers. */
export type OpenMove<Move = unknown> = { readonly move: Move; readonly answers: number | undefined };

/** What a table that lies between its players is drawn from. */
export type AroundProps<View = unknown, Move = unknown> = {
  readonly info: TableInfo;
  /** The public view, or the one of `holder`. */
  readonly view: View;
  /** The moves of `holder`. */
  readonly offer: Omit<Offer, 'moves'> & { readonly moves: readonly Move[] };
  /** The player whose cards are face up. */
  readonly holder: Seat | undefined;
  /** The moves of each seat that need no look at a hand. */
  readonly openMoves: readonly (readonly OpenMove<Move>[])[];
  readonly names: Names;
  readonly lang: Lang;
  /** Shows this player's hand. Only one player can look at a time. */
  readonly peek: (seat: Seat) => void;
  /** Nobody looks any more. */
  readonly cover: () => void;
  /** `touchedAt`: when the glass was touched, in milliseconds since 1970. `startedAt`: the race's start, on the game's clock. */
  readonly act: (
    seat: Seat,
    move: Move,
    how?: { readonly answers?: number | undefined; readonly touchedAt?: number; readonly startedAt?: number },
  ) => Promise<Sent>;
  readonly onLeave: () => void;
};

/** A game that is played around one device. */
export type Around = {
  readonly Scene: FunctionComponent<AroundProps>;
  /** The kinds of moves that say nothing about a hand. */
  readonly openMoves: readonly string[];
};

/** Makes a game's scene usable where its types are not known. */
export const aroundTable = <View, Move>(around: {
  readonly Scene: FunctionComponent<AroundProps<View, Move>>;
  readonly openMoves: readonly string[];
}): Around => around as unknown as Around;
