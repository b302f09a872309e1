import './choose-game.css';
import { useEffect, useRef } from 'preact/hooks';
import { billPicture } from '../../core/games/posters.ts';
import { tables } from '../../core/games/registry.ts';
import { titleOf } from '../../core/games/titles.ts';
import { t } from '../../core/i18n/index.ts';
import { Sheet } from '../../kit/sheet.tsx';
import { lastGame } from '../../net/my-tables.ts';
import type { Company } from '../../shell/open-sheet.ts';
import { inviteFriends, playBots, playOnScreen } from '../../table/open/start.ts';

type ChooseGameProps = { readonly company: Company; readonly onClose: () => void };

const START = { bots: playBots, friends: inviteFriends, screen: playOnScreen } as const;
const TITLE = { bots: 'chooseBots', friends: 'chooseFriends', screen: 'chooseScreen' } as const;

/** Asks which game to play. The last one played has the focus, so Enter plays it again. */
export function ChooseGame({ company, onClose }: ChooseGameProps) {
  const words = t().lobby;
  const list = useRef<HTMLUListElement>(null);
  const last = lastGame();
  useEffect(() => {
    list.current?.querySelector<HTMLElement>('[data-last] button')?.focus();
  }, []);
  const choose = (game: string) => {
    onClose();
    void START[company](game);
  };
  return (
    <Sheet title={words[TITLE[company]]} onClose={onClose} class="broad">
      <ul class="choose-game" ref={list}>
        {Object.entries(tables).map(([game, { seats, bill }]) => (
          <li key={game} data-last={game === last ? '' : undefined}>
            <button type="button" class="paper" onClick={() => choose(game)}>
              <svg viewBox="0 26 222 146" aria-hidden="true" dangerouslySetInnerHTML={{ __html: billPicture(game) }} />
              <b class="sign">{titleOf(game)}</b>
              <small>
                {words.seatsLabel(seats.min, seats.max)}, {words.minutes(bill.minutes)}
              </small>
              {game === last && <span class="you">{words.lastPlayed}</span>}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
