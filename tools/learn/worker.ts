import { parentPort, workerData } from 'node:worker_threads';
import { tuneProcess } from '@saloon/arena';
import { playRounds, type RoundsSpec } from './rounds.ts';

tuneProcess();
parentPort?.postMessage(playRounds(workerData as RoundsSpec));
