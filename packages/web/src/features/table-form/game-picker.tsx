import { type GameId, gameId } from '@saloon/kernel';
import { billPicture } from '../../core/games/posters.ts';
import { playable, titleOf } from '../../core/games/titles.ts';

type GamePickerProps = {
  readonly game: string;
  readonly onGame: (game: GameId) => void;
  /** Is this game unavailable now? Pressing it says why. */
  readonly isShut?: (game: string) => boolean;
};

/** The posters of all games, to choose one. */
export const GamePicker = ({ game, onGame, isShut }: GamePickerProps) => (
  <div class="pick-game">
    {playable().map((id) => (
      <button
        key={id}
        type="button"
        aria-pressed={id === game}
        aria-disabled={isShut?.(id) ? true : undefined}
        onClick={() => onGame(gameId(id))}
      >
        <svg
          viewBox="0 0 222 190"
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
          dangerouslySetInnerHTML={{ __html: billPicture(id) }}
        />
        <b class="sign">{titleOf(id)}</b>
      </button>
    ))}
  </div>
);
