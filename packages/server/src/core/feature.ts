import type { Core } from './core.ts';
import type { Registered } from './registered.ts';

/** Any feature, whatever it needs and is set up with. */
export type AnyFeature = {
  readonly name: string;
  readonly needs?: Features;
  make(core: Core, needs: never, setup: never): Registered & { readonly offers?: unknown };
};
export type Features = { readonly [name: string]: AnyFeature };

/** What features give to those that need them. */
export type OffersOf<All extends Features> = {
  readonly [Name in keyof All]: All[Name] extends Feature<infer Offered, infer _Needs, infer _Setup> ? Offered : never;
};

/** A part of the server that can be taken out: a folder, and a word in the list of `server.ts`. */
export type Feature<Offered, Needs extends Features, Setup> = {
  readonly name: string;
  /** The features it uses. They stand before it in the list. */
  readonly needs?: Needs;
  /** Makes what lives as long as the server, before anything is read or played. */
  make(core: Core, needs: OffersOf<Needs>, setup: Setup): Registered & { readonly offers?: Offered };
};

export const feature = <Offered, Needs extends Features, Setup>(
  one: Feature<Offered, Needs, Setup>,
): Feature<Offered, Needs, Setup> => one;

/** What all these features together are set up with. */
export type SetupOf<All extends Features> = {
  [Name in keyof All]: All[Name] extends Feature<infer _Offered, infer _Needs, infer Setup>
    ? (setup: Setup) => void
    : never;
}[keyof All] extends (setup: infer Both) => void
  ? Both
  : never;

/** Lets each feature register. Returns what each of them offers. */
export function plug<All extends Features>(
  core: Core,
  features: All,
  setup: SetupOf<All>,
  without: readonly (keyof All)[] = [],
): OffersOf<All> {
  const offers: Record<string, unknown> = {};
  const { hooks } = core;
  for (const { name, needs = {}, make } of Object.values<AnyFeature>(features)) {
    if (without.includes(name)) continue;
    const missing = Object.values(needs).find((needed) => !Object.hasOwn(offers, needed.name));
    if (missing !== undefined)
      throw new Error(`Cannot plug in ${name}: it needs ${missing.name}, which isn't before it`);
    const made = make(core, offers as never, setup as never);
    offers[name] = made.offers;
    core.registered.push(made);
    hooks.tables.events.on(name, made.tables ?? {});
    hooks.connections.events.on(name, made.connections ?? {});
    hooks.people.on(name, made.people ?? {});
    hooks.tables.guards.add(made.guards ?? {});
    hooks.connections.guards.add(made.guards ?? {});
    Object.assign(hooks.connections.welcome, made.welcome);
    core.messages.add(made.messages ?? {});
    core.broadcasts.on(made.broadcasts ?? {});
  }
  return offers as OffersOf<All>;
}
