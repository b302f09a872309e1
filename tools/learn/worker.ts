import { parentPort, workerData } from 'node:worker_threads';
import { playRounds, type RoundsSpec } from './rounds.ts';

/** Plays the rounds it is made for, and ends. */
parentPort?.postMessage(playRounds(workerData as RoundsSpec));
