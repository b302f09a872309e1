import type { Seat } from '@saloon/kernel';
import type { TableInfo } from '@saloon/protocol';

/** A scene as `e2e/gallery/scenes.ts` stages it. */
export type Staged = {
  readonly info: TableInfo;
  readonly view: unknown;
  readonly moves: readonly unknown[];
  readonly you: Seat | undefined;
  readonly now: number;
};

async function file<T>(path: string): Promise<T> {
  const response = await fetch(`/gallery-scenes/${path}.json`);
  if (!response.ok) throw new Error(`Cannot load ${path}: the server answered ${response.status}`);
  return (await response.json()) as T;
}

export const loadStaged = (game: string, scene: string): Promise<Staged> => file(`${game}/${scene}`);
export const loadNames = (): Promise<readonly (readonly [game: string, scene: string])[]> => file('index');
