import type { Seat } from '@saloon/kernel';
import type { StandInReason, UserId } from '@saloon/protocol';
import { isLiveBy } from '../fields/fixed.ts';
import { EMPTY, personOf } from '../fields/occupant.ts';
import type { SceneFields } from '../fields/scene-fields.ts';
import { gameOf } from '../game/game-of.ts';
import type { Entry } from '../log/entry.ts';
import { botName } from './bot-name.ts';
import { resizeSeats } from './resize-seats.ts';

export function seatPerson(scene: SceneFields, entry: Entry & { readonly type: 'sat' }): void {
  const person = personOf(entry.user, entry.name, entry.at, false, entry.isBot, entry.seal);
  person.isHere = true;
  scene.spectators.delete(entry.user);
  if (entry.user === scene.host.user) scene.hostGoneAt = undefined;
  scene.occupants[entry.seat] = person;
  renameBots(scene);
}

/** Another device plays on for a person who was away, if the host has agreed. */
export function giveSeat(scene: SceneFields, { isAgreed, at }: Entry & { readonly type: 'seat-answered' }): void {
  const { seatRequest: request } = scene;
  scene.seatRequest = undefined;
  if (request === undefined || !isAgreed) return;
  const person = scene.personAt(request.seat);
  scene.spectators.delete(request.user);
  if (scene.host.user === person.user) scene.host = { user: request.user, name: person.name };
  scene.occupants[request.seat] = { ...person, user: request.user, isHere: true, seenAt: at };
}

export function freeSeat(scene: SceneFields, seat: Seat): void {
  const occupant = scene.occupants[seat];
  if (occupant?.type === 'person' && occupant.isHere) scene.spectators.add(occupant.user);
  scene.occupants[seat] = EMPTY;
}

export function renamePerson(scene: SceneFields, user: UserId, name: string): void {
  const seat = scene.seatOf(user);
  if (seat !== undefined) scene.occupants[seat] = { ...scene.personAt(seat), name };
  if (scene.host.user === user) scene.host = { user, name };
  renameBots(scene);
}

/** Renames each bot that has the same name as a person at the table. */
function renameBots({ occupants, fixed }: SceneFields): void {
  for (const [i, occupant] of occupants.entries()) {
    if (occupant.type !== 'bot') continue;
    const others = occupants.flatMap((other) => (other.type === 'empty' || other === occupant ? [] : other.name));
    const name = botName(fixed.seedHash, i, others, occupant.name);
    if (name !== occupant.name) occupants[i] = { ...occupant, name };
  }
}

/** A bot plays for this person from now on; the chat says so. */
export function addStandIn(scene: SceneFields, seat: Seat, why: StandInReason): void {
  const person = scene.personAt(seat);
  const level = scene.fixed.standIn;
  person.askedAt = undefined;
  person.standIn = level;
  if (why === 'round-over') person.isRoundOver = true;
  scene.chat.add({ at: scene.at, name: person.name, seat, type: 'stood-in', level, why }, undefined);
}

/** People were ready for the old rules and have to say so again; the host, who changed them, still is ready. */
export function changeRules(
  scene: SceneFields,
  { options, seats, game: id, rulesVersion }: Entry & { readonly type: 'rules-set' },
): void {
  const { fixed, find } = scene;
  const other = id === undefined ? {} : { game: gameOf(fixed.id, id, rulesVersion ?? 0, find) };
  scene.fixed = { ...fixed, ...other, options, isLive: isLiveBy(options) };
  const occupants = resizeSeats(scene.occupants, seats);
  if (occupants === undefined) throw new Error(`Cannot remove seats: more than ${seats} people sit at the table`);
  scene.occupants.splice(0, scene.occupants.length, ...occupants);
  const { user, name } = scene.host;
  for (const one of scene.occupants) if (one.type === 'person' && one.user !== user) one.isReady = false;
  const line = { at: scene.at, name, seat: scene.seatOf(user), type: 'rules-set' } as const;
  scene.chat.add(id === undefined ? line : { ...line, game: id }, undefined);
}

/** The chat line doesn't name the player because of whom: only the host sees the marks. */
export function sealRaces(scene: SceneFields): void {
  scene.fixed = { ...scene.fixed, options: { ...scene.fixed.options, raceMode: 'sealed' } };
  const { user, name } = scene.host;
  scene.chat.add({ at: scene.at, name, seat: scene.seatOf(user), type: 'races-sealed' }, undefined);
}

/** If watching isn't allowed, only the host may watch a game without playing. */
export function removeSpectators(scene: SceneFields): void {
  const { watching, play, spectators, host } = scene;
  if (watching.isAllowed || play === undefined) return;
  scene.spectators = new Set(spectators.has(host.user) ? [host.user] : []);
}
