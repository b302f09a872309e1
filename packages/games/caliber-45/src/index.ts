import type { Game } from '@saloon/kernel';
import { gameWith } from './game.ts';
import { DEFAULT_EDITION } from './rules/data.ts';
import type { Event, Move } from './rules/moves.ts';
import type { Options } from './rules/options.ts';
import type { State } from './rules/state.ts';
import type { View } from './wire/view-types.ts';

/** Caliber 45, for two to nine players in two or three teams. `RULES.md` defines the rules. */
export const caliber45: Game<State, Move, Event, View, Options> = gameWith([DEFAULT_EDITION]);

export { gameV1With, gameWith } from './game.ts';
export type { Edition } from './rules/box.ts';
export type { CowboyCard, CowboyId, MoneyCard, MoneyKind, WeaponId } from './rules/cards.ts';
export { DEFAULT_EDITION } from './rules/data.ts';
export type { Event, Move, Refusal } from './rules/moves.ts';
export type { Options } from './rules/options.ts';
export type { State } from './rules/state.ts';
export { type ParsedEdition, parseEdition } from './wire/edition.ts';
export type { CowboyView, PlayerView, PriceView, RobberyView, ShotView, TeamView, View } from './wire/view-types.ts';
