/** A marker among the fresh events: these last events before it are void, because their move was taken back. */
export class TakenBack {
  readonly events: readonly unknown[];

  constructor(events: readonly unknown[]) {
    this.events = events;
  }
}
