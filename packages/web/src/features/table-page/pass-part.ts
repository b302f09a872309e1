/** What playing on one device adds: one press that agrees to another game, and the button that hides the player's cards. */
export type PassPart = {
  readonly again: () => void;
  readonly hide: { readonly label: string; readonly act: () => void } | undefined;
};
