import { useRef } from 'preact/hooks';
import { Card } from '../../kit/card.tsx';
import { moveByArrows } from '../../kit/focus.ts';
import { Icon } from '../../kit/icon.tsx';
import { padlock } from '../../kit/icons/padlock.ts';
import { faceOf } from './faces.tsx';
import { standingOf } from './logic/card-state.ts';
import { cardsIn, offers } from './logic/offered.ts';
import type { Situation, Why } from './logic/why.ts';
import type { Words } from './text/words.ts';
import type { Drafting } from './use-draft.ts';
import type { CardId, Move } from './wire.ts';

type HandProps = {
  readonly situation: Situation;
  readonly drafting: Drafting;
  readonly words: Words;
  readonly sending: Move | undefined;
  /** The cards that came with a Switch. */
  readonly taken: readonly CardId[];
  readonly onPress: (key: number) => void;
  readonly onInspect: (card: CardId) => void;
};

const LONG_PRESS_MS = 500;

/** The own hand as a fan. Space chooses, arrows go from card to card, a long press or `I` looks closer. */
export function Hand({ situation, drafting, words, sending, taken, onPress, onInspect }: HandProps) {
  const { hand, chosen, quick, draft } = drafting;
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const wasLong = useRef(false);
  const isSealed = offers(situation.moves, 'sealed-choice');
  const leaving = [...(sending === undefined ? [] : cardsIn(sending))];
  const came = [...taken];
  const asides: Why[] = [];
  const cards = hand.map(({ key, card }, i) => {
    const face = faceOf(card, words);
    const isChosen = chosen.has(key);
    const isQuick = key === quick;
    const isSent = (isChosen || isQuick) && leaving.includes(card);
    if (isSent) leaving.splice(leaving.indexOf(card), 1);
    const cameAt = came.indexOf(card);
    if (cameAt >= 0) came.splice(cameAt, 1);
    const standing = isSealed || isChosen ? undefined : standingOf(situation, draft.chosen, card);
    if (standing?.type === 'aside' || (standing?.type === 'off' && draft.chosen.length > 0)) asides.push(standing.why);
    const state = isSent ? 'sent' : isChosen || isQuick ? 'selected' : standing?.type === 'off' ? 'off' : 'can';
    const isPlain = standing?.type === 'idle' || standing?.type === 'aside';
    const why = standing?.type === 'off' || standing?.type === 'aside' ? standing.why : undefined;
    const label =
      standing?.type === 'off'
        ? words.cardOff(face.name, words.whys[standing.why].short)
        : words.cardState(face.name, state === 'off' ? 'idle' : state, i + 1, hand.length);
    return (
      <li key={key} class={why === undefined ? '' : 'dim'}>
        <Card
          size="l"
          width="var(--hw)"
          face={face}
          isFan
          place={`hand-${key}`}
          state={isPlain && state === 'can' ? 'idle' : state}
          class={`${standing?.type === 'aside' ? 'aside' : ''} ${cameAt >= 0 ? 'came' : ''}`}
          label={label}
          as={
            isQuick
              ? words.seal.asQuick
              : isSealed && isChosen
                ? words.seal.asLoad
                : cameAt >= 0
                  ? words.taken
                  : undefined
          }
          onPress={() => {
            if (wasLong.current) wasLong.current = false;
            else onPress(key);
          }}
        />
      </li>
    );
  });
  const aside = draft.intent === undefined ? asides[0] : undefined;
  const startLong = (card: CardId) => {
    wasLong.current = false;
    timer.current = setTimeout(() => {
      wasLong.current = true;
      onInspect(card);
    }, LONG_PRESS_MS);
  };
  const endLong = () => clearTimeout(timer.current);
  return (
    <section class="wb-hand" aria-label={words.regions.hand} data-region="hand">
      <ul
        class="fan"
        style={{ '--n': String(Math.max(1, hand.length)) } as Record<string, string>}
        onKeyDown={moveByArrows}
        onPointerDown={(event) => {
          const item = event.target instanceof Element ? event.target.closest('li') : null;
          const at = item === null ? -1 : [...event.currentTarget.children].indexOf(item);
          const card = hand[at]?.card;
          if (card !== undefined) startLong(card);
        }}
        onPointerUp={endLong}
        onPointerLeave={endLong}
        onPointerCancel={endLong}
        onContextMenu={(event) => event.preventDefault()}
      >
        {cards}
      </ul>
      {aside !== undefined && (
        <span class="why group">
          <Icon of={padlock} />
          {words.whys[aside].short}
        </span>
      )}
    </section>
  );
}
