import '../tokens.css';
import type { EndingStageProps } from '../../../core/games/ending.ts';
import { Back } from '../../../kit/cards/card.tsx';
import { Bust, figureAmong } from '../../../kit/figures/bust.tsx';
import { EndingPiles } from '../../../table/ending/ending-piles.tsx';
import { laidAt, lootPlaces } from '../logic/ending.ts';
import { wordsIn } from '../text/index.ts';
import type { View } from '../wire.ts';

/** One card of the pile stands for this many points. */
const POINTS_A_CARD = 5;

/** The end: the loot of the whole game split, a pile before each player, from the last to the first. */
export function LootSplit({ view, you, names, chairs, lang, step }: EndingStageProps<View>) {
  const words = wordsIn(lang);
  const places = lootPlaces(view);
  return (
    <div class="ending-cloth wright-brothers baize">
      <EndingPiles
        piles={places.map(({ seat, score }, i) => ({
          owner: seat,
          name: seat === you ? words.you : names(seat),
          isLaid: step >= laidAt(places.length, i),
          isFirst: i === 0 && step > places.length,
          pile: Array.from({ length: Math.max(1, Math.round(score / POINTS_A_CARD)) }, (_, n) => (
            <Back key={n} size="s" width="var(--pile-card)" />
          )),
          sum: words.points(score),
          people: [{ bust: <Bust of={figureAmong(chairs, seat)} owner={seat} size={52} />, name: undefined }],
        }))}
      />
    </div>
  );
}
