import type { Names } from '@saloon/kernel';
import { Card } from '../../../kit/cards/card.tsx';
import { Brand } from '../../../kit/figures/brand.tsx';
import { faceOf } from '../faces.tsx';
import type { Words } from '../text/words.ts';
import type { View } from '../wire.ts';
import type { TabletWords } from './words.ts';

type SplitProps = {
  readonly view: View;
  readonly names: Names;
  readonly words: Words;
  readonly said: TabletWords;
};

/** Who was how fast, what was loaded, and who gets what. */
export function Split({ view, names, words, said }: SplitProps) {
  const { division, race } = view;
  if (division === undefined) return null;
  const seats = [...division.order, ...division.excluded];
  return (
    <ol class="tablet-split">
      {seats.map((seat, place) => {
        const isOut = division.excluded.includes(seat);
        const finish = race?.finishes?.find((one) => one.seat === seat);
        const share = division.places?.find((one) => one.seat === seat)?.share;
        const isFoul = finish?.isStunned === true || view.duel?.fouler === seat;
        return (
          <li key={seat} data-seat={seat} data-rank={isOut ? 'out' : place + 1} data-e={finish?.e}>
            <i class="poster">{isOut ? '—' : place + 1}</i>
            <Brand of={seat} />
            <b>{names(seat)}</b>
            <span class="num">
              {race?.starter === seat ? said.started : finish?.e === undefined ? '' : said.time(finish.e)}
              {isFoul && <em> {said.foul}</em>}
            </span>
            <span class="guns" aria-hidden="true">
              {(view.players[seat]?.revolver ?? []).map((card, i) => (
                <Card key={i} size="xs" width="var(--split-card)" face={faceOf(card, words)} />
              ))}
            </span>
            <b class="num">{isOut ? said.out : share === undefined ? '' : said.share(share)}</b>
          </li>
        );
      })}
    </ol>
  );
}
