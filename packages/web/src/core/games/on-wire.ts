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
    : { readonly [K in keyof T as K extends Missing<T> ? never : K]: OnWire<T[K]> } & {
        readonly [K in Missing<T>]?: OnWire<T[K]> | undefined;
      };

/** Fields that are there and may be `undefined`; one that may be left out is as it is. */
type Missing<T> = {
  [K in keyof T]-?: undefined extends T[K] ? (object extends Pick<T, K> ? never : K) : never;
}[keyof T];

/** One of a union by its `type`: `OneOf<Move, 'pass'>`. */
export type OneOf<Union extends { readonly type: string }, Type extends Union['type']> = Extract<
  Union,
  { readonly type: Type }
>;
