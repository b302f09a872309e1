/** Stands among the events that are to be told: these, the last ones before it, are void, for their move was taken back. */
export class TakenBack {
  readonly events: readonly unknown[];

  constructor(events: readonly unknown[]) {
    this.events = events;
  }
}
