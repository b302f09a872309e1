import { type FindGame, findGame } from '@saloon/catalog';
import type { AnyGame, GameId, Input, Millis } from '@saloon/kernel';
import type { Comment, Consent, TableId, Version, Watching } from '@saloon/protocol';
import { Chat, type SavedChat } from '../chat/chat.ts';
import { isLiveBy } from '../fields/fixed.ts';
import { type Occupant, personOf } from '../fields/occupant.ts';
import type { Settled } from '../fields/scene-fields.ts';
import type { SeatRequest, Someone } from '../fields/seating.ts';
import { gameOf } from '../game/game-of.ts';
import { expectOptions } from '../game/lacks-option.ts';
import { Play, type SavedPlay } from '../game/play.ts';
import { dealOf } from '../game/play-on.ts';
import type { SavedAnswers } from '../log/answered.ts';
import type { Entry, OpenedEntry } from '../log/entry.ts';
import { seedOfDeal } from '../shuffle/fair.ts';
import { Scene } from './scene.ts';

/** A scene as plain JSON, without spectators. */
type SavedScene = {
  readonly occupants: readonly Occupant[];
  readonly host: Someone;
  readonly hostGoneAt?: Millis | undefined;
  readonly watching: Watching;
  readonly play?: SavedPlay | undefined;
  readonly settled?: Settled | undefined;
  readonly undo?: Consent | undefined;
  readonly seatRequest?: SeatRequest | undefined;
  readonly rematch?: Consent | undefined;
  readonly rematchAt: Millis;
  readonly next?: TableId | undefined;
  readonly playedAt: Millis;
  readonly chat: SavedChat;
  readonly comments: readonly Comment[];
  readonly at: Millis;
  readonly ticks: number;
  readonly version: Version;
  readonly deals: number;
};

/**
 * A table as plain JSON, at one place of its log. With the entries after that place it makes the same table as the whole
 * log. Only the code that wrote a snapshot can read it, so it is stored with a hash of that code.
 */
export type Snapshot = {
  readonly opened: OpenedEntry;
  readonly game: GameId;
  readonly rulesVersion: number;
  readonly options: OpenedEntry['options'];
  readonly scene: SavedScene;
  /** What spectators see, and what has not reached them yet, while the host holds them back. */
  readonly delay?: { readonly scene: SavedScene; readonly late: readonly Entry[] } | undefined;
  readonly answered: SavedAnswers<Version>;
};

export function saveScene(scene: Scene): SavedScene {
  const { occupants, host, hostGoneAt, watching, settled, undo, rematch, rematchAt, next, comments } = scene;
  const { at, ticks, version, deals, playedAt, seatRequest } = scene;
  const kept = {
    seatRequest,
    occupants,
    host,
    hostGoneAt,
    watching,
    settled,
    undo,
    rematch,
    rematchAt,
    next,
    comments,
  };
  return { ...kept, at, ticks, version, deals, playedAt, chat: scene.chat.save(), play: scene.play?.save() };
}

/** The scene of a snapshot, by the games that this host has. Throws `LacksOption` where one is missing. */
export function restoreScene(snapshot: Snapshot, saved: SavedScene, find: FindGame = findGame): Scene {
  const { opened, options, rulesVersion } = snapshot;
  const game = gameOf(opened.table, snapshot.game, rulesVersion, find);
  expectOptions(opened.table, game, options);
  const scene = Scene.open(game, opened, find);
  scene.fixed = { ...scene.fixed, options, isLive: isLiveBy(options) };
  scene.occupants.splice(0, scene.occupants.length, ...saved.occupants.map(wholeOccupant));
  scene.host = saved.host;
  scene.hostGoneAt = saved.hostGoneAt;
  scene.watching = saved.watching;
  scene.settled = saved.settled;
  scene.undo = saved.undo;
  scene.seatRequest = saved.seatRequest;
  scene.rematch = saved.rematch;
  scene.rematchAt = saved.rematchAt;
  scene.next = saved.next;
  scene.chat = Chat.restore(saved.chat);
  scene.comments = saved.comments;
  scene.at = saved.at;
  scene.ticks = saved.ticks;
  scene.version = saved.version;
  scene.deals = saved.deals;
  scene.playedAt = saved.playedAt;
  if (saved.play !== undefined) {
    const deal = dealOf(game, options, scene.occupants.length, seedOfDeal(scene), opened.before);
    scene.play = Play.restore(game, deal, readInputs(game, saved.play));
  }
  return scene;
}

/** JSON has no `undefined`: a person has all fields again. */
const wholeOccupant = (occupant: Occupant): Occupant =>
  occupant.type === 'person' ? { ...personOf(occupant.user, occupant.name, occupant.goneAt), ...occupant } : occupant;

/** The moves as the game reads them, like those of a log. */
const readInputs = (game: AnyGame, saved: SavedPlay): SavedPlay => ({
  ...saved,
  undoLog: { ...saved.undoLog, inputs: saved.undoLog.inputs.map((input) => readInput(game, input)) },
});

export const readInput = (game: AnyGame, input: Input<unknown>): Input<unknown> =>
  input.type === 'move' ? { ...input, move: game.parseMove(input.move) ?? input.move } : input;
