import { findGame } from '@saloon/catalog';
import { type AnyGame, type Seat, seat } from '@saloon/kernel';
import { type TableInfo, tableId } from '@saloon/protocol';
import type { View as DuelView } from '../../src/games/bang-duel/wire.ts';
import type { View as CaliberView } from '../../src/games/caliber-45/wire.ts';
import type { View as ColtView } from '../../src/games/colt-express/wire.ts';
import type { View as GangView } from '../../src/games/wright-brothers/wire.ts';
import { stagedInfo } from '../harness/staged-info.ts';
import { lastOfEach, type Position, positionWhere } from '../harness/still-table.ts';

/** A situation that is hard to fit on a screen, as the gallery shows it. */
export type Scene = {
  readonly game: string;
  readonly name: string;
  readonly seats: number;
  /** Shown to a spectator and not to the player who is asked. */
  readonly isWatched?: boolean;
  readonly find: (game: AnyGame, seats: number) => Position;
};

const where =
  <View>(isIt: (view: View) => boolean, options: object = {}) =>
  (game: AnyGame, seats: number): Position =>
    positionWhere(game, seats, (view) => isIt(view as View), options);

/** The last position of a phase, where most cards lie on the table. */
const lastOf =
  (phase: string, seed = 3) =>
  (game: AnyGame, seats: number): Position => {
    const found = lastOfEach(game, seats, seed).find((one) => one.phase === phase);
    if (found === undefined) throw new Error(`Cannot find ${phase}: it did not come in the game of seed ${seed}`);
    return found;
  };

const loaded = ({ players }: GangView): number => Math.max(...players.map(({ revolver = [] }) => revolver.length));
const helpers = ({ players }: GangView): number => players.filter((one) => one.helpers > 0).length;
const longestHand = ({
  players,
}: {
  readonly players: readonly { readonly hand?: readonly unknown[] | undefined }[];
}): number => Math.max(...players.map(({ hand = [] }) => hand.length));

const gang = (name: string, seats: number, find: Scene['find'], isWatched = false): Scene => ({
  game: 'wright-brothers',
  name,
  seats,
  find,
  isWatched,
});
const colt = (name: string, seats: number, find: Scene['find'], isWatched = false): Scene => ({
  game: 'colt-express',
  name,
  seats,
  find,
  isWatched,
});
const duel = (name: string, find: Scene['find']): Scene => ({ game: 'bang-duel', name, seats: 2, find });
const caliber = (name: string, seats: number, find: Scene['find']): Scene => ({
  game: 'caliber-45',
  name,
  seats,
  find,
});

/** Every game with as many players as it takes, its open questions, its longest hands and its fullest piles. */
export const SCENES: readonly Scene[] = [
  gang(
    'turn',
    5,
    where<GangView>((view) => view.phase === 'turn' && longestHand(view) > 3),
  ),
  gang(
    'helpers',
    5,
    where<GangView>((view) => view.phase === 'turn' && helpers(view) === 2 && view.loot.length > 7),
  ),
  gang(
    'full-revolver',
    4,
    where<GangView>((view) => view.phase === 'turn' && loaded(view) >= 6),
  ),
  gang(
    'two-players',
    2,
    where<GangView>((view) => view.phase === 'turn' && view.bonus > 0 && helpers(view) > 0),
  ),
  gang(
    'race',
    5,
    where<GangView>(({ phase }) => phase === 'race'),
  ),
  gang(
    'duel',
    2,
    where<GangView>(({ phase }) => phase === 'duel'),
  ),
  gang(
    'sealed',
    5,
    where<GangView>((view) => view.phase === 'sealed' && longestHand(view) > 4, { raceMode: 'sealed' }),
  ),
  gang(
    'switch',
    5,
    where<GangView>(({ phase }) => phase === 'switch-return'),
  ),
  gang(
    'split',
    5,
    where<GangView>((view) => view.phase === 'round-over' && loaded(view) >= 6),
  ),
  gang(
    'watching',
    5,
    where<GangView>((view) => view.phase === 'turn' && helpers(view) === 2),
    true,
  ),
  colt('planning', 6, lastOf('planning')),
  colt('planning-four', 4, lastOf('planning')),
  colt('heist', 6, lastOf('heist')),
  colt(
    'full-hand',
    3,
    where<ColtView>((view) => view.phase === 'planning' && longestHand(view) >= 9),
  ),
  colt('characters', 6, lastOf('characters')),
  colt('over', 6, lastOf('over')),
  colt('watching', 6, lastOf('planning'), true),
  duel('setup', lastOf('setup')),
  duel('main', lastOf('main')),
  duel('main-gear', lastOf('main', 8)),
  duel(
    'hit',
    where<DuelView>(({ asked }) => asked !== undefined && 'hit' in asked && asked.hit !== undefined),
  ),
  duel('discard', lastOf('discard')),
  { ...duel('watched', lastOf('main')), isWatched: true },
  caliber('arming', 9, lastOf('arming')),
  caliber('call', 9, lastOf('call')),
  caliber(
    'pick',
    8,
    where<CaliberView>(({ phase }) => phase === 'pick'),
  ),
  caliber(
    'face',
    6,
    where<CaliberView>(({ phase }) => phase === 'face'),
  ),
  caliber('shootout', 9, lastOf('shootout')),
  caliber('defend', 9, lastOf('defend')),
  caliber('fine', 4, lastOf('fine')),
  caliber(
    'hire',
    4,
    where<CaliberView>(({ phase }) => phase === 'hire'),
  ),
  caliber('over', 9, lastOf('over')),
];

/** Long and short, Latin and Cyrillic; the longest is the longest that the server lets a player take. */
const NAMES = [
  'Ann',
  'Анна-Мария Константинова',
  'Cal',
  'Bartholomew the Third',
  'Константин',
  'Fay',
  'Вера',
  'Wilhelmina Wu',
  'Ida',
];

/** All that the gallery's page needs to draw a scene. */
export type Staged = {
  readonly info: TableInfo;
  readonly view: unknown;
  readonly moves: readonly unknown[];
  readonly you: Seat | undefined;
  readonly now: number;
};

/** Plays until the scene comes up, and returns it as a client would see it. */
export function stage({ game: id, seats, find, isWatched = false }: Scene): Staged {
  const game = findGame(id);
  if (game === undefined) throw new Error(`Cannot stage ${id}: the catalog does not have it`);
  const { state, you } = find(game, seats);
  return {
    info: stagedInfo(tableId('gallerytable'), game, state, NAMES),
    view: game.view(state, isWatched ? 'spectator' : you),
    moves: isWatched ? [] : game.legalMoves(state, you),
    you: isWatched ? undefined : seat(you),
    now: game.now(state),
  };
}

export const sceneNamed = (game: string, name: string): Scene | undefined =>
  SCENES.find((scene) => scene.game === game && scene.name === name);

/** The text of one of the gallery's files, or undefined if there is no such file. */
export function galleryFile(path: string): string | undefined {
  const [, game = '', name = ''] = /^\/gallery-scenes\/(?:([a-z0-9-]+)\/)?([a-z0-9-]+)\.json$/.exec(path) ?? [];
  if (game === '' && name === 'index') return JSON.stringify(SCENES.map((scene) => [scene.game, scene.name]));
  const scene = sceneNamed(game, name);
  return scene === undefined ? undefined : JSON.stringify(stage(scene));
}
