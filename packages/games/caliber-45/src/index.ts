import type { Game } from '@saloon/kernel';
import { DEFAULT_EDITION } from './data.ts';
import { gameWith } from './game.ts';
import type { Event, Move } from './moves.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

/** Caliber 45, for two to nine players in two or three teams: RULES.md beside this folder is the authority. */
export const caliber45: Game<State, Move, Event, View, Options> = gameWith([DEFAULT_EDITION]);

export type { Edition } from './box.ts';
export type { CowboyCard, CowboyId, MoneyCard, MoneyKind, WeaponId } from './cards.ts';
export { DEFAULT_EDITION } from './data.ts';
export { type ParsedEdition, parseEdition } from './edition.ts';
export { gameV1With, gameWith } from './game.ts';
export type { Event, Move, Refusal } from './moves.ts';
export type { Options } from './options.ts';
export type { State } from './state.ts';
export type { CowboyView, PlayerView, PriceView, RobberyView, ShotView, TeamView, View } from './view.ts';
