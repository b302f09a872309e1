import './sheets.css';
import { Card } from '../../kit/cards/card.tsx';
import { Sheet } from '../../kit/sheet.tsx';
import { characterFaceOf, faceOf } from './faces.tsx';
import { AUTO_KINDS, type Auto } from './logic/auto.ts';
import type { Words } from './text/words.ts';
import type { CardId, CharacterId, PlayerView } from './wire.ts';

type DiscardProps = {
  readonly discard: readonly CardId[];
  readonly words: Words;
  readonly onClose: () => void;
};

/** The pile is open to all, order included: the top comes first. */
export const DiscardSheet = ({ discard, words, onClose }: DiscardProps) => (
  <Sheet title={words.pile.title(discard.length)} onClose={onClose}>
    {discard.length === 0 ? (
      <p>{words.pile.nothing}</p>
    ) : (
      <ol class="discard-list">
        {discard.toReversed().map((card, i) => (
          <li key={`${i}`}>
            <Card size="m" face={faceOf(card, words)} />
          </li>
        ))}
      </ol>
    )}
  </Sheet>
);

type PlayerProps = {
  readonly player: PlayerView;
  readonly name: string;
  readonly words: Words;
  readonly onClose: () => void;
};

/** What is known of a player beyond the street: your reserve, the fallen, cards seen going into the hand. */
export function PlayerSheet({ player, name, words, onClose }: PlayerProps) {
  const { side, backs, reserve, removed, known, reserveCharacters } = player;
  return (
    <Sheet title={name} onClose={onClose}>
      <div class="player-sheet">
        <p>{words.labels.sides[side].rule}</p>
        <p>
          {words.count.hand(backs.law + backs.outlaw)}: {words.count.backs('law', backs.law)},{' '}
          {words.count.backs('outlaw', backs.outlaw)}. {words.limit(player.handLimit)}.
        </p>
        {known.length > 0 && <p>{words.known(known.map((card) => faceOf(card, words).name))}</p>}
        {reserveCharacters === undefined || reserveCharacters.length === 0 ? (
          <p>{words.count.reserve(reserve)}</p>
        ) : (
          <People label={words.reserveOwn} people={reserveCharacters} words={words} />
        )}
        {removed.length > 0 && <People label={words.removed} people={removed} words={words} />}
      </div>
    </Sheet>
  );
}

type PeopleProps = { readonly label: string; readonly people: readonly CharacterId[]; readonly words: Words };

const People = ({ label, people, words }: PeopleProps) => (
  <>
    <h3 class="sign">{label}</h3>
    <ul class="people-list">
      {people.map((id) => (
        <li key={id}>
          <Card size="m" face={characterFaceOf(id, words)} />
          <p>{words.labels.characters[id].rule}</p>
        </li>
      ))}
    </ul>
  </>
);

type AutoProps = {
  readonly auto: Auto;
  readonly onAuto: (auto: Auto) => void;
  readonly words: Words;
  readonly onClose: () => void;
};

/** Answers that give themselves. */
export const AutoSheet = ({ auto, onAuto, words, onClose }: AutoProps) => (
  <Sheet title={words.auto.title} onClose={onClose}>
    <div class="auto-sheet">
      <p>{words.auto.line}</p>
      {AUTO_KINDS.map((kind) => (
        <label key={kind}>
          <input
            type="checkbox"
            checked={auto[kind]}
            onChange={(event) => onAuto({ ...auto, [kind]: event.currentTarget.checked })}
          />
          <span>
            <b>{words.auto.kinds[kind].name}</b>
            <small>{words.auto.kinds[kind].help}</small>
          </span>
        </label>
      ))}
    </div>
  </Sheet>
);
