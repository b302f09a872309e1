import { type Seat, type Seed, seat, seatsOf } from '@saloon/kernel';
import type { TableId } from '@saloon/protocol';
import { type Chair, EMPTY } from './chair.ts';
import type { Opening, Sitter, Someone } from './contract.ts';
import type { Scene } from './scene.ts';

/** Have all people who are still there agreed to play again, and no next table is open yet? */
export function wantsNext(scene: Scene): boolean {
  const { rematch, next, chairs } = scene;
  if (scene.phase !== 'over' || rematch === undefined || next !== undefined) return false;
  const staying = seatsOf(chairs.length).filter((one) => isStaying(chairs[one] ?? EMPTY));
  return staying.length > 0 && staying.every((one) => rematch.agreed.includes(one));
}

const isStaying = (chair: Chair): boolean => chair.type === 'person' && chair.isHere && !chair.hasStood;

/** How to open the next table: the same game and people, everybody one seat further round, so that another begins. */
export function nextOpening(scene: Scene, id: TableId, seed: Seed): Opening | undefined {
  if (!wantsNext(scene)) return undefined;
  const { game, options, title, isPrivate, hints, standIn, outsideBots } = scene.fixed;
  const { chairs, rematch } = scene;
  const rotated = chairs.map((_, i) => {
    const from = (i + 1) % chairs.length;
    const chair = chairs[from] as Chair;
    // Who agreed and then got up has thought better of it; who only is away keeps the seat.
    const isGone = chair.type === 'person' && (chair.hasStood || !rematch?.agreed.includes(seat(from)));
    return isGone ? undefined : chair;
  });
  const guests: (Sitter & { readonly seat: Seat })[] = [];
  for (const [i, chair] of rotated.entries()) {
    if (chair?.type !== 'person') continue;
    const { nextSeal: seal } = chair;
    guests.push({ ...sitterOf({ ...chair, seal }), seat: seat(i) });
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
    request: {
      type: 'open-table',
      id: 'rematch',
      game: game.id,
      title,
      options: { ...options },
      isPrivate,
      hints,
      standIn,
      outsideBots,
      seats: rotated.map((chair, i) => {
        if (chair?.type === 'bot') return { type: 'bot', level: chair.level };
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
