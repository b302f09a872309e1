import '../tokens.css';
import type { EndingStageProps } from '../../../core/games/ending.ts';
import { Bust, figureAmong } from '../../../kit/figures/bust.tsx';
import { EndingPiles } from '../../../table/ending/ending-piles.tsx';
import { gangsOf, stackedAt } from '../logic/ending.ts';
import { ownerOf } from '../people/teams.tsx';
import { wordsIn } from '../text/index.ts';
import type { View } from '../wire.ts';
import { Bills } from './bills.tsx';
import { Felt } from './felt.tsx';

/** More notes than this are a number. */
const MOST_NOTES = 20;

/** The end: the money of each gang in a stack on the felt, from the poorest gang to the richest. */
export function Stacks({ view, you, names, chairs, lang, step }: EndingStageProps<View>) {
  const words = wordsIn(lang);
  const gangs = gangsOf(view);
  return (
    <div class="ending-cloth caliber-45">
      <Felt />
      <EndingPiles
        piles={gangs.map(({ team, total, seats }, i) => ({
          owner: ownerOf(team),
          name: words.team(team),
          isLaid: step >= stackedAt(gangs.length, i + 1),
          isFirst: i === 0 && step > gangs.length,
          pile: (
            <Bills loot={seats.flatMap((seat) => view.players[seat]?.loot ?? [])} words={words} most={MOST_NOTES} />
          ),
          sum: words.usd(total),
          people: seats.map((seat) => ({
            bust: <Bust of={figureAmong(chairs, seat)} owner={ownerOf(team)} size={40} />,
            name: seat === you ? words.you : names(seat),
          })),
        }))}
      />
    </div>
  );
}
