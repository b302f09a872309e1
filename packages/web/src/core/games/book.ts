import type { Lang, RuleBook } from '@saloon/kernel';
import type { FunctionComponent } from 'preact';

export type PictureProps<Picture = unknown> = {
  readonly picture: Picture;
  /** Players in the examples, by seat. */
  readonly cast: readonly string[];
  readonly lang: Lang;
};

/** A game's rules as this client can show them. */
export type GameRules<Picture = unknown> = {
  readonly books: Readonly<Record<Lang, RuleBook<Picture>>>;
  readonly Picture: FunctionComponent<PictureProps<Picture>>;
  /** The anchor of the paragraph that explains a rule. */
  readonly anchorFor: (rule: string) => string | undefined;
  /** The rule behind each refusal code. */
  readonly refusalRules: Readonly<Record<string, string>>;
  /** The rule behind an event. */
  readonly ruleOfEvent: (event: never) => string;
};

/** Erases the picture type, for code that doesn't know the game's pictures. */
export const gameRules = <Picture>(rules: GameRules<Picture>): GameRules => rules as unknown as GameRules;
