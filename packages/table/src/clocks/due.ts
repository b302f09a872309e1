import { type Millis, type Seat, seatsOf } from '@saloon/kernel';
import type { TableBots } from '../bots/bots.ts';
import { undoUntil } from '../commands/undo.ts';
import type { Person } from '../fields/occupant.ts';
import type { Someone } from '../fields/seating.ts';
import type { Scene } from '../scene/scene.ts';
import { type CallOff, callOffDue } from '../schedule/match-table.ts';
import { awaited } from '../schedule/next-table.ts';
import { type TournamentDue, tournamentDue } from '../schedule/tournament.ts';
import { isUnhurried } from '../seats/lone-person.ts';
import { dealAt } from '../shuffle/fair.ts';
import { type Idle, nextIdle } from './idle.ts';
import type { ShownVersions } from './shown-versions.ts';

/** A person who is away from a live game for this long gets a stand-in, and isn't waited for in a rematch. */
export const AWAY_MS = 30_000;
/** By correspondence, people have this long to answer about a rematch. */
export const SLOW_ANSWER_MS = 2 * 86_400_000;
/** Before the game a seat is kept longer, because sending an invitation means leaving the page. */
export const WAITING_AWAY_MS = 300_000;
/** After this time away, the host is replaced if another person is present. */
export const HOST_AWAY_MS = 60_000;
/** At a table by invitation the host stays host and keeps the seat for a day, because friends may answer late. */
export const INVITATION_MS = 86_400_000;

/** An action of the table, and when it is due on the table's clock. */
export type Due = { readonly at: Millis } & (
  | { readonly type: 'timer'; readonly id: number }
  | { readonly type: 'bot' }
  | { readonly type: 'deal' }
  /** Taking the move back would leave no time for another one. */
  | { readonly type: 'undo' }
  | { readonly type: 'away'; readonly seat: Seat }
  /** A rematch starts without these seats. */
  | { readonly type: 'left-behind'; readonly seats: readonly Seat[] }
  | { readonly type: 'host'; readonly heir: Someone }
  | Pick<Idle, 'type' | 'seat'>
  | TournamentDue
  | CallOff
);

/** What is due first. The game's timer wins a tie. */
export function nextDue(scene: Scene, bots: TableBots, shown: ShownVersions): Due | undefined {
  const { play } = scene;
  let first: Due | undefined;
  if (play !== undefined && play.outcome === undefined) {
    const bot = bots.dueAt();
    const { deadline } = play;
    // Time can't run out while a bot that was asked in time still thinks.
    const isRunning = deadline !== undefined && !bots.isThinking && !isUnhurried(scene);
    if (isRunning) {
      first = { type: 'timer', id: deadline.id, at: deadline.at + shown.clockGrace(scene, deadline) };
    }
    if (bot !== undefined) {
      const held = bots.isPrompt ? 0 : (shown.botsWaitUntil(scene) ?? 0);
      // A bot that waits doesn't run out of time.
      const at = Math.max(bot + play.dealtAt, deadline === undefined ? held : Math.min(held, deadline.at - 1));
      if (first === undefined || at < first.at) first = { type: 'bot', at };
    }
  }
  const dealtAt = dealAt(scene);
  if (dealtAt !== undefined) first = { type: 'deal', at: dealtAt };
  const until = scene.undo && undoUntil(scene, scene.undo.by);
  if (until !== undefined && (first === undefined || until < first.at)) first = { type: 'undo', at: until };
  const fixed = tournamentDue(scene) ?? callOffDue(scene);
  if (fixed !== undefined && (first === undefined || fixed.at < first.at)) first = fixed;
  const missing = awaited(scene);
  if (missing.length > 0) {
    const gone = Math.max(...missing.map(({ goneAt }) => goneAt));
    const at = scene.fixed.isLive ? gone + AWAY_MS : Math.max(gone, scene.rematchAt) + SLOW_ANSWER_MS;
    if (first === undefined || at < first.at)
      first = { type: 'left-behind', seats: missing.map(({ seat }) => seat), at };
  }
  if (!scene.fixed.isLive) return first;
  // While a bot thinks or is about to move, everyone waits for it, and no player is asked "still there?".
  const idle = bots.isThinking ? undefined : nextIdle(scene);
  if (idle !== undefined && (first === undefined || idle.at < first.at)) first = idle;
  const { phase } = scene;
  // Seats can't change between settling the shuffle and the deal.
  const isOpen = phase === 'waiting' && scene.settled === undefined && scene.fixed.tournament === undefined;
  if ((phase === 'playing' && scene.fixed.duplicate === undefined) || isOpen) {
    for (const seat of seatsOf(scene.occupants.length)) {
      const occupant = scene.occupants[seat];
      if (occupant?.type !== 'person' || occupant.isHere || occupant.hasStood || occupant.standIn !== undefined)
        continue;
      const isInviting = isInvitation(scene) && occupant.user === scene.host.user;
      const at = occupant.goneAt + (isInviting ? INVITATION_MS : phase === 'waiting' ? WAITING_AWAY_MS : AWAY_MS);
      if (first === undefined || at < first.at) first = { type: 'away', seat, at };
    }
  }
  if (scene.hostGoneAt === undefined || scene.fixed.tournament !== undefined) return first;
  const at = scene.hostGoneAt + (isInvitation(scene) ? INVITATION_MS : isShownByHost(scene) ? 0 : HOST_AWAY_MS);
  if (first !== undefined && first.at <= at) return first;
  const heir = heirOf(scene);
  return heir === undefined ? first : { type: 'host', heir, at };
}

/** Does the table wait for people who get its link from the host? */
const isInvitation = (scene: Scene): boolean =>
  scene.phase === 'waiting' && scene.fixed.isPrivate && scene.seatOf(scene.host.user) !== undefined;

/** Has the host only opened the table for a big screen? The first person who sits down becomes host at once. */
const isShownByHost = (scene: Scene): boolean => scene.hasScreen && scene.seatOf(scene.host.user) === undefined;

/** The new host: the next person in seat order who is present; a third-party bot only if no one else is. */
function heirOf({ occupants, host }: Scene): Someone | undefined {
  const place = occupants.findIndex((occupant) => occupant.type === 'person' && occupant.user === host.user);
  const round = [...occupants.slice(place + 1), ...occupants.slice(0, place + 1)];
  const here = round.filter(
    (occupant): occupant is Person =>
      occupant.type === 'person' && occupant.isHere && !occupant.hasStood && occupant.user !== host.user,
  );
  const heir = here.find(({ isBot }) => !isBot) ?? here[0];
  return heir && { user: heir.user, name: heir.name };
}
