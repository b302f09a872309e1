import type { Bot, Decision, InformationSet } from '@saloon/bots';

/** A bot that plays what the test says. Moves in notation are looked up among the legal ones. */
export const scripted = (
  says: (ask: { readonly owed: boolean; readonly legal: readonly string[] }) => readonly [string, number] | undefined,
): Bot => ({
  id: 'scripted',
  decide<State, Move>(info: InformationSet<State, Move>): Decision<Move> | undefined {
    const legal = info.legal();
    const said = says({ owed: info.owed, legal: legal.map((move) => info.game.formatMove(move)) });
    const move = said && legal.find((known) => info.game.formatMove(known).startsWith(said[0]));
    return said === undefined || move === undefined ? undefined : { move, after: said[1] };
  },
});
