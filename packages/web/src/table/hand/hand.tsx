import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { settings } from '../../core/settings/store.ts';
import { Card, type CardState, type Face } from '../../kit/cards/card.tsx';
import { moveByArrows } from '../../kit/focus.ts';
import { Icon } from '../../kit/icon.tsx';
import { padlock } from '../../kit/icons/tables.ts';
import { cardsInMove, HintContext } from '../hint/hint-context.ts';
import { placeInFocus, useCloserLook } from '../stage/use-closer-look.ts';
import { TellingContext } from '../story/story-context.ts';
import { sharedWords } from '../text/index.ts';
import { type Drop, useDrag } from './use-drag.ts';

/** A card of the fan: its face and its state. */
export type Held = {
  /** Stays the same from view to view: see `keepKeys`. Its place for flights is `hand-<key>`. */
  readonly key: number;
  readonly face: Face;
  /** Its name in moves, so that a hint can light it. */
  readonly id?: string;
  readonly state: CardState;
  /** Its accessible name: see `sharedWords(lang).card` and `.cardOff`. */
  readonly label: string;
  /** Three words: why it can't be played, beside a padlock; or what it counts as. */
  readonly why?: string | undefined;
  readonly as?: string | undefined;
  readonly class?: string;
  /** A little gray, though it can be pressed. */
  readonly isDim?: boolean;
};

export type HandProps = {
  readonly label: string;
  readonly cards: readonly Held[];
  readonly onPress: (key: number) => void;
  /** A long press, or `I`. */
  readonly onInspect: (key: number) => void;
  /** Dropped on an element with `data-drop`. */
  readonly onDrop?: (key: number, drop: Drop) => void;
  /** A second line for an empty hand. */
  readonly empty?: string | undefined;
  /** One reason for several cards, above the fan: three words. */
  readonly why?: string | undefined;
  /** The index of the card they are shown over, see `ribbonOver`; by default they are at the end of the fan. */
  readonly whyOver?: number | undefined;
  /** Beside the fan: a deck, a strength belt. */
  readonly children?: ComponentChildren;
};

const PLACE = 'hand-';

/**
 * The player's own hand as a fan that fits the width of its table: `--card-max` is the largest card. Arrow keys move between
 * cards, Space or Enter chooses one, a long press inspects it, and dragging it to a `data-drop` plays it there.
 */
export function Hand({ label, cards, onPress, onInspect, onDrop, empty, why, whyOver, children }: HandProps) {
  const { version } = useContext(TellingContext);
  const hint = useContext(HintContext);
  const hinted = [...(hint === undefined ? [] : cardsInMove(hint.move))];
  /** Each card of the move lights one of the hand. */
  const isHinted = ({ id }: Held): boolean => {
    const at = id === undefined ? -1 : hinted.indexOf(id);
    if (at >= 0) hinted.splice(at, 1);
    return at >= 0;
  };
  const ribbon = why !== undefined && (
    <span class={`why group ${whyOver !== undefined && whyOver * 2 >= cards.length ? 'end' : ''}`}>
      <Icon of={padlock} />
      {why}
    </span>
  );
  const closer = useCloserLook((place) => onInspect(Number(place.slice(PLACE.length))));
  const drag = useDrag(closer.cancel, (element, drop) => {
    const key = Number(element.getAttribute('data-place')?.slice(PLACE.length));
    if (!Number.isNaN(key)) onDrop?.(key, drop);
  });
  const bed = ['hand-bed', cards.length === 0 && 'no-cards', why !== undefined && 'one-reason']
    .filter(Boolean)
    .join(' ');
  return (
    <section class={bed} aria-label={label} data-region="hand" data-shown={version}>
      <ul
        class="fan"
        style={{ '--n': String(Math.max(1, cards.length)) } as Record<string, string>}
        onKeyDown={moveByArrows}
        onPointerDown={(event) => {
          const card = closer.down(event);
          if (card !== undefined && onDrop !== undefined) drag.start(event, card);
        }}
        {...closer.around}
      >
        {cards.map((card, i) => (
          <li key={card.key} class={card.isDim ? 'dim' : ''}>
            {i === whyOver && ribbon}
            <Card
              size="l"
              width="var(--hw)"
              face={card.face}
              isFan
              place={`${PLACE}${card.key}`}
              state={card.state}
              class={isHinted(card) ? `${card.class ?? ''} hinted` : (card.class ?? '')}
              label={card.label}
              as={card.as}
              why={card.why}
              onPress={() => {
                const isLook = closer.wasLook();
                if (!drag.wasDrag() && !isLook) onPress(card.key);
              }}
            />
          </li>
        ))}
      </ul>
      {cards.length === 0 && (
        <p class="none">
          <b class="sign">{sharedWords(settings.value.lang).noCards}</b>
          {empty}
        </p>
      )}
      {whyOver === undefined && ribbon}
      {children}
    </section>
  );
}

/** The key of the hand's card in focus, for `I`, `R` and the like. */
export function heldInFocus(): number | undefined {
  const key = placeInFocus(PLACE);
  return key === undefined ? undefined : Number(key);
}
