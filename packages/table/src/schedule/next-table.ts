import { type Seat, type Seed, seat, seatsOf } from '@saloon/kernel';
import type { TableId } from '@saloon/protocol';
import type { Occupant, Person } from '../fields/occupant.ts';
import type { Opening } from '../fields/opening.ts';
import type { SceneFields } from '../fields/scene-fields.ts';
import type { Sitter, Someone } from '../fields/seating.ts';
import { botKind } from '../seats/bot-name.ts';

/** Have all people who have not left agreed to play again, is one of them there, and no next table open yet? */
const wantsNext = (scene: SceneFields): boolean => isWanted(scene) && owing(scene).length === 0;

/**
 * Who has not said whether they play again and is not there, where all who are there want to. They may be loading the
 * page again: somebody waits for them, but not for long.
 */
export function awaited(scene: SceneFields): readonly (Person & { readonly seat: Seat })[] {
  const missing = isWanted(scene) ? owing(scene) : [];
  return missing.some(({ isHere }) => isHere) ? [] : missing;
}

/** Who has been asked to play again, and has not answered. */
export const askedAgain = (scene: SceneFields): readonly Seat[] =>
  scene.rematch === undefined || scene.next !== undefined ? [] : owing(scene).map(({ seat }) => seat);

const isWanted = ({ phase, rematch, next, occupants }: SceneFields): boolean =>
  phase === 'over' &&
  rematch !== undefined &&
  next === undefined &&
  occupants.some((occupant) => occupant.type === 'person' && occupant.isHere && !occupant.hasStood);

const owing = ({ occupants, rematch }: SceneFields): readonly (Person & { readonly seat: Seat })[] =>
  seatsOf(occupants.length).flatMap((one) => {
    const occupant = occupants[one];
    const isOwing = occupant?.type === 'person' && !occupant.hasStood && rematch?.agreed.includes(one) !== true;
    return isOwing ? { ...occupant, seat: one } : [];
  });

/** How to open the next table: the same game and people, everybody one seat further round, so that another begins. */
export function nextOpening(scene: SceneFields, id: TableId, seed: Seed): Opening | undefined {
  if (!wantsNext(scene)) return undefined;
  const { game, options, title, isPrivate, hints, standIn, outsideBots, isRated, clock } = scene.fixed;
  const { occupants, rematch, play } = scene;
  const again = play && game.rematchOptions ? game.rematchOptions(play.state, options) : options;
  const rotated = occupants.map((_, i) => {
    const from = (i + 1) % occupants.length;
    const occupant = occupants[from] as Occupant;
    // Who agreed and then got up has thought better of it; who only is away keeps the seat.
    const isGone = occupant.type === 'person' && (occupant.hasStood || !rematch?.agreed.includes(seat(from)));
    return isGone ? undefined : occupant;
  });
  const guests: (Sitter & { readonly seat: Seat })[] = [];
  for (const [i, occupant] of rotated.entries()) {
    if (occupant?.type !== 'person') continue;
    const { nextSeal: seal } = occupant;
    guests.push({ ...sitterOf({ ...occupant, seal }), seat: seat(i) });
  }
  const host = guests.find(({ user }) => user === scene.host.user) ?? guests[0];
  if (host === undefined) return undefined;
  return {
    id,
    seed,
    host: sitterOf(host),
    guests: guests.filter(({ user }) => user !== host.user),
    watching: scene.watching,
    isReady: true,
    ...(clock === 'never' ? { isUnhurried: true } : {}),
    request: {
      type: 'open-table',
      id: 'rematch',
      game: game.id,
      title,
      options: { ...(again as typeof options) },
      isPrivate,
      hints,
      standIn,
      outsideBots,
      ...(isRated ? { isRated } : {}),
      ...(clock === 'always' ? { clock } : {}),
      seats: rotated.map((occupant, i) => {
        if (occupant?.type === 'bot') return { type: 'bot', ...botKind(occupant.level, occupant.personality) };
        return i === host.seat ? { type: 'me' } : { type: 'open' };
      }),
    },
  };
}

type Sitting = Someone & { readonly isBot?: boolean; readonly seal?: string | undefined };
const sitterOf = ({ user, name, isBot, seal }: Sitting): Sitter => ({
  user,
  name,
  ...(isBot === true ? { isBot } : {}),
  ...(seal === undefined ? {} : { seal }),
});
