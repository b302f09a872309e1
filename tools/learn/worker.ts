import { parentPort, workerData } from 'node:worker_threads';
import { tuneProcess } from '@saloon/arena';
import { playRounds, type RoundsSpec } from './rounds.ts';

tuneProcess();
/** Plays the rounds it is made for, and ends. */
parentPort?.postMessage(playRounds(workerData as RoundsSpec));
