export type Cases = { readonly genitive: string; readonly dative: string; readonly accusative: string };

/** Whom a seat plays. */
export type Role = {
  readonly name: string;
  /** In the middle of a sentence, where that differs: `the law`. */
  readonly inSentence?: string;
  /** The name takes the plural: `the outlaws draw`. */
  readonly isPlural?: boolean;
  /** The cases of the name in Russian. */
  readonly cases?: Cases;
};

export type RoleOf = (seat: number) => Role | undefined;

/** An event in a sentence for one reader; undefined for one that isn't told. */
export type Teller = (event: unknown) => string | undefined;
