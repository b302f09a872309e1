import '../lobby/choose-game.css';
import './quick-match-sheet.css';
import type { QueueInfo } from '@saloon/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { billPicture } from '../../core/games/posters.ts';
import { playable, titleOf } from '../../core/games/titles.ts';
import { t } from '../../core/i18n/index.ts';
import { Sheet } from '../../kit/sheet.tsx';
import { useAsked } from '../../net/use-asked.ts';
import { seatsFor } from '../../table/open/bot-game.ts';
import { usualGame } from '../../table/open/start.ts';
import { peopleWords } from '../profiles/text/index.ts';
import { findPlayers, MATCH_PACES, type MatchPace } from './find-players.ts';

/** Asks which game and pace to find players for. The last game played has the focus, so Enter looks for it. */
export function QuickMatchSheet({ onClose }: { readonly onClose: () => void }) {
  const words = peopleWords().match;
  const [pace, setPace] = useState<MatchPace>('live');
  const list = useRef<HTMLUListElement>(null);
  const usual = usualGame();
  const queues = useAsked('GET /api/matches');
  useEffect(() => {
    list.current?.querySelector<HTMLElement>('[data-last] button')?.focus();
  }, []);
  const infoOf = (game: string): QueueInfo | undefined =>
    queues?.ok === true
      ? queues.body.find((one) => one.game === game && one.pace === pace && one.seats === seatsFor(game))
      : undefined;
  return (
    <Sheet title={words.choose} onClose={onClose} class="broad">
      <fieldset class="match-paces" aria-label={t().open.pace}>
        {MATCH_PACES.map((one) => (
          <button key={one} type="button" class="btn" aria-pressed={one === pace} onClick={() => setPace(one)}>
            <span>
              {words.paces[one]}
              <small>{words.paceHints[one]}</small>
            </span>
          </button>
        ))}
      </fieldset>
      <ul class="choose-game" ref={list}>
        {playable().map((game) => (
          <li key={game} data-last={game === usual ? '' : undefined}>
            <button
              type="button"
              class="paper"
              onClick={() => {
                onClose();
                void findPlayers(game, pace);
              }}
            >
              <svg viewBox="0 26 222 146" aria-hidden="true" dangerouslySetInnerHTML={{ __html: billPicture(game) }} />
              <b class="sign">{titleOf(game)}</b>
              <small>{words.seats(seatsFor(game))}</small>
              <small>{expectation(infoOf(game))}</small>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** How long it will take: measured, or at least whether somebody waits. */
function expectation(info: QueueInfo | undefined): string {
  const words = peopleWords().match;
  if (info?.estimate !== undefined) return words.about(Math.max(1, Math.round(info.estimate / 1000)));
  if (info !== undefined && info.waiting > 0) return words.waiting(info.waiting);
  return words.nobodyWaits;
}
