import { list, type Names, type Seat, seat } from '@saloon/kernel';
import type { TableInfo } from '@saloon/protocol';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Ending, GameEnding } from '../../../core/games/ending.ts';
import { t } from '../../../core/i18n/index.ts';
import { isolated } from '../../../core/i18n/isolate.ts';
import { coachPath, pathTo, replayPath } from '../../../core/router/paths.ts';
import { formatMoment, formatPlace } from '../../../core/router/replay-link.ts';
import { navigate, tablePath } from '../../../core/router/router.ts';
import { settings } from '../../../core/settings/store.ts';
import { Brand, type Owner } from '../../../kit/figures/brand.tsx';
import { Bust } from '../../../kit/figures/bust.tsx';
import type { Figure } from '../../../kit/figures/figures.ts';
import { Icon } from '../../../kit/icon.tsx';
import { trophy } from '../../../kit/icons/today.ts';
import { Lazy } from '../../../kit/lazy.tsx';
import { Sheet } from '../../../kit/sheet.tsx';
import { play } from '../../../kit/sound/sound.ts';
import { toast } from '../../../kit/toast.tsx';
import type { GameTurn } from '../../../local/coach-worker-contract.ts';
import { doSealed } from '../../../net/shares.ts';
import type { TableStore } from '../../../net/table-store.ts';
import { EndingScene } from '../../../table/ending/ending-scene.tsx';
import { sharePoster } from '../../../table/ending/poster-image.ts';
import type { TurningPoint } from '../../../table/ending/turning-points.ts';
import { ENDING_WORDS } from '../../../table/ending/words.ts';
import { refusalText } from '../../../table/frame/refusal.ts';
import { copyPage } from '../../../table/open/start.ts';
import { dealLink, isDaily } from '../../daily/deal-link.ts';
import { BOTS, seriesBefore, withGame } from './series.ts';
import { useGameEnd } from './use-game-end.ts';

const loadRating = () => import('../../profiles/table-rating.tsx').then(({ TableRating }) => TableRating);

type RankingProps = {
  readonly info: Extract<TableInfo, { phase: 'over' }>;
  readonly you: { readonly seat: Seat | undefined };
  readonly names: Names;
  /** By the character, where the game has one for each seat. */
  readonly called: Names;
  /** A seat's character, side or gang, if the game has them. */
  readonly title: (seat: Seat) => string | undefined;
  readonly owner: (seat: Seat) => Owner;
  /** An icon instead of the owner's brand, if the game has them. */
  readonly sign?: (seat: Seat) => string | undefined;
  readonly figure: (seat: Seat) => Figure;
  /** Who won, if the game has its own sentence for it. */
  readonly verdict: string | undefined;
  readonly score: (score: number) => string;
  readonly note: (seat: Seat) => ComponentChildren;
  /** A rematch swaps the sides. */
  readonly swapsSides: boolean;
  readonly isSolo: boolean;
  /** A big screen plays the fanfare and shows all places: only your own is here. */
  readonly hasScreen?: boolean;
  /** On one device: everyone plays again. */
  readonly onAgain?: (() => void) | undefined;
  readonly store: TableStore;
  /** How the game ended, if it has a scene for it. */
  readonly ending: ShownEnding | undefined;
  /** Called when it shows who won, and when it is closed before. */
  readonly onShown?: () => void;
  readonly onClose: () => void;
};

export type ShownEnding = {
  readonly ending: Ending;
  readonly Stage: GameEnding['Stage'];
  readonly view: unknown;
  /** What turned the game, by the weight of its events. */
  readonly turned: readonly TurningPoint[];
  /** What turned it by the chances, once they are known; nothing if they changed little by little. */
  readonly turnedBy: (turns: readonly GameTurn[]) => readonly TurningPoint[];
  /** The steps of the recording in which something large happened. */
  readonly likelyIn: (steps: readonly { readonly events: readonly unknown[] }[]) => readonly number[];
};

const loadChallenge = () => import('../../challenges/challenge-part.tsx').then(({ ChallengePart }) => ChallengePart);
const loadAfterGame = () => import('./after-game.tsx').then(({ AfterGame }) => AfterGame);

/** Only this browser has a solo game, so its link holds the whole game. */
async function shareGame(table: string): Promise<void> {
  const { shareSolo } = await import('../../replay/share-solo.ts');
  if (!(await shareSolo(table))) navigate(replayPath({ table, isSolo: true }));
}

/** The end: places over the dimmed scene, whether the deck was fair, and what to do next. */
export function RankingSheet(props: RankingProps) {
  const { info, you, names, called, owner, isSolo, hasScreen = false, store, ending, onShown } = props;
  const words = t().table;
  const { ranks, scores } = info.outcome;
  const seats = ranks.map((_, i) => seat(i)).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
  const winners = seats.filter((one) => ranks[one] === 1);
  const isMine = you.seat !== undefined && winners.includes(you.seat);
  useEffect(() => {
    if (!hasScreen) play(isMine ? 'fanfare' : 'taps');
  }, [isMine]);
  useEffect(() => {
    if (ending === undefined) onShown?.();
  }, []);
  const onClose = () => {
    onShown?.();
    props.onClose();
  };
  const end = useGameEnd({ table: info.id, isSolo, isBefore: false }, you.seat, ending?.likelyIn);
  const series = withGame(seriesBefore(info.id), info, ranks);
  const scoresOf = ({ wins }: typeof series) =>
    wins.map(([who, n]) => `${who === BOTS ? words.seriesBots : isolated(who)} ${n}`).join(' · ');
  const people = info.seats.filter(({ type }) => type === 'person').length;
  const again = async () => {
    const sent = await (isSolo ? store.do({ type: 'rematch' }) : doSealed(store, { type: 'rematch' }));
    if (!sent.ok) toast(refusalText(settings.peek().lang, sent.code, undefined), 'harm');
  };
  const deal = dealLink(info);
  const recorded = replayPath({ table: info.id, isSolo });
  // Players look again at what they saw.
  const eyes = you.seat ?? 'spectator';
  const isAgainstBots = people === 1 && info.whatIf === undefined && !isDaily(info);
  const hasAgreed = you.seat !== undefined && info.rematch?.agreed.includes(you.seat) === true;
  const rating = info.isRated === true && (
    <Lazy
      id="rating"
      load={loadRating}
      props={{ table: info.id, game: info.game, seat: you.seat, rank: ranks[you.seat ?? -1] }}
      fallback={null}
    />
  );
  const score = series.games > 1 && <p class="help series">{words.series(series.games, scoresOf(series))}</p>;
  const places = (
    <>
      <p class={isMine ? 'winner sign mine' : 'winner sign'}>
        <Icon of={trophy} />
        {props.verdict ??
          (isMine && winners.length === 1
            ? words.youWin
            : words.winner(list(settings.value.lang, winners.map(called)), winners.length))}
      </p>
      {ending === undefined && score}
      <ol class="ranks">
        {seats
          .filter((one) => !hasScreen || one === you.seat)
          .map((one) => (
            <li key={one} class={one === you.seat ? 'mine' : ''}>
              <b class="rank poster">{ranks[one]}</b>
              <Bust of={props.figure(one)} owner={owner(one)} size={46} />
              <span class="who">
                <b>
                  {props.title(one) ?? names(one)} <Brand of={owner(one)} sign={props.sign?.(one)} />{' '}
                  {one === you.seat && <span class="you">{t().you}</span>}
                </b>
                {props.title(one) !== undefined && <small class="player">{names(one)}</small>}{' '}
                <small>{props.note(one)}</small>
              </span>
              <b class="pts num">{props.score(scores[one] ?? 0)}</b>
            </li>
          ))}
      </ol>
      {info.seed !== undefined && (
        <details class="seed">
          <summary>{words.seed}</summary>
          <p class="help">{words.seedHint}</p>
          <code>{info.seed}</code>
          {info.seedHash !== undefined && <code>{info.seedHash}</code>}
        </details>
      )}
    </>
  );
  return (
    <Sheet
      title={words.over}
      onClose={onClose}
      class={ending === undefined ? 'ranking' : 'ranking ending-sheet'}
      footer={
        <>
          {ending !== undefined && <SharePoster of={ending.ending} />}
          <button type="button" class="btn ghost" onClick={() => (isSolo ? shareGame(info.id) : copyPage())}>
            {words.shareGame}
          </button>
          <a class="btn" href={`${recorded}${formatPlace({ step: 0, eyes })}`}>
            {words.replay}
          </a>
          {you.seat !== undefined && (
            <a class="btn" href={`${coachPath({ table: info.id, isSolo })}#seat-${you.seat + 1}`}>
              {words.coach}
            </a>
          )}
          <a class="btn" href="/">
            {t().toLobby}
          </a>
          {info.tournament !== undefined ? (
            <a class="btn main" href={pathTo('/tournament/:tournament', { tournament: info.tournament.id })}>
              {words.toTournament}
            </a>
          ) : deal !== undefined ? (
            <a class="btn main" href={deal}>
              {words.results}
            </a>
          ) : info.next !== undefined ? (
            <a class="btn main" href={tablePath(info.next, isSolo)}>
              {words.toNext}
            </a>
          ) : props.onAgain !== undefined ? (
            <button type="button" class="btn main" onClick={props.onAgain}>
              {props.swapsSides ? words.againSwapped : words.again}
            </button>
          ) : (
            you.seat !== undefined && (
              <button type="button" class="btn main" aria-disabled={hasAgreed} onClick={again}>
                {props.swapsSides ? words.againSwapped : words.again}
                {info.rematch !== undefined && <small>{words.againAsked(info.rematch.agreed.length, people)}</small>}
              </button>
            )
          )}
        </>
      }
    >
      {ending === undefined ? (
        places
      ) : (
        <EndingScene
          {...ending}
          you={you.seat}
          names={names}
          called={called}
          chairs={info.seats}
          open={end.open}
          turned={end.turns?.length ? ending.turnedBy(end.turns) : ending.turned}
          lang={settings.value.lang}
          series={score}
          onSettled={onShown}
          replayAt={(at) => `${recorded}${formatMoment(at, eyes)}`}
        >
          {places}
        </EndingScene>
      )}
      {rating}
      {you.seat !== undefined && isAgainstBots && (
        <Lazy
          id="challenge"
          load={loadChallenge}
          props={{ table: info.id, isSolo, seat: you.seat, seats: info.seats }}
          fallback=""
        />
      )}
      {you.seat !== undefined && (
        <Lazy id="after-game" load={loadAfterGame} props={{ table: info.id, isSolo }} fallback="" />
      )}
    </Sheet>
  );
}

function SharePoster({ of: { poster } }: { readonly of: Ending }) {
  const words = ENDING_WORDS[settings.value.lang];
  return (
    <button type="button" class="btn ghost" onClick={() => void sharePoster(poster, words.shared(poster.name))}>
      {words.share}
    </button>
  );
}
