import type * as v from 'valibot';
import { adminRoutes } from './admin.ts';
import { challengeRoutes } from './challenges.ts';
import { dailyRoutes } from './daily.ts';
import { friendRoutes } from './friends.ts';
import { matchingRoutes } from './matching.ts';
import { moderationRoutes } from './moderation.ts';
import { peopleRoutes } from './people.ts';
import { problemRoutes } from './problems.ts';
import { puzzleRoutes } from './puzzles.ts';
import { ratingRoutes } from './ratings.ts';
import { replayRoutes } from './replay.ts';
import { roomRoutes } from './room.ts';
import { type Data, type DataOf, user } from './route.ts';
import { serverRoutes } from './server.ts';
import { tournamentRoutes } from './tournaments.ts';
import { webhookRoutes } from './webhooks.ts';

export type * from './admin.ts';
export type * from './challenges.ts';
export type * from './daily.ts';
export type * from './friends.ts';
export type * from './matching.ts';
export type * from './moderation.ts';
export type * from './people.ts';
export type * from './puzzles.ts';
export type * from './ratings.ts';
export { COMMON_REFUSALS, type Route, type Who } from './route.ts';
export type * from './tournaments.ts';
export type * from './webhooks.ts';

/** The routes of each feature of the server; `server` are those of its core. */
export const featureRoutes = {
  people: peopleRoutes,
  friends: friendRoutes,
  moderation: moderationRoutes,
  problems: problemRoutes,
  ratings: ratingRoutes,
  tournaments: tournamentRoutes,
  daily: dailyRoutes,
  challenges: challengeRoutes,
  puzzles: puzzleRoutes,
  matching: matchingRoutes,
  room: roomRoutes,
  webhooks: webhookRoutes,
  replay: replayRoutes,
  server: serverRoutes,
  admin: adminRoutes,
};
/** Every route under `/api`. */
export const contract = {
  ...peopleRoutes,
  ...friendRoutes,
  ...moderationRoutes,
  ...problemRoutes,
  ...ratingRoutes,
  ...tournamentRoutes,
  ...dailyRoutes,
  ...challengeRoutes,
  ...puzzleRoutes,
  ...matchingRoutes,
  ...roomRoutes,
  ...webhookRoutes,
  ...replayRoutes,
  ...serverRoutes,
  ...adminRoutes,
};
export type Contract = typeof contract;
export type RouteKey = keyof Contract;

/** The parameters in a path. */
export type Param<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Param<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** What a parameter of this name looks like; the others are any text. */
export const PARAMS = { user };
/** The parameters as the server reads them. */
export type ParamsOf<Key> = { readonly [Name in Param<Key>]: Name extends 'user' ? DataOf<typeof user> : string };

type Schema<Key extends RouteKey, Part extends string> = Contract[Key] extends {
  readonly [P in Part]: infer Found extends v.GenericSchema;
}
  ? Found
  : undefined;
type In<Some, Else = undefined> = Some extends v.GenericSchema ? Data<v.InferInput<Some>> : Else;
type Out<Some, Else = undefined> = Some extends v.GenericSchema ? Data<v.InferOutput<Some>> : Else;

export type QueryOf<Key extends RouteKey> = In<Schema<Key, 'query'>>;
/** A body as the client sends it, and as the server reads it. */
export type SentBody<Key extends RouteKey> = In<Schema<Key, 'body'>>;
export type BodyOf<Key extends RouteKey> = Out<Schema<Key, 'body'>>;
/** An answer as the server makes it, and as the client reads it. */
export type MadeAnswer<Key extends RouteKey> = In<Schema<Key, 'answer'>, unknown>;
export type AnswerOf<Key extends RouteKey> = Out<Schema<Key, 'answer'>, object>;
