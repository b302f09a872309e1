import { type AnyGame, LANGS, parseOptions, seedOf } from '@saloon/kernel';
import { playthrough } from './playthrough.ts';

/** One entry of a game's `playthroughs/manifest.json`. */
export type PlaythroughEntry = {
  readonly name: string;
  readonly seats: number;
  readonly seed: number;
  readonly bots: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
};

export type PlaythroughFile = { readonly file: string; readonly text: string };

/** The transcripts of a game as they should be, in both languages. */
export function playthroughFiles(game: AnyGame, manifest: readonly PlaythroughEntry[]): readonly PlaythroughFile[] {
  return manifest.flatMap(({ name, seats, seed, bots, options }) => {
    const parsed = parseOptions(game.options, options);
    if (!parsed.ok) throw new Error(`Cannot play ${name}: its options are ${JSON.stringify(options)}`);
    const table = { game, options: parsed.options, seats, seed: seedOf(seed), given: seed };
    return LANGS.map((lang) => ({ file: `${name}.${lang}.txt`, text: playthrough(table, bots, lang) }));
  });
}
