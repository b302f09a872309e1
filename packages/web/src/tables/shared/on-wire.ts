/**
 * A type of the game as it comes over the wire: fields that are `undefined` at the table are missing here. A table takes
 * its types from its game with `import type`, and puts them through this.
 *
 * @example
 * import type { View as GameView } from '@saloon/wright-brothers';
 * export type View = OnWire<GameView>;
 */
export type OnWire<T> = T extends string | number | boolean | undefined
  ? T
  : T extends readonly (infer Item)[]
    ? readonly OnWire<Item>[]
    : { readonly [K in Kept<T>]: OnWire<T[K]> } & { readonly [K in Missing<T>]?: OnWire<T[K]> | undefined };

type Missing<T> = { [K in keyof T]-?: undefined extends T[K] ? K : never }[keyof T];
type Kept<T> = { [K in keyof T]-?: undefined extends T[K] ? never : K }[keyof T];

/** One of a union by its `type`: `OneOf<Move, 'pass'>`. */
export type OneOf<Union extends { readonly type: string }, Type extends Union['type']> = Extract<
  Union,
  { readonly type: Type }
>;
