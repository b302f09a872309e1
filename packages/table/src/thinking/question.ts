import type { Decision } from '@saloon/bots';
import type { AnyGame, GameId, Level, Personality, Rng, Seat } from '@saloon/kernel';
import type { TableId } from '@saloon/protocol';

/**
 * What a bot is asked, as plain data that may be sent anywhere: all in it that the seat cannot know has been dealt again,
 * from the bot's own generator. Nothing in it depends on a secret of the table.
 */
export type Question = {
  readonly table: TableId;
  readonly game: GameId;
  readonly seat: Seat;
  /** Does the seat owe a decision? If not, to wait is an answer too. */
  readonly owed: boolean;
  readonly level: Level;
  readonly personality?: Personality;
  /** What the bot draws from while it thinks. */
  readonly rng: Rng;
  readonly state: unknown;
  /** The same question gets the same answer, however long that takes: in duplicate play. */
  readonly isExact?: true;
};

/** What the bot wants to do and how long it takes for it; nothing means to wait. */
export type BotReply = Decision<unknown> | undefined;

/** Where bots think: on the spot, or elsewhere while the table goes on. */
export interface Thinkers {
  /** The reply, or `'later'`: the host then passes it to `TableActor.decide`. */
  ask(question: Question, game: AnyGame): BotReply | 'later';
}
