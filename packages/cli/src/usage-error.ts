/** What the person at the keyboard got wrong: one line saying what it was and what is allowed. Exit code 2. */
export class UsageError extends Error {}
