import type { Lang, Names, Seat } from '@saloon/kernel';
import type { BestSet } from '@saloon/wright-brothers/wire';
import type { Saying } from '../logic/answers.ts';
import type { PhotoFinish } from '../logic/finish.ts';
import type { Prompt } from '../logic/prompt.ts';
import type { RingState } from '../logic/race-state.ts';
import type { Step } from '../logic/showdown.ts';
import type { Why } from '../logic/why.ts';
import type { CardId, Cards, View } from '../wire.ts';

export type CardWords = { readonly name: string; readonly rule: string };
export type Said = { readonly title: string; readonly line: string };

/** Everything this table says beside what the game's own `tell` says; both languages have all of it. */
export type Words = {
  readonly lang: Lang;
  readonly cards: Readonly<Record<CardId, CardWords>>;
  /** Three words on the spot, and the sentence with what to do instead. */
  readonly whys: Readonly<Record<Why, { readonly short: string; readonly long: string }>>;
  readonly ring: Readonly<Record<RingState, { readonly label: string; readonly hint: string }>>;

  readonly round: (round: number, rounds: number) => string;
  readonly points: (n: number) => string;
  /** Beside a number that is drawn large: `очк.` */
  readonly pointsShort: string;
  readonly lootCount: (n: number) => { readonly n: string; readonly noun: string };
  readonly deckCount: (n: number) => string;
  readonly helperNote: (n: number) => string;
  /** Why no card lies in the hand (WB-DRAW-2): the limit is never below six. */
  readonly emptyHand: (limit: number) => string;
  readonly bonusNote: (n: number) => string;
  readonly sheriffs: (n: number, isDuel: boolean, isShooting: boolean) => Said;
  readonly next: string;
  readonly turnMark: string;
  readonly away: string;
  readonly handDown: string;
  readonly chosenMark: string;
  readonly you: string;
  readonly readyMark: string;
  readonly opponent: (name: string, score: number, hand: number, loaded: number) => string;

  readonly reading: (reading: BestSet) => string;
  readonly readingNote: (reading: BestSet, revolver: Cards) => string;
  readonly emptyRevolver: Said;
  readonly onlyYouSee: string;
  readonly lockedRevolver: string;
  readonly dropHere: string;

  readonly prompt: (prompt: Prompt, names: Names) => Said;
  readonly timeOut: (view: View) => string | undefined;
  readonly answer: (saying: Saying, names: Names) => string;
  readonly regions: {
    readonly opponents: string;
    readonly law: string;
    readonly cloth: string;
    readonly revolver: string;
    readonly question: string;
    readonly hand: string;
    readonly showdown: string;
    readonly board: string;
  };

  readonly now: string;
  readonly pressAgain: string;
  readonly sent: string;
  readonly provisional: string;
  /** Beside the hands that show in an open race. */
  readonly othersHidden: string;
  readonly duelHint: string;
  readonly duelCard: (name: string, isYou: boolean) => string;

  readonly finish: {
    readonly title: string;
    readonly columns: {
      readonly player: string;
      readonly time: string;
      readonly received: string;
      readonly comp: string;
    };
    readonly ms: (n: number) => string;
    readonly starter: string;
    readonly noHand: string;
    /** The viewer's slap came this much after the slowest hand that counted. */
    readonly late: (ms: number) => string;
    readonly out: string;
    readonly stunned: string;
    readonly note: (finish: PhotoFinish) => string | undefined;
  };
  readonly seal: {
    readonly quick: string;
    readonly load: string;
    readonly none: string;
    readonly speed: (speed: number) => string;
    readonly explain: string;
    readonly choosing: string;
    readonly asQuick: string;
    readonly asLoad: string;
  };
  readonly showdown: {
    readonly title: string;
    readonly pot: (n: number) => string;
    readonly step: (step: Step, names: Names) => string;
    readonly stepName: (step: Step) => string;
    readonly toEnd: string;
    readonly out: string;
    readonly hand: (n: number) => string;
    readonly share: (n: number) => string;
    readonly lost: (n: number) => string;
    readonly cancelled: (card: string) => string;
    readonly bonus: string;
    readonly begins: (name: string) => string;
    readonly tie: string;
  };
  readonly taken: string;
  readonly alarms: {
    readonly yourTurn: string;
    readonly race: string;
    readonly duel: string;
    readonly stunned: string;
    readonly robbed: string;
    readonly fouled: string;
  };
  /** The board as text: one line per player. */
  readonly board: (view: View, names: Names, you: Seat | undefined) => readonly string[];
  readonly fact: (view: View) => readonly (readonly [name: string, value: string])[];
  readonly finalNote: (firstPlaces: number) => string;
};
