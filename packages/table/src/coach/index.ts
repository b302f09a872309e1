export { type CoachBudget, CoachRun, USUAL_BUDGET } from './coach-run.ts';
export { courseOf } from './decisions.ts';
export { type GameTurn, gameTurns, openEnd } from './game-end.ts';
export type { CoachMoment, CoachPoint, CoachReport } from './report.ts';
export { type CoachDone, type CoachTask, type Study, workOnCoach } from './study.ts';
export type { Guess } from './tally.ts';
export type { Verdict } from './verdict.ts';
