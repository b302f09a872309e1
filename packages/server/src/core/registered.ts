import type { AdminRoutes } from './http/admin-access.ts';
import type { Caller } from './http/caller.ts';
import type { Routes } from './http/routes.ts';
import type { PeopleEvents } from './identity/people-events.ts';
import type { Job } from './jobs/job.ts';
import type { ConnectionAsks, ConnectionEvents } from './net/connection-hooks.ts';
import type { Handlers } from './net/messages.ts';
import type { TableEvents } from './tables/live-table.ts';
import type { TableAsks } from './tables/table-hooks.ts';

/** What a feature has to do with the rest of the server. */
export type Registered = {
  /** Adds its routes. */
  readonly routes?: (routes: Routes) => void;
  /** Its part of the operator's page: what the page shows first, and routes. Each change is written to the log of admins. */
  readonly admin?: { readonly rows?: () => Promise<object>; readonly routes: (routes: AdminRoutes) => void };
  /** Messages of clients that it handles. */
  readonly messages?: Handlers;
  /** What it listens to. Nothing it does then can fail a move; its errors are logged under its name. */
  readonly tables?: Partial<TableEvents>;
  readonly connections?: Partial<ConnectionEvents>;
  readonly people?: Partial<PeopleEvents>;
  /** What it may prevent. */
  readonly guards?: Partial<TableAsks & ConnectionAsks>;
  /** What other servers tell it. */
  readonly broadcasts?: Readonly<Record<string, (broadcast: never) => void>>;
  /** Masks words in what people write. */
  readonly clean?: (text: string) => string;
  /** What it adds to each welcome. */
  readonly welcome?: { readonly pushKey?: string };
  /** Reads what it keeps in memory: at the start, and after a broadcast was lost. */
  readonly read?: () => Promise<void>;
  /** What it does again and again, made by `core.job`. Begins after `start`; stops together with the feature. */
  readonly jobs?: readonly Job[];
  readonly start?: () => void | Promise<void>;
  readonly stop?: () => void | Promise<void>;
  /** The statements that delete what it holds about the person $1. */
  readonly erase?: readonly string[];
  /** What it holds about a person, by the name in the file they get: a statement about $1, or what reads it. */
  readonly export?: Readonly<Record<string, string | ((caller: Caller) => Promise<unknown>)>>;
};
