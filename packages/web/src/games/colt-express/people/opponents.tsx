import './opponents.css';
import type { Names, Seat } from '@saloon/kernel';
import { Chambers } from '../../../kit/cards/cylinder.tsx';
import { Brand, seatClass } from '../../../kit/figures/brand.tsx';
import { Bust } from '../../../kit/figures/bust.tsx';
import { ProgramMark, useProgramWord } from '../../../kit/figures/program-mark.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { pokerHand, steamLocomotive } from '../../../kit/icons/pages.ts';
import { westernHat } from '../../../kit/icons/tables.ts';
import { guestWord, PlateName } from '../../../table/plates/plate-name.tsx';
import { Plates } from '../../../table/plates/seat-plate.tsx';
import { othersOf } from '../../../table/plates/seats.ts';
import { FitText } from '../../../table/stage/fit-text.tsx';
import { stack } from '../icons.ts';
import { ownerOf } from '../logic/owners.ts';
import { seatMark } from '../logic/status.ts';
import type { Words } from '../text/words.ts';
import type { BanditView, CharacterId, View } from '../wire.ts';
import { LootChips } from './chips.tsx';

type OpponentsProps = {
  /** As the train is shown, and as it is now. */
  readonly view: View;
  readonly now: View;
  readonly you: Seat | undefined;
  readonly names: Names;
  readonly words: Words;
  readonly onLook: (seat: Seat) => void;
};

/** The other players, clockwise from your left: who they are, what they hold, how many bullets they have left. */
export function Opponents({ view, now, you, names, words, onLook }: OpponentsProps) {
  const seats = othersOf(view.players.length, you);
  return (
    <Plates label={words.regions.opponents} count={Math.min(seats.length, MOST_PLATES)}>
      {seats.map((seat) => (
        <Opponent
          key={seat}
          view={view}
          now={now}
          seat={seat}
          words={words}
          name={names(seat)}
          onLook={() => onLook(seat)}
        />
      ))}
    </Plates>
  );
}

/** Six, which only a spectator sees, are drawn as small as five. */
const MOST_PLATES = 5;

/** A bandit's head in its color, with its mark. */
export const Face = ({ bandit, size }: { readonly bandit: CharacterId; readonly size: number }) => (
  <span class={`bandit-face ${seatClass(ownerOf(bandit))}`}>
    <Bust of={bandit} owner={ownerOf(bandit)} size={size} />
    <Brand of={ownerOf(bandit)} />
  </span>
);

type OpponentProps = {
  readonly view: View;
  readonly now: View;
  readonly seat: Seat;
  readonly name: string;
  readonly words: Words;
  readonly onLook: () => void;
};

function Opponent({ view, now, seat, name, words, onLook }: OpponentProps) {
  const program = useProgramWord(seat);
  const player = now.players[seat];
  if (player === undefined) return null;
  const bandits = view.bandits.filter((bandit) => bandit.seat === seat);
  const mark = seatMark(now, seat);
  const isFirst = now.first === seat && now.round > 0;
  const title = bandits.map(({ character }) => words.things.characters[character].name).join(' · ');
  const shown = title === '' ? name : title;
  return (
    <article
      class={`seat-plate bandit-plate ${mark === 'turn' || mark === 'choosing' ? 'turn' : ''} ${player.isAway ? 'is-away' : ''}`}
      data-bandits={bandits.length}
      aria-label={`${words.opponent(name, player, bandits)}${program}${mark === undefined ? '' : `, ${words.marks[mark]}`}`}
      data-place={`seat-${seat}`}
    >
      <span class="portraits">
        {player.isAway || bandits.length === 0 ? (
          <span class="bandit-face empty">
            <Icon of={westernHat} />
          </span>
        ) : (
          bandits.map(({ character }) => <Face key={character} bandit={character} size={46} />)
        )}
      </span>
      <span class="who">
        <b class="sign name">
          <ProgramMark seat={seat} />
          <FitText text={shown.slice(guestWord(shown).length)}>
            <PlateName of={shown} />
          </FitText>
        </b>
        {shown !== name && (
          <span class="player">
            <FitText text={name.slice(guestWord(name).length)}>
              <PlateName of={name} />
            </FitText>
          </span>
        )}
      </span>
      <span class="counts">
        <span class="chip">
          <Icon of={pokerHand} />
          {player.cards}
        </span>
        <span class="chip deck-count">
          <Icon of={stack} />
          {player.deck}
        </span>
        {bandits.map((bandit) => (
          <span key={bandit.character} class="loot">
            {bandits.length > 1 && <Brand of={ownerOf(bandit.character)} />}
            <LootChips bandit={bandit} />
          </span>
        ))}
      </span>
      <span class="guns">
        {bandits.map(
          (bandit) =>
            bandit.place !== undefined && <Revolver key={bandit.character} bandit={bandit} words={words} size={44} />,
        )}
      </span>
      {mark !== undefined && (mark !== 'first' || isFirst) && (
        <em class={`mark ${mark === 'turn' || mark === 'first' || mark === 'chosen' ? 'brass' : 'plain'}`}>
          {isFirst && <Icon of={steamLocomotive} />}
          {words.marks[mark]}
        </em>
      )}
      <button type="button" class="press-all" aria-label={words.own.details(name)} onClick={onLook} />
    </article>
  );
}

/** Your remaining bullets. */
export const Revolver = ({ bandit, words, size }: { bandit: BanditView; words: Words; size: number }) => (
  <span class="bullets-left" data-place={`rev-${bandit.character}`}>
    <Chambers loaded={bandit.bullets} size={size} />
    <em>{words.bulletsLeft(bandit.bullets)}</em>
    <i aria-hidden="true">{bandit.bullets}</i>
  </span>
);
