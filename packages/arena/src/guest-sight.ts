import { SeatSight } from '@saloon/bots';

/**
 * What a bot that is not of the house is shown: lists of its own, because it may sort them, and games share theirs; and
 * re-deals of a copy, because it may write to what a re-deal shares with the table.
 */
export class GuestSight<State, Move> extends SeatSight<State, Move> {
  #own: readonly Move[] | undefined = undefined;
  #copy: State | undefined = undefined;

  override renew(owed: boolean): void {
    super.renew(owed);
    this.#own = undefined;
    this.#copy = undefined;
  }

  override legal(): readonly Move[] {
    this.#own ??= super.legal().slice();
    return this.#own;
  }

  protected override table(): State {
    this.#copy ??= structuredClone(super.table());
    return this.#copy;
  }
}
