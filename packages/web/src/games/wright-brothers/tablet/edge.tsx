import type { Names, Seat } from '@saloon/kernel';
import { useEffect, useState } from 'preact/hooks';
import type { AroundProps } from '../../../core/games/around.ts';
import { Back, Card } from '../../../kit/cards/card.tsx';
import { Chambers } from '../../../kit/cards/cylinder.tsx';
import { Brand, seatClass } from '../../../kit/figures/brand.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { hand as palm } from '../../../kit/icons/pages.ts';
import { eye } from '../../../kit/icons/tables.ts';
import { FitText } from '../../../table/stage/fit-text.tsx';
import { faceOf } from '../faces.tsx';
import { answersFor, type Intent } from '../logic/answers.ts';
import { standingOf } from '../logic/card-state.ts';
import type { Words } from '../text/words.ts';
import type { Move, View } from '../wire.ts';
import { answerLabel, openLabel } from './labels.ts';
import { onPress } from './press.ts';
import type { Side } from './sides.ts';
import type { TabletWords } from './words.ts';

export type EdgeProps = {
  readonly seat: Seat;
  readonly side: Side;
  readonly view: View;
  readonly isBot: boolean;
  /** This player's cards are face up. */
  readonly isPeeking: boolean;
  /** Somebody else does. */
  readonly isShut: boolean;
  readonly moves: readonly Move[];
  readonly openMoves: AroundProps<View, Move>['openMoves'][number];
  readonly names: Names;
  readonly words: Words;
  readonly said: TabletWords;
  readonly isEarly: boolean;
  readonly onPeek: (isPeeking: boolean) => void;
  readonly onMove: (move: Move, answers: number | undefined) => void;
  /** The questions that this player's own moves answer. */
  readonly questions: Readonly<Record<string, number>>;
};

/** One player's edge: name, score, revolver, palm, and the hand, which is face down until its player holds to peek. */
export function Edge(props: EdgeProps) {
  const { seat, side, view, isBot, isPeeking, isShut, openMoves, names, said, isEarly, onPeek, onMove } = props;
  const player = view.players[seat];
  if (player === undefined) return null;
  const isTurn = view.asked.includes(seat) && view.phase !== 'race' && view.phase !== 'duel';
  return (
    <section
      class={`tablet-edge side-${side} ${seatClass(seat)}${isTurn ? ' asked' : ''}${isPeeking ? ' peeking' : ''}`}
      data-seat={seat}
      aria-label={names(seat)}
    >
      <button type="button" class="palm-spot" data-palm={seat} aria-label={said.palm(names(seat))}>
        <Icon of={palm} />
        {isEarly && <b class="early">{said.early}</b>}
      </button>
      <div class="edge-panel">
        <div class="edge-who">
          <Brand of={seat} />
          <span>
            <FitText text={names(seat)} lines={1} />
            <small>{said.points(player.score)}</small>
          </span>
        </div>
        {isPeeking ? <OwnCards {...props} /> : <Backs count={player.cards} />}
        <div class="edge-gun" role="img" aria-label={said.loaded(player.loaded)}>
          <Chambers loaded={player.loaded} size={44} />
          <b>{player.loaded}</b>
        </div>
        {!isBot && view.division === undefined && (
          <PeekButton isPeeking={isPeeking} isShut={isShut} said={said} onPeek={onPeek} />
        )}
        {!isPeeking && (
          <div class="edge-acts">
            {isTurn && view.division === undefined && <b class="sign">{said.turn(names(seat))}</b>}
            {openMoves.map(({ move, answers }) => {
              const label = openLabel(move, said, names);
              return label === undefined ? null : (
                <button
                  key={label}
                  type="button"
                  class={`btn small a-${move.type}`}
                  {...onPress(() => onMove(move, answers))}
                >
                  {label}
                </button>
              );
            })}
          </div>
        )}
      </div>
    </section>
  );
}

const Backs = ({ count }: { readonly count: number }) => (
  <div class="edge-cards" aria-hidden="true">
    {Array.from({ length: count }, (_, i) => (
      <Back key={i} size="s" width="var(--edge-card)" />
    ))}
  </div>
);

type PeekButtonProps = Pick<EdgeProps, 'isPeeking' | 'isShut' | 'said' | 'onPeek'>;

/** Held by a finger. A mouse has only one pointer, so there a press shows the cards and the next one hides them. */
const PeekButton = ({ isPeeking, isShut, said, onPeek }: PeekButtonProps) => (
  <button
    type="button"
    class="peek-button"
    aria-pressed={isPeeking}
    disabled={isShut}
    onPointerDown={(event) => {
      if (event.pointerType === 'mouse') return onPeek(!isPeeking);
      event.currentTarget.setPointerCapture(event.pointerId);
      onPeek(true);
    }}
    onPointerUp={(event) => {
      if (event.pointerType !== 'mouse') onPeek(false);
    }}
    onPointerCancel={() => onPeek(false)}
    onContextMenu={(event) => event.preventDefault()}
    onKeyDown={(event) => {
      if (event.repeat || (event.key !== 'Enter' && event.key !== ' ')) return;
      event.preventDefault();
      onPeek(!isPeeking);
    }}
  >
    <Icon of={eye} />
    {isPeeking ? said.letGo : said.peek}
  </button>
);

/** The hand face up, and what can be done with the picked cards. The buttons name no card. */
function OwnCards({ seat, view, moves, names, words, said, questions, onMove }: EdgeProps) {
  const hand = view.players[seat]?.hand ?? [];
  const [picked, setPicked] = useState<readonly number[]>([]);
  const [intent, setIntent] = useState<Intent | undefined>(undefined);
  const held = hand.join();
  useEffect(() => {
    setPicked([]);
    setIntent(undefined);
  }, [held]);
  const chosen = picked.flatMap((at) => hand[at] ?? []);
  const situation = { view, moves, you: seat };
  const answers = answersFor(situation, { chosen, quick: undefined, intent });
  const toggle = (at: number) => {
    setIntent(undefined);
    setPicked(picked.includes(at) ? picked.filter((one) => one !== at) : [...picked, at]);
  };
  return (
    <>
      <div class="edge-cards own">
        {hand.map((card, at) => {
          const isPicked = picked.includes(at);
          const others = isPicked ? chosen.filter((_, i) => picked[i] !== at) : chosen;
          const standing = standingOf(situation, others, card);
          const state = isPicked ? 'selected' : standing.type === 'off' ? 'off' : 'can';
          return (
            <button
              key={at}
              type="button"
              class="own-card"
              aria-pressed={isPicked}
              aria-label={words.cards[card].name}
              {...onPress(() => (standing.type === 'off' && !isPicked ? undefined : toggle(at)))}
            >
              <Card size="s" width="var(--edge-card)" face={faceOf(card, words)} state={state} />
            </button>
          );
        })}
      </div>
      <div class="edge-acts own">
        {picked.length > 0 && <small>{said.picked(picked.length)}</small>}
        {answers.map((answer) => {
          const label = answerLabel(answer.saying, said, names);
          if (label === undefined || answer.act === undefined) return null;
          const { act } = answer;
          return (
            <button
              key={label}
              type="button"
              class={`btn small ${answer.look === 'main' ? 'main' : ''} a-${answer.saying.type}`}
              {...onPress(() =>
                act.type === 'send' ? onMove(act.move, questions[act.move.type]) : setIntent(act.intent),
              )}
            >
              {label}
            </button>
          );
        })}
      </div>
    </>
  );
}
