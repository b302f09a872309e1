import './posters.css';
import { CHARACTERS } from '@saloon/colt-express/wire';
import type { Names } from '@saloon/kernel';
import { useRef } from 'preact/hooks';
import { moveByArrows } from '../../../kit/focus.ts';
import { useHotkeys } from '../../../kit/hotkeys.ts';
import { Icon } from '../../../kit/icon.tsx';
import { checkMark } from '../../../kit/icons/today.ts';
import { posterId } from '../logic/bandit-choice.ts';
import { movesOf, type Situation } from '../logic/situation.ts';
import type { Why } from '../logic/why.ts';
import { Face } from '../people/opponents.tsx';
import type { Words } from '../text/words.ts';
import type { CharacterId, Move } from '../wire.ts';

type PostersProps = {
  readonly situation: Situation;
  readonly words: Words;
  readonly names: Names;
  readonly armed: string | undefined;
  readonly onChoose: (id: string, label: string, move: Move) => void;
  readonly onWhy: (why: Why) => void;
};

/** Wanted: the six bandits, or the three teams, to be chosen from. */
export function Posters({ situation, words, names, armed, onChoose, onWhy }: PostersProps) {
  const { view } = situation;
  const isTeams = view.phase === 'teams';
  const all: readonly (readonly CharacterId[])[] = isTeams ? view.teams : CHARACTERS.map((one) => [one]);
  const moveFor = (lead: CharacterId | undefined): Move | undefined =>
    isTeams
      ? movesOf(situation, 'choose-team').find((move) => move.lead === lead)
      : movesOf(situation, 'choose-character').find((move) => move.character === lead);
  const section = useRef<HTMLElement>(null);
  // The nth poster, as it stands there: the focus goes along, so that Enter then means the same bandit.
  const press = (nth: number) => {
    const poster = section.current?.querySelectorAll<HTMLElement>('.bandit-poster')[nth];
    poster?.focus();
    poster?.click();
  };
  useHotkeys(Object.fromEntries(all.map((_, i) => [String(i + 1), () => press(i)])));
  return (
    <section
      ref={section}
      class={`bandit-posters ${isTeams ? 'teams' : ''}`}
      aria-label={isTeams ? words.choice.team : words.choice.character}
      data-region="choice"
      onKeyDown={moveByArrows}
    >
      {all.map((bandits) => {
        const [lead] = bandits;
        const id = posterId(lead ?? '');
        const move = moveFor(lead);
        const taker = view.players.findIndex((player) => player.bandits.includes(lead ?? 'ghost'));
        const label = bandits.map((one) => words.things.characters[one].name).join(' · ');
        const isArmed = armed === id && move !== undefined;
        const note = taker >= 0 ? words.takenBy(names(taker as typeof view.first)) : words.free;
        const rules = bandits.map((one) => (view.abilities ? words.things.characters[one].rule : ''));
        return (
          <button
            key={id}
            type="button"
            class={`bandit-poster ${move === undefined ? '' : 'can'} ${isArmed ? 'armed' : ''} ${taker >= 0 ? 'gone' : ''}`}
            data-who={lead}
            aria-disabled={move === undefined ? 'true' : undefined}
            onClick={() => (move === undefined ? onWhy(taker >= 0 ? 'taken' : 'not-asked') : onChoose(id, label, move))}
          >
            <span class="faces">
              {bandits.map((one) => (
                <Face key={one} bandit={one} size={62} />
              ))}
            </span>
            <b class="sign">{label}</b>
            {rules.map((rule) => rule !== '' && <small key={rule}>{rule}</small>)}
            {(taker >= 0 || !view.abilities) && (
              <em>
                {taker >= 0 && <Icon of={checkMark} />}
                {note}
              </em>
            )}
          </button>
        );
      })}
    </section>
  );
}
