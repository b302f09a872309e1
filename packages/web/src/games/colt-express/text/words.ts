import type { things } from '@saloon/colt-express/text';
import type { Lang, Names, Seat } from '@saloon/kernel';
import type { Saying } from '../logic/answer.ts';
import type { Kind } from '../logic/kinds.ts';
import type { Prompt } from '../logic/prompt.ts';
import type { SeatMark } from '../logic/status.ts';
import type { Why } from '../logic/why.ts';
import type { ActionId, BanditView, CharacterId, Deed, Loot, Place, PlayerView, TurnKind, View } from '../wire.ts';

export type Said = { readonly title: string; readonly line: string };
export type Things = (typeof things)[Lang];

/** Everything this table says besides the game's own `tell` and `things`, in both languages. */
export type Words = {
  readonly lang: Lang;
  readonly things: Things;
  /** Three words on the spot, and a sentence that says what to do instead. */
  readonly whys: Readonly<Record<Why, { readonly short: string; readonly long: string }>>;
  readonly prompt: (prompt: Prompt, names: Names) => Said;
  /** `canDraw`: in planning, a player with nothing to draw plays a card. */
  readonly timeOut: (phase: View['phase'], canDraw: boolean) => string;
  readonly answer: (saying: Saying) => string;
  /** A second line under an answer: its consequence. */
  readonly note: (saying: Saying, marshal: number) => string | undefined;
  readonly marks: Readonly<Record<SeatMark, string>>;

  readonly round: (round: number, rounds: number) => string;
  readonly turn: (n: number) => string;
  /** In the header of a turn's box, before its number. */
  readonly turnKinds: Readonly<Record<TurnKind, string>>;
  readonly card: (kind: Kind) => string;
  /** Under a small card, where there is no room for more. */
  readonly shortActions: Readonly<Record<ActionId, string>>;
  readonly car: (car: number) => string;
  readonly carSign: (name: string, car: number) => string;
  readonly place: (place: Place) => string;
  readonly level: Readonly<Record<Place['level'], string>>;
  readonly dollars: (n: number) => string;
  readonly bulletsLeft: (n: number) => string;
  readonly cards: (n: number) => string;
  readonly loot: (loot: Loot) => string;
  readonly you: string;
  readonly free: string;
  readonly takenBy: (name: string) => string;
  readonly marshal: string;

  readonly slots: {
    readonly hidden: string;
    readonly covered: string;
    readonly drew: string;
    readonly you: string;
    readonly bonus: string;
    readonly toCome: string;
    readonly now: string;
    readonly done: string;
    readonly resolving: string;
  };
  readonly noEvent: string;
  readonly station: string;
  readonly eventAfter: string;
  readonly roundCard: string;

  readonly own: {
    readonly worth: (n: number) => string;
    readonly onlyYou: string;
    readonly noLoot: string;
    readonly deck: (n: number) => string;
    readonly discard: (n: number) => string;
    readonly known: (values: readonly string[]) => string;
    readonly deckTitle: string;
    readonly received: (n: number) => string;
    readonly fired: (n: number) => string;
    readonly ability: string;
    readonly noAbility: string;
    readonly loot: string;
    readonly revolver: string;
    readonly bullets: string;
    readonly discardTitle: string;
    readonly discardSeen: string;
    readonly onTop: (n: number) => string;
    readonly details: (name: string) => string;
    readonly pick: string;
    readonly first: string;
    readonly second: string;
    readonly kept: string;
  };
  readonly heist: {
    readonly title: string;
    readonly event: string;
    readonly skip: string;
    readonly pause: string;
    readonly goOn: string;
    readonly back: string;
    readonly speed: (speed: 'calm' | 'normal' | 'quick') => string;
    readonly speeds: Readonly<Record<'calm' | 'normal' | 'quick', string>>;
    readonly noEffect: string;
    readonly cardOf: (n: number, all: number) => string;
  };
  /** The heist of the previous round: what each card did. */
  readonly lastHeist: { readonly title: string; readonly deed: (deed: Deed) => string };
  readonly mini: (place: string) => string;
  readonly regions: {
    readonly opponents: string;
    readonly train: string;
    readonly plan: string;
    readonly hand: string;
    readonly board: string;
    readonly choice: string;
    readonly mini: string;
    readonly own: string;
  };
  readonly choice: { readonly character: string; readonly team: string };
  readonly opponent: (name: string, player: PlayerView, bandits: readonly BanditView[]) => string;
  readonly figure: (bandit: CharacterId, place: Place, isYours: boolean) => string;
  readonly alarms: {
    readonly shot: (bandit: string) => string;
    readonly punched: (bandit: string) => string;
    readonly marshal: (bandit: string) => string;
  };
  readonly facts: (view: View) => readonly (readonly [name: string, value: string])[];
  readonly board: (view: View, names: Names, you: Seat | undefined) => readonly string[];
  readonly finalCount: {
    readonly title: string;
    readonly gunslinger: string;
    readonly purses: string;
    readonly jewels: string;
    readonly strongboxes: string;
    readonly ransoms: string;
    readonly total: string;
    readonly received: (n: number) => string;
    readonly tie: string;
  };
  /** The card at the end of a round. */
  readonly roundOver: {
    readonly title: (round: number) => string;
    readonly bullets: (n: number) => string;
    readonly nothing: string;
    readonly more: (n: number) => string;
    readonly seen: string;
    readonly on: (round: number) => string;
    /** Why nothing can be played while the card lies on the table. */
    readonly first: string;
  };
  /** On a turn's box in the plan: opens its cards large. */
  readonly lookAtTurn: (n: number) => string;
  /** The end at the depot. `who` is undefined for the viewer. */
  readonly ending: {
    readonly depot: string;
    readonly wanted: string;
    readonly richest: string;
    readonly place: (rank: number) => string;
    readonly won: (who: string | undefined, margin: number, isByPrize: boolean) => string;
    readonly shared: (total: number) => string;
    readonly fewerBullets: (who: string | undefined, total: number) => string;
    readonly yours: (rank: number, total: number) => string;
  };
};
