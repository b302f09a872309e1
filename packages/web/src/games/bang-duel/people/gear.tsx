import './gear.css';
import { CARD_FACES, printOf } from '@saloon/bang-duel/text';
import { Icon } from '../../../kit/icon.tsx';
import { FitText } from '../../../table/stage/fit-text.tsx';
import { type Board, isLit } from '../board.ts';
import { CARD_ICONS } from '../faces.tsx';
import { gearPlace } from '../logic/flights.ts';
import { cardRule } from '../logic/rule-ids.ts';
import { isHarmful } from '../logic/situation.ts';
import type { Words } from '../text/words.ts';
import type { CardId, CharacterView } from '../wire.ts';

type GearProps = {
  readonly character: CharacterView;
  readonly board: Board;
  readonly words: Words;
  readonly onLook: (what: CardId) => void;
};

/** What a character carries: icon and name of each piece, and whether it works. */
export function Gear({ character, board, words, onLook }: GearProps) {
  const isOnly = character.equipment.length === 1;
  return (
    <ul class="worn-gear" data-count={isOnly ? 'one' : 'many'}>
      {character.equipment.map((card) => {
        const { name } = printOf(card);
        const spot = { type: 'gear', on: character.id, name } as const;
        const standing = board.standingOf(spot);
        const { isAlwaysActive } = CARD_FACES[name];
        const isAsleep = !character.isActive && !isAlwaysActive;
        const harms = isHarmful(name);
        const state = harms ? words.harmful : isAsleep ? words.asleep : isAlwaysActive ? words.always : words.active;
        return (
          <li key={card} data-drop={`gear ${character.id} ${name}`}>
            <button
              type="button"
              class={`piece ${harms ? 'harmful' : isAsleep ? 'asleep' : ''} ${isLit(standing) ? standing : ''}`}
              data-place={gearPlace(character.id, card)}
              data-rule={cardRule(name)}
              aria-label={words.gear(name, character, state, isLit(standing))}
              aria-pressed={standing === 'picked' || standing === 'armed' ? 'true' : undefined}
              onClick={() => (isLit(standing) ? board.press(spot) : onLook(card))}
            >
              <Icon of={CARD_ICONS[name]} />
              <span class="words">
                <b>
                  <FitText text={words.labels.cards[name].name} lines={isOnly ? 1 : 2} />
                </b>{' '}
                {isOnly && <small>{state}</small>}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
