import { SeatSight } from '@saloon/bots';

/** What a bot that is not of the house is shown: lists of its own, because it may sort them, and games share theirs. */
export class GuestSight<State, Move> extends SeatSight<State, Move> {
  #own: readonly Move[] | undefined = undefined;

  override renew(owed: boolean): void {
    super.renew(owed);
    this.#own = undefined;
  }

  override legal(): readonly Move[] {
    this.#own ??= super.legal().slice();
    return this.#own;
  }
}
