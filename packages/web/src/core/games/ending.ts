import type { Lang, Millis, Names, Seat } from '@saloon/kernel';
import type { SeatInfo } from '@saloon/protocol';
import type { FunctionComponent } from 'preact';
import type { Owner } from '../../kit/figures/brand.tsx';
import type { Dressed, Figure } from '../../kit/figures/figures.ts';

/** Who has won, as a bill to be nailed to a wall and sent to friends. */
export type Poster = {
  /** `Wanted` for outlaws, `Hero` for the law. */
  readonly heading: string;
  readonly line: string;
  readonly figure: Figure | Dressed;
  readonly owner: Owner;
  /** An icon instead of the owner's brand. */
  readonly sign?: string;
  readonly name: string;
  readonly note?: string | undefined;
  readonly amount?: string | undefined;
};

/** To whom the end is shown. */
export type EndingAt = {
  readonly you: Seat | undefined;
  readonly names: Names;
  /** Who sits where: a bot has the face of its name. */
  readonly chairs: readonly SeatInfo[];
  readonly lang: Lang;
};

/** The course of an ending: its scene step by step, the poster, and why it came so. */
export type Ending = {
  /** How long each step of the scene lasts. The last step stays. */
  readonly steps: readonly Millis[];
  /** The step in which the poster is nailed up. */
  readonly posterAt: number;
  readonly poster: Poster;
  /** One sentence, the margin first. */
  readonly why: string;
  readonly more?: string | undefined;
};

export type EndingStageProps<View = unknown> = EndingAt & {
  readonly view: View;
  /** The same moment with all cards face up, once it was read from the finished recording. */
  readonly open?: View | undefined;
  readonly step: number;
};

/** How a game ends on screen. */
export type GameEnding<View = unknown, Event = unknown> = {
  /** Pure. Undefined if the game has no winner to show. */
  readonly plan: (view: View, at: EndingAt) => Ending | undefined;
  /** The scene behind the poster. It draws what has happened up to `step`, and any press on it skips to the last one. */
  readonly Stage: FunctionComponent<EndingStageProps<View>>;
  /** How far an event turned the game; 0 for most. Shown until the winner's chances are known, and to tell a moment. */
  readonly swing?: (event: Event, view: View) => number;
};
