import type { Lang } from '@saloon/kernel';
import type { FunctionComponent } from 'preact';

/** What a piece of the rules explains, leans on, and which options change it. */
export type Cited = {
  readonly rules: readonly string[];
  readonly see: readonly string[];
  readonly options: readonly string[];
};

/** A piece of the rules, as a game's `rules` export has it. Pictures are drawn by the game. */
export type Block<Picture = unknown> =
  | { readonly type: 'heading'; readonly text: string }
  | ({ readonly type: 'paragraph' | 'note'; readonly text: string } & Cited)
  | ({ readonly type: 'list'; readonly items: readonly string[] } & Cited)
  | ({ readonly type: 'example'; readonly title: string; readonly text: string; readonly picture: Picture } & Cited)
  | { readonly type: 'picture'; readonly caption: string; readonly picture: Picture }
  | ({ readonly type: 'options' } & Cited);

export type Chapter<Picture = unknown> = {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block<Picture>[];
};
export type Book<Picture = unknown> = {
  readonly cast: readonly string[];
  readonly chapters: readonly Chapter<Picture>[];
};

export type PictureProps<Picture = unknown> = {
  readonly picture: Picture;
  /** Who plays in the examples, by seat. */
  readonly cast: readonly string[];
  readonly lang: Lang;
};

/** The rules of a game as this client can show them. */
export type GameRules<Picture = unknown> = {
  readonly books: Readonly<Record<Lang, Book<Picture>>>;
  readonly Picture: FunctionComponent<PictureProps<Picture>>;
  /** The anchor of the paragraph that explains a rule. */
  readonly anchorFor: (rule: string) => string | undefined;
};

/** Makes a game's rules usable where its pictures are not known. */
export const gameRules = <Picture>(rules: GameRules<Picture>): GameRules => rules as unknown as GameRules;
