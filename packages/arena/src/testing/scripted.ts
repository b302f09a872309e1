import type { Bot, Decision, Sight } from '@saloon/bots';

/** A bot that does what the test says; the moves it names are looked up among the legal ones. */
export const scripted = (
  says: (ask: { readonly owed: boolean; readonly legal: readonly string[] }) => readonly [string, number] | undefined,
): Bot => ({
  id: 'scripted',
  decide<State, Move>(sight: Sight<State, Move>): Decision<Move> | undefined {
    const legal = sight.legal();
    const said = says({ owed: sight.owed, legal: legal.map((move) => sight.game.formatMove(move)) });
    const move = said && legal.find((known) => sight.game.formatMove(known).startsWith(said[0]));
    return said === undefined || move === undefined ? undefined : { move, after: said[1] };
  },
});
