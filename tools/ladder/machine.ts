import { availableParallelism } from 'node:os';

/** The kind of machine, not the machine. */
export const machineKind = (): string =>
  `${process.platform} ${process.arch}, ${availableParallelism()} cores, Node ${process.versions.node}`;

export const today = (): string => new Date().toISOString().slice(0, 10);
