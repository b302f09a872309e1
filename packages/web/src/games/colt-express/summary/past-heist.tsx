import './past-heist.css';
import type { Names } from '@saloon/kernel';
import { Card } from '../../../kit/cards/card.tsx';
import { Sheet } from '../../../kit/sheet.tsx';
import { faceOf, withoutIndex } from '../faces.tsx';
import { Whose } from '../people/whose.tsx';
import type { Words } from '../text/words.ts';
import type { View } from '../wire.ts';

type PastHeistProps = {
  readonly view: View;
  readonly words: Words;
  readonly names: Names;
  readonly onClose: () => void;
};

/** The previous round's heist for players who missed it: card by card, with results. */
export const PastHeist = ({ view, words, names, onClose }: PastHeistProps) => (
  <Sheet title={words.lastHeist.title} onClose={onClose} class="past-heist">
    <ol>
      {view.lastHeist.map(({ card, seat, bandit, deed }, i) =>
        // Executed cards are face up.
        card === 'face-down' || card === 'covered' ? null : (
          <li key={`${i}`}>
            <Whose view={view} seat={seat} bandit={bandit} names={names} />
            <Card
              size="s"
              width="2.125rem"
              face={withoutIndex(faceOf(card, words))}
              label={words.things.actions[card].name}
            />
            <span>
              <b>{bandit === undefined ? names(seat) : `${names(seat)}, ${words.things.characters[bandit].name}`}</b>
              <br />
              {deed !== undefined && <small>{words.lastHeist.deed(deed)}</small>}
            </span>
          </li>
        ),
      )}
    </ol>
  </Sheet>
);
