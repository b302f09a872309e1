import '../tokens.css';
import './last-stand.css';
import type { EndingStageProps } from '../../../core/games/ending.ts';
import { faceOf } from '../faces.tsx';
import { lastStandOf } from '../logic/last-stand.ts';
import { portrayed } from '../people/portrayed.ts';
import { SideMark } from '../people/side-mark.tsx';
import { wordsIn } from '../text/index.ts';
import type { CharacterId, Side, View } from '../wire.ts';
import { Backdrop } from './backdrop.tsx';

/** The end of a duel: the last one falls, night comes over the street, light on who still stands, and open cards. */
export function LastStand({ view, open = view, step, lang }: EndingStageProps<View>) {
  const stand = lastStandOf(view);
  if (stand === undefined) return null;
  const words = wordsIn(lang);
  const { standing, fallen, graves } = stand;
  return (
    <div class="bang-duel last-stand" data-step={step}>
      <Backdrop words={words} />
      <div class="people" aria-hidden="true">
        {standing.slice(0, 2).map(({ id, health }) => (
          <Person key={id} id={id} side={sideOf(view, id)} class="stands" name={words.labels.characters[id].name}>
            {words.lastStand.stands(health)}
          </Person>
        ))}
        {fallen !== undefined && (
          <Person id={fallen.id} side={fallen.side} class="fell" name={words.labels.characters[fallen.id].name}>
            {words.lastStand.fell}
          </Person>
        )}
      </div>
      <ul class="graves" aria-hidden="true">
        {graves.map(({ id, side }) => (
          <li key={id}>
            <SideMark side={side} />
            {words.labels.characters[id].name}
          </li>
        ))}
      </ul>
      <ul class="open-cards">
        {open.players.map(({ side, hand, reserveCharacters }) => (
          <li key={side}>
            <SideMark side={side} />
            <span>
              {words.lastStand.left(
                words.sideTitle(side),
                reserveCharacters?.map((id) => words.labels.characters[id].name),
                hand?.map((card) => faceOf(card, words).name),
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const sideOf = (view: View, id: CharacterId): Side =>
  view.players.find(({ characters }) => characters.left?.id === id || characters.right?.id === id)?.side ?? 'law';

type PersonProps = {
  readonly id: CharacterId;
  readonly side: Side;
  readonly class: 'stands' | 'fell';
  readonly name: string;
  readonly children: string;
};

const Person = ({ id, side, class: how, name, children }: PersonProps) => (
  <figure class={how}>
    <figcaption>
      <b class="sign">{name}</b>
      <br />
      {children}
    </figcaption>
    <svg
      viewBox="-8 -10 96 130"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      ref={portrayed(id, side, 'edged')}
    />
  </figure>
);
