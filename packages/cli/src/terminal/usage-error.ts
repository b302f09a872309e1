/** A mistake on the command line: one line with what is wrong and what is allowed. Exit code 2. */
export class UsageError extends Error {}
