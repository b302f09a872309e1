/** One thing to do today: a daily deal, the daily puzzle, the next tournament. */
export type TodayCell = {
  readonly key: string;
  readonly href: string;
  readonly title: string;
  /** A game's own icon, or an icon on a color of its own. */
  readonly mark: { readonly game: string } | { readonly icon: string; readonly tone: string };
  /** The line below the title. */
  readonly text: string;
  /** Days in a row. Below 2 there is nothing to show. */
  readonly streak?: number;
  /** What the cell offers: `Play`, `Continue`, `Solve`. */
  readonly action: string;
  readonly isDone?: boolean;
};

/** Where cells come from. `cells` reads signals, so the strip follows them; an empty list shows nothing. */
export type TodaySource = {
  readonly cells: () => readonly TodayCell[];
  /** Called whenever the strip appears, and when a day begins. */
  readonly load?: () => void;
};
