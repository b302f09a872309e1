import type { Lang, RuleBook } from '@saloon/kernel';
import type { FunctionComponent } from 'preact';

export type PictureProps<Picture = unknown> = {
  readonly picture: Picture;
  /** Who plays in the examples, by seat. */
  readonly cast: readonly string[];
  readonly lang: Lang;
};

/** The rules of a game as this client can show them. */
export type GameRules<Picture = unknown> = {
  readonly books: Readonly<Record<Lang, RuleBook<Picture>>>;
  readonly Picture: FunctionComponent<PictureProps<Picture>>;
  /** The anchor of the paragraph that explains a rule. */
  readonly anchorFor: (rule: string) => string | undefined;
  /** The rule behind each of the game's refusals, by its code. */
  readonly refusalRules: Readonly<Record<string, string>>;
  /** The rule behind what has happened: an event as the game tells it. */
  readonly ruleOfEvent: (event: never) => string;
};

/** Makes a game's rules usable where its pictures are not known. */
export const gameRules = <Picture>(rules: GameRules<Picture>): GameRules => rules as unknown as GameRules;
