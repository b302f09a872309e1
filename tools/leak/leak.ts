/** What reached somebody in one world and not in the other, or sooner than it may. */
export class Leak extends Error {}
