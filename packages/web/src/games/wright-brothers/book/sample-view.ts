import { seat } from '@saloon/kernel';
import type { PlayerView, View } from '../wire.ts';

const player: PlayerView = {
  score: 0,
  cards: 6,
  loaded: 0,
  helpers: 0,
  limit: 6,
  firstPlaces: 0,
  slowCount: 0,
  isAway: false,
  isReady: false,
  isHandDown: false,
};

/** A table for a picture, with nothing on it but the picture's subject. */
export const sampleView = (players: number, shown: Partial<View>): View => ({
  phase: 'turn',
  round: 1,
  rounds: 6,
  turn: 1,
  first: seat(0),
  active: seat(0),
  asked: [],
  passStreak: 0,
  deck: 40,
  under: [],
  loot: [],
  sheriffs: 0,
  metBy: [],
  bonus: 0,
  players: Array.from({ length: players }, () => player),
  canLoad: true,
  ...shown,
});
