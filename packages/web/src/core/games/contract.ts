import type { ReadonlySignal } from '@preact/signals';
import type { EventBatch, Sent } from '@saloon/client';
import type { Lang, Millis, Mood, Names, Seat } from '@saloon/kernel';
import type { Offer, TableInfo } from '@saloon/protocol';
import type { ComponentChildren, FunctionComponent } from 'preact';
import type { Owner } from '../../kit/figures/brand.tsx';
import type { Figure } from '../../kit/figures/figures.ts';
import type { Ambience } from '../../kit/sound/ambience.ts';
import type { Cue } from '../../kit/sound/cues.ts';
import type { Settings } from '../settings/settings.ts';
import type { GameEnding } from './ending.ts';
import type { Role, Teller } from './role.ts';

export type { EventBatch, Sent, Teller };

/** A moment of a step: what has just happened, the table right after it, and for how many beats it stays. */
export type Moment<View = unknown, Event = unknown> = {
  readonly events: readonly Event[];
  readonly view: View;
  readonly beats: number;
};

/** The events of the moment on screen, until its time is over, and how many moments wait behind it. */
export type Story<Event = unknown> = {
  readonly now: readonly Event[];
  readonly waiting: number;
  /** Takes the viewer to the newest state at once. */
  readonly skip: () => void;
  /** At a live table the viewer can stop here and go back by a moment. A replay has controls of its own. */
  readonly live?: {
    readonly isPaused: boolean;
    readonly setPaused: (isPaused: boolean) => void;
    /** Undefined at the first moment of a step. */
    readonly back: (() => void) | undefined;
  };
};

/**
 * What a game's table is drawn from: one moment, which follows the newest state through the queue of the frame
 * (`table/story/story-queue.ts`). `view`, `offer`, `info` and `you` are plain values: the component renders again when one of
 * them changes. `offer` has the moves that this moment asks for and that can still be played. The component holds no rules: `offer.moves` are all
 * the moves there are, and `send` takes one of them as it is.
 */
export type GameTableProps<View = unknown, Move = unknown, Event = unknown> = {
  readonly info: TableInfo;
  readonly view: View;
  readonly offer: Omit<Offer, 'moves'> & { readonly moves: readonly Move[] };
  readonly you: { readonly seat: Seat | undefined; readonly isHost: boolean };
  /** The table's clock in milliseconds, four times a second. For a moment's exact value call `clock()`. */
  readonly now: ReadonlySignal<Millis>;
  readonly clock: () => Millis;
  /** The batches shown so far, oldest first, one a moment. Read them with `useNewEvents`, which passes on each once. */
  readonly events: ReadonlySignal<readonly EventBatch<Event>[]>;
  /**
   * Sends a move; `answers` is filled in from `offer.questions[move.type]`. `reaction` is the milliseconds the player took
   * by the player's own clock. A refusal is shown by the frame (sentence, `nope`); the game only takes its card back,
   * unless it `tells` refusals of this code in its own way.
   */
  readonly send: (
    move: Move,
    how?: { readonly reaction?: Millis; readonly tells?: (code: string) => boolean },
  ) => Promise<Sent>;
  /** What is on its way and not yet acknowledged; `isSlow` after a second. Draw its cards as `sent`. */
  readonly sending: { readonly move: Move; readonly isSlow: boolean } | undefined;
  /** Players' names. A sentence about an event comes from `tell`, which says "You" and names characters. */
  readonly names: Names;
  /** What the table calls a seat: by its character, or by the player if the game has no characters. */
  readonly called: Names;
  readonly tell: Teller;
  readonly lang: Lang;
  readonly settings: Settings;
  /** The line is down or this is a replay: draw everything, offer nothing, and say `closed` where a move would be. */
  readonly closed: string | undefined;
  readonly story: Story<Event>;
  /** What happened to this player, for a summary of the round. The frame draws the flash and the sentence. */
  readonly toYou: ToYou;
  /** A table with `hasFinale` says here that the end has been shown. It may be said more than once. */
  /** The only move is about to be played by itself. */
  readonly isForced?: boolean;
  readonly onFinale: () => void;
  /** Opens the rule in the rail's Rules tab, at its paragraph: `openRule('WB-THROW-2')`. */
  readonly openRule: (id: string) => void;
};

/** Something that happened to the viewer's own seat: it flashes where it happened, and is read in one sentence. */
export type Happened = {
  readonly kind: 'loss' | 'gain' | 'hit' | 'skipped';
  /** Stands at the place, so it is short: `−$500`, `+1 bullet`. */
  readonly amount?: string | undefined;
  /** The `data-place`, `data-part` or `data-region` of what it happened to. */
  readonly place: string;
  /** Who did it and what came of it, in the viewer's language: `Doc knocked a $500 purse out of your hands.` */
  readonly sentence: string;
};

/** The table before and after an event, and the viewer who reads about it. */
export type HappenedAt<View> = {
  readonly before: View;
  readonly after: View;
  readonly you: Seat;
  readonly names: Names;
  readonly lang: Lang;
};

/** What happened to the viewer: in the moment on screen, since the last station (`past.stop`), and in the one before. */
export type ToYou = {
  readonly now: readonly Happened[];
  readonly round: readonly Happened[];
  readonly lastRound: readonly Happened[];
};

/** A gang by its color and its name. */
export type Gang = { readonly owner: Owner; readonly name: string };

/** A station of a replay's time line: a round, a turn or a robbery, and which. */
export type Stop = { readonly of: 'round' | 'turn' | 'robbery'; readonly n: number };
/** What a replay's time line marks with a small icon. */
export type PastMark = 'shot' | 'race' | 'death' | 'end';

/** How a game is reviewed afterwards. */
export type Past<Event = unknown> = {
  readonly stop: (event: Event) => Stop | undefined;
  /** What is marked `end` tells who won: the log has it once the end has been shown. */
  readonly mark: (event: Event) => PastMark | undefined;
  /** Does a part of the log begin here? Where there is a stop, unless told. */
  readonly heads?: (event: Event) => boolean;
  /** Did this happen to the seat through others? A player who was away reads it first. */
  readonly hits: (event: Event, you: Seat) => boolean;
};

/** A game at the table. Everything between the top bar and the rail is its own: opponents, scene, action bar, hand. */
export type GameTable<View = unknown, Move = unknown, Event = unknown> = {
  readonly Scene: FunctionComponent<GameTableProps<View, Move, Event>>;
  /** The middle of the top bar, such as `Round 4 of 6` with its pips. */
  readonly Stage?: FunctionComponent<GameTableProps<View, Move, Event>>;
  /** A small box of facts on top of the rail. */
  readonly Fact?: FunctionComponent<GameTableProps<View, Move, Event>>;
  /**
   * The scene shows how it ended and calls `onFinale` when it has: the ranking sheet comes over it then, and in any case
   * after 30 seconds. Without this the sheet comes after a moment.
   */
  readonly hasFinale?: boolean;
  /** How the end is shown over the table, with the poster of the winner. Without it only the places are. */
  readonly ending?: GameEnding<View, Event>;
  /** Every hand in a replay with all cards open; its view shows what each seat's own view shows. */
  readonly Revealed?: FunctionComponent<GameTableProps<View, Move, Event>>;
  /** Whose colour and brand a seat wears in log, chat and ranking: its own unless told, as where a team has them. */
  readonly owner?: (view: View, seat: Seat) => Owner;
  /** An icon instead of the brand, in the owner's color, such as the star of the law. */
  readonly sign?: (view: View, seat: Seat) => string | undefined;
  /**
   * The character by whose name a seat is called, where the game has one for each seat. `event` is the one that the
   * sentence tells: an event that gives out characters names players.
   */
  readonly role?: (view: View, seat: Seat, lang: Lang, event?: Event) => Role | undefined;
  /** A seat's side or gang, as lists call it. A seat with a role is called by that. */
  readonly title?: (view: View, seat: Seat, lang: Lang) => string | undefined;
  /** The gang of a chair, where the options fix it before the deal. */
  readonly gang?: (options: TableInfo['options'], seat: Seat, lang: Lang) => Gang | undefined;
  /** A rematch swaps the sides of a game for two. */
  readonly swapsSides?: boolean;
  /** Who a seat is in the ranking's picture, where the game has characters. */
  readonly figure?: (view: View, seat: Seat) => Figure | undefined;
  /** Who has won, in one line, where those in first place are more than the people to name; nothing for the usual line. */
  readonly verdict?: (view: View, lang: Lang) => string | undefined;
  /** A final score in words, such as an amount of money; the number itself unless told. */
  readonly score?: (score: number, lang: Lang) => string;
  /** What the ranking sheet says under a seat: a breakdown, a tie-break in words. */
  readonly finalNote?: (view: View, seat: Seat, lang: Lang) => ComponentChildren;
  /**
   * When the running time ends, on the table's clock, and who is asked. The frame tells 30 and 10 seconds left and ticks
   * through the last five, so that no scene does; leave it out for a pause in which nothing is lost.
   */
  readonly deadline?: (view: View) => { readonly at: Millis; readonly asked: readonly Seat[] } | undefined;
  /**
   * Cuts a step into the moments to show one after another; `before` and `after` are the views around it. The last moment
   * has the view `after`, and its question can be answered. Without this a step is one moment.
   */
  readonly moments?: (before: View, events: readonly Event[], after: View) => readonly Moment<View, Event>[];
  /** Must a step be on screen at once, such as the signal of a race? Everything that waits is dropped for it. */
  readonly isUrgent?: (events: readonly Event[], view: View) => boolean;
  /**
   * The cue of an event as this viewer hears it, with the view of its moment. The frame plays it; races play theirs at
   * once with `play`.
   */
  readonly sounds?: (event: Event, you: Seat | undefined, view: View) => Cue | undefined;
  /**
   * What an event did to the viewer's own seat: every loss, hit, theft, gain and skipped action. Undefined for
   * everything else, and for what the viewer has just chosen and sees anyway. Pure.
   */
  readonly happened?: (event: Event, at: HappenedAt<View>) => Happened | undefined;
  /** What everybody saw happen to whom, for bots that talk. Pure. */
  moodsOf?(event: Event): readonly Mood[];
  /** What sounds in the background while the table is open, for people who turn it on. */
  readonly ambience?: Ambience;
  /** What stands out in a review: on a replay's timeline, and for a player who was away. */
  readonly past?: Past<Event>;
  /**
   * Moves that are played by themselves after a beat where nothing else is offered and everyone else is a bot: there is
   * nothing to think about. People would learn from the pause that there was no choice, so it isn't done among them.
   */
  readonly compulsory?: readonly string[];
  /** The move that gives the game up, if this seat can do that now. It is under "Leave". */
  readonly concede?: (view: View, seat: Seat) => Move | undefined;
  /** Asks for the pictures that its tables show again and again: see `printAhead` of the kit. */
  readonly pictures?: readonly (() => unknown)[];
  /** What a screen reader announces at once. Everything else is announced politely through the game's `tell`. */
  readonly alarm?: (event: Event, you: Seat | undefined, lang: Lang) => string | undefined;
};

/** Makes a game's table usable where its types are not known: the registry, the frame, a replay. */
export const gameTable = <View, Move, Event>(table: GameTable<View, Move, Event>): GameTable =>
  table as unknown as GameTable;
