import pino, { type Logger } from 'pino';

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** One JSON object a line. Nothing that a client sent is ever logged, so that no secret can be. */
export const makeLogger = (level: LogLevel, write: (line: string) => void): Logger =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, { write });
