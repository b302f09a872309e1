import type { TableInfo } from '@saloon/protocol';
import { seatInfo } from '../fields/occupant.ts';
import type { SceneFields } from '../fields/scene-fields.ts';
import type { Row, Seating } from '../fields/seating.ts';
import { isSameList } from '../same-list.ts';
import { hasNoClock } from '../seats/lone-person.ts';
import { shuffleInfo } from '../shuffle/fair.ts';

/** What everybody may know about a table. */
export function infoOf(scene: SceneFields): TableInfo {
  const { id, game, title, options, isPrivate, seed, seedHash, before, tournament } = scene.fixed;
  const shared = {
    id,
    game: game.id,
    title,
    options,
    seats: scene.occupants.map(seatInfo),
    host: scene.seatOf(scene.host.user),
    isPrivate,
    watching: scene.watching,
    hints: scene.fixed.hints,
    ...(scene.fixed.outsideBots === 'allowed' ? { outsideBots: 'allowed' as const } : {}),
    ...(scene.fixed.isRated ? { isRated: true as const } : {}),
    ...(scene.fixed.duplicate === undefined ? {} : { duplicate: scene.fixed.duplicate.of }),
    ...(hasNoClock(scene) ? { clock: 'off' as const } : {}),
    spectators: scene.shownSpectators,
    ...(scene.hasScreen ? { hasScreen: true as const } : {}),
    seedHash,
    ...shuffleInfo(scene),
    ...(tournament === undefined ? {} : { tournament }),
    ...(before === undefined ? {} : { whatIf: { seat: before.redeal.seat, replay: before.replay } }),
    teams: scene.teams,
  };
  const { play } = scene;
  if (play === undefined) return { ...shared, phase: 'waiting' };
  const { dealtAt, outcome } = play;
  const { seatRequest } = scene;
  const request = seatRequest && { seat: seatRequest.seat, name: seatRequest.name };
  if (outcome === undefined)
    return { ...shared, phase: 'playing', dealtAt, undo: scene.undo, ...(request && { seatRequest: request }) };
  return {
    ...shared,
    phase: 'over',
    dealtAt,
    outcome,
    // The table doesn't know the day: the recording has the seed once that is over.
    ...(isDaily(scene.fixed) ? {} : { seed }),
    log: play.log,
    rematch: scene.rematch,
    next: scene.next,
  };
}

const isDaily = ({ duplicate }: SceneFields['fixed']): boolean => /^(daily|practice) /.test(duplicate?.of ?? '');

/** Who sits at a table, for the list of a person's own tables. */
export function seatingOf({ fixed, occupants }: SceneFields): Seating {
  const { game, title, options, isPrivate } = fixed;
  return {
    game: game.id,
    title,
    pace: paceOf(options),
    isPrivate,
    people: occupants.map((occupant) => (occupant.type === 'person' ? occupant.user : '')),
    names: occupants.map((occupant) => (occupant.type === 'empty' ? '' : occupant.name)),
  };
}

const paceOf = ({ pace }: SceneFields['fixed']['options']): string | undefined =>
  typeof pace === 'string' ? pace : undefined;

/** A table's row in the lobby: private tables and those that are over have none. */
export function rowOf(scene: SceneFields): Row | undefined {
  const { id, game, title, options, isPrivate, isRated } = scene.fixed;
  const { phase } = scene;
  if (isPrivate || phase === 'over') return undefined;
  return {
    id,
    game: game.id,
    title,
    host: scene.host.name,
    seats: scene.occupants.length,
    taken: scene.occupants.filter(({ type }) => type !== 'empty').length,
    pace: paceOf(options),
    phase,
    canWatch: scene.watching.isAllowed,
    ...(isRated ? { isRated } : {}),
  };
}

/** Do the two rows differ? */
export const isSameRow = (a: Row, b: Row): boolean =>
  (Object.keys(a) as (keyof Row)[]).every((field) => a[field] === b[field]);

export const isSameSeating = (a: Seating, b: Seating): boolean =>
  a.game === b.game && a.pace === b.pace && isSameList(a.people, b.people) && isSameList(a.names, b.names);
