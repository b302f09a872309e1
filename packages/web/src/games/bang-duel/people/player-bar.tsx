import './player-bar.css';
import { SIDES } from '@saloon/bang-duel/wire';
import { Back } from '../../../kit/cards/card.tsx';
import { ProgramMark } from '../../../kit/figures/program-mark.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { hourglass, person, pokerHand } from '../../../kit/icons/pages.ts';
import { gunshot, tombstone } from '../../../kit/icons/tables.ts';
import { PlateName } from '../../../table/plates/plate-name.tsx';
import { type Board, isLit } from '../board.ts';
import type { Words } from '../text/words.ts';
import type { PlayerView, Side, View } from '../wire.ts';
import { SideMark } from './side-mark.tsx';

type PlayerBarProps = {
  readonly player: PlayerView;
  readonly name: string;
  readonly isYou: boolean;
  readonly isTurn: boolean;
  /** Of the player whose turn it is. */
  readonly bangsLeft: View['bangsLeft'];
  readonly board: Board;
  readonly words: Words;
  readonly onLook: () => void;
  /** Your own side only: automatic answers, and whether any is on. */
  readonly onSettings?: (() => void) | undefined;
  readonly isAuto?: boolean;
};

/** A side: its player, backs in hand, reserve and fallen. Pressing the name tells more. */
export function PlayerBar(props: PlayerBarProps) {
  const { player, name, isYou, isTurn, bangsLeft, board, words, onLook, onSettings, isAuto } = props;
  const { side, backs, reserve, removed, isAway } = player;
  return (
    <div
      class={`player-bar panel ${side} ${isTurn ? 'on' : ''} ${isYou ? 'own' : ''}`}
      style={{ gridArea: side }}
      data-place={`seat-${player.seat}`}
    >
      <button type="button" class="who" onClick={onLook}>
        <SideMark side={side} />
        <span class="name">
          <b class="sign">{words.sideTitle(side)}</b>
          <span class="player">
            {isAway ? (
              words.away
            ) : (
              <>
                <ProgramMark seat={player.seat} />
                <PlateName of={name} />
              </>
            )}
          </span>
          {(isTurn || isYou) && <em>{isTurn ? words.mark(isYou) : words.you}</em>}
        </span>
      </button>
      <span class="counts">
        {/* A back can only be named in the hand of the opponent. */}
        <span class="backs">
          {backs.law + backs.outlaw > 0 && <span class="sr">{words.count.hand(backs.law + backs.outlaw)}</span>}
          {backs.law + backs.outlaw === 0 && (
            <span class="tally" role="img" aria-label={words.count.hand(0)} title={words.count.hand(0)}>
              <Icon of={pokerHand} />0
            </span>
          )}
          {SIDES.map((back) => (
            <Backs key={back} side={back} n={backs[back]} board={isYou ? undefined : board} words={words} />
          ))}
        </span>
        {isTurn && (
          <span class="tally" role="img" aria-label={words.bangsLeft(bangsLeft)} title={words.bangsLeft(bangsLeft)}>
            <Icon of={gunshot} />
            {bangsLeft === 'unlimited' ? '∞' : bangsLeft}
          </span>
        )}
        <span class="tally" role="img" aria-label={words.count.reserve(reserve)} title={words.count.reserve(reserve)}>
          <Icon of={person} />
          {reserve}
        </span>
        <span
          class="tally"
          role="img"
          aria-label={words.count.fallen(removed.length)}
          title={words.count.fallen(removed.length)}
        >
          <Icon of={tombstone} />
          {removed.length}
        </span>
      </span>
      {onSettings !== undefined && (
        <button
          type="button"
          class="ib"
          aria-label={isAuto ? `${words.auto.title}: ${words.auto.on}` : words.auto.title}
          title={words.auto.title}
          aria-pressed={isAuto ? 'true' : undefined}
          onClick={onSettings}
        >
          <Icon of={hourglass} />
        </button>
      )}
    </div>
  );
}

type BacksProps = { readonly side: Side; readonly n: number; readonly board: Board | undefined; readonly words: Words };

function Backs({ side, n, board, words }: BacksProps) {
  const standing = board?.standingOf({ type: 'back', side }) ?? 'idle';
  const inner = (
    <>
      <Back size="xs" kind={side} width="1.25em" />
      {n}
    </>
  );
  if (board === undefined || !isLit(standing)) {
    return n === 0 ? null : (
      <span class="back-count" role="img" aria-label={words.count.backs(side, n)} title={words.count.backs(side, n)}>
        {inner}
      </span>
    );
  }
  return (
    <button
      type="button"
      class={`back-count ${standing}`}
      aria-label={words.count.backs(side, n)}
      onClick={() => board.press({ type: 'back', side })}
    >
      {inner}
    </button>
  );
}
