import './taken.css';
import type { Names } from '@saloon/kernel';
import { Back, Card } from '../../../kit/cards/card.tsx';
import { Brand } from '../../../kit/figures/brand.tsx';
import { faceOf } from '../faces.tsx';
import type { Words } from '../text/words.ts';
import type { View } from '../wire.ts';

/** A Switch being resolved: the cards that were taken, open to the two involved and face down to everybody else. */
export function Taken({ view, words, names }: { readonly view: View; readonly words: Words; readonly names: Names }) {
  const { taking } = view;
  if (taking === undefined) return null;
  return (
    <figure class="taken-cards">
      <div>
        {taking.taken === undefined
          ? Array.from({ length: taking.count }, (_, i) => <Back key={i} size="s" />)
          : taking.taken.map((card, i) => <Card key={`${i}`} size="s" face={faceOf(card, words)} />)}
      </div>
      <figcaption>
        <Brand of={taking.target} /> {names(taking.target)} → <Brand of={view.active} /> {names(view.active)}
      </figcaption>
    </figure>
  );
}
