import type { GameNames } from '@saloon/bang-duel/text';
import type { Lang, Names, Seat } from '@saloon/kernel';
import type { StreetSigns } from '../../../kit/art/street.ts';
import type { Saying } from '../logic/answers.ts';
import type { AutoKind } from '../logic/auto.ts';
import type { ChainRow } from '../logic/chain.ts';
import type { Prompt } from '../logic/prompt.ts';
import type { Why } from '../logic/why.ts';
import type {
  CardId,
  CardName,
  CharacterView,
  CornerSymbol,
  Event,
  Move,
  PlayerView,
  Side,
  View,
  Waiting,
} from '../wire.ts';

export type Said = { readonly title: string; readonly line: string };
/** A line of the chain: what happened, and whether it hurt or helped. */
export type Told = { readonly text: string; readonly tone: 'shot' | 'good' | 'harm' | 'plain' };
/** A symbol in a circle on a card. */
export type Sign = 'hit' | 'miss' | 'reload' | 'always';
/** What a card or token can do for the current question, in three words. */
export type Counts = 'as-miss' | 'as-colt' | 'pays';

/** Every text of this table that doesn't come from the game's `tell`. */
export type Words = {
  readonly lang: Lang;
  readonly labels: GameNames;
  readonly whys: Readonly<Record<Why, { readonly short: string; readonly long: string }>>;
  readonly signs: StreetSigns;

  readonly turn: (n: number) => string;
  readonly bangsLeft: (n: number | 'unlimited') => string;
  readonly reloadOpen: string;
  readonly limit: (n: number) => string;
  readonly corners: string;
  /** What the symbols on a card mean, shown in the close-up. */
  readonly printed: Readonly<Record<Sign, string>> & { readonly corner: (symbol: CornerSymbol) => string };
  /** A side at the head of a line. */
  readonly sideTitle: (side: Side) => string;
  readonly you: string;
  readonly mark: (isYou: boolean) => string;
  readonly away: string;
  readonly role: (character: CharacterView) => string;
  readonly asleep: string;
  /** On equipment that its bearer suffers from. */
  readonly harmful: string;
  readonly active: string;
  readonly always: string;
  readonly counts: Readonly<Record<Counts, string>>;
  readonly count: {
    readonly hand: (n: number) => string;
    readonly reserve: (n: number) => string;
    readonly fallen: (n: number) => string;
    readonly backs: (side: Side, n: number) => string;
    readonly health: (n: number, of: number) => string;
  };
  readonly pile: {
    readonly deck: (side: Side) => string;
    readonly common: string;
    readonly discard: string;
    readonly title: (n: number) => string;
    readonly nothing: string;
    readonly look: (n: number, top: string | undefined) => string;
  };
  readonly emptySeat: string;
  readonly hiddenSeat: string;
  readonly removed: string;
  readonly reserveOwn: string;
  readonly token: (side: Side, isLit: boolean) => string;
  readonly character: (character: CharacterView, isLit: boolean) => string;
  readonly gear: (name: CardName, bearer: CharacterView, state: string, isLit: boolean) => string;
  readonly laid: (card: CardId, isLit: boolean) => string;
  readonly known: (names: readonly string[]) => string;
  readonly drop: string;

  readonly prompt: (prompt: Prompt, view: View, names: Names) => Said;
  readonly timeOut: (view: View) => string | undefined;
  readonly move: (move: Move) => string;
  readonly answer: (saying: Saying, view: View) => string;
  readonly note: (saying: Saying, view: View) => string | undefined;
  readonly crumbs: { readonly now: string; readonly waiting: (waiting: Waiting) => string; readonly dying: string };

  readonly chain: {
    readonly title: string;
    readonly all: (n: number) => string;
    readonly link: (row: ChainRow) => Told;
  };
  readonly moment: (event: Event) => Said | undefined;

  readonly auto: {
    readonly title: string;
    readonly line: string;
    readonly kinds: Readonly<Record<AutoKind, { readonly name: string; readonly help: string }>>;
    readonly soon: (seconds: number, move: string) => string;
    readonly wait: string;
    readonly on: string;
  };

  readonly regions: {
    readonly street: string;
    readonly hand: string;
    readonly board: string;
    readonly chain: string;
    readonly middle: string;
  };
  readonly alarms: { readonly hurt: (name: string, left: number) => string; readonly died: (name: string) => string };
  readonly lastStand: {
    readonly poster: Readonly<Record<Side, string>>;
    readonly stands: (health: number) => string;
    readonly fell: string;
    /** Reserve and hand of a player, where they are known. */
    readonly left: (
      name: string,
      reserve: readonly string[] | undefined,
      hand: readonly string[] | undefined,
    ) => string;
    readonly why: (view: View, you: Seat | undefined) => Said;
  };
  readonly finalNote: (player: PlayerView | undefined) => string;
  readonly board: (view: View, names: Names, you: Seat | undefined) => readonly string[];
};
