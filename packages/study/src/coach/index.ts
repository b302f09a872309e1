export { type CoachBudget, CoachRun, USUAL_BUDGET } from './coach-run.ts';
export { type CoachDone, type CoachedGame, type CoachTask, workOnCoach } from './coach-task.ts';
export { courseOf } from './decisions.ts';
export { type GameTurn, gameTurns, openEnd } from './game-end.ts';
export type { CoachMoment, CoachReport } from './report.ts';
export type { Guess } from './tally.ts';
