import type { Names } from '@saloon/kernel';
import { Card } from '../../kit/card.tsx';
import { Icon } from '../../kit/icon.tsx';
import { fastForwardButton } from '../../kit/icons/fast-forward-button.ts';
import { pocketWatch } from '../../kit/icons/pocket-watch.ts';
import { SPEEDS } from '../../settings/settings.ts';
import { change, settings } from '../../settings/store.ts';
import type { Teller } from '../shared/telling/teller.ts';
import { faceOf, withoutIndex } from './faces.tsx';
import { Face } from './opponents.tsx';
import { RoundCard } from './round-card.tsx';
import type { Words } from './text/words.ts';
import type { Playback } from './use-playback.ts';
import { Whose } from './whose.tsx';
import type { Event, PileCard, View } from './wire.ts';

type BannerProps = {
  readonly playback: Playback;
  readonly view: View;
  readonly words: Words;
  readonly names: Names;
  readonly tell: Teller;
};

/** Is something shown, or asked in the heist? */
export const hasBanner = ({ frame }: Playback, { phase, resolving }: View): boolean =>
  frame !== undefined || (phase === 'heist' && resolving !== undefined);

/** The current card, large, with its result as a sentence; its speed, and a Skip button. */
export function HeistBanner({ playback, view, words, names, tell }: BannerProps) {
  const { frame, waiting } = playback;
  const board = frame?.board ?? view;
  if (!hasBanner(playback, view)) return null;
  const isAsking = frame === undefined;
  const now = frame?.events[0];
  const card = isOfRound(now) || board.resolving === undefined ? undefined : board.pile[board.resolving];
  const sentences = (frame?.events ?? []).flatMap((event) => tell(event) ?? []);
  const { speed } = settings.value;
  return (
    <section class="ce-banner" data-what={now?.type ?? 'asked'}>
      {card !== undefined && <Turned {...{ card, view: board, words, names }} />}
      {now?.type === 'round-card-revealed' && board.roundCard !== undefined && (
        <RoundCard card={board.roundCard} words={words} />
      )}
      <div class="told" aria-hidden="true">
        <b class="sign">{titleOf(now, board, words)}</b>
        {now?.type !== 'round-card-revealed' && (
          <p>
            {isAsking
              ? ruleOf(card, words)
              : now?.type === 'event-started'
                ? words.things.events[now.event].rule
                : sentences.join(' ')}
          </p>
        )}
      </div>
      {frame !== undefined && (
        <div class="ctl">
          <button
            type="button"
            class="btn small ghost speed"
            aria-label={words.heist.speed(speed)}
            onClick={() => change({ speed: SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 'normal' })}
          >
            <Icon of={pocketWatch} />
            <span>{words.heist.speeds[speed]}</span>
          </button>
          <button type="button" class="btn small skip-heist" onClick={playback.skip}>
            <Icon of={fastForwardButton} />
            <span>{words.heist.skip}</span>
            {waiting > 0 && <small>{waiting}</small>}
          </button>
        </div>
      )}
    </section>
  );
}

/** While a card waits for its owner's choice: what it does. */
const ruleOf = (card: PileCard | undefined, words: Words): string =>
  card === undefined || card.card === 'face-down' || card.card === 'covered'
    ? ''
    : words.things.actions[card.card].rule;

const isOfRound = (event: Event | undefined): boolean =>
  event !== undefined &&
  ['event-started', 'event-idle', 'round-card-revealed', 'strongbox-placed', 'purse-lost', 'ransom-paid'].includes(
    event.type,
  );

function titleOf(event: Event | undefined, board: View, words: Words): string {
  switch (event?.type) {
    case 'event-started':
    case 'event-idle':
      return words.things.events[event.event].name;
    case 'round-card-revealed':
      return words.round(event.round, board.rounds);
    case 'fizzled':
      return words.heist.noEffect;
    default: {
      if (isOfRound(event)) return words.heist.event;
      const { resolving, pile } = board;
      return resolving === undefined || resolving >= pile.length
        ? words.heist.title
        : words.heist.cardOf(resolving + 1, pile.length);
    }
  }
}

/** The revealed card of the queue. */
const Turned = ({ card, view, words, names }: { card: PileCard; view: View; words: Words; names: Names }) => {
  const { card: action, bandit, seat } = card;
  if (action === 'face-down' || action === 'covered') return null;
  const who = bandit ?? (view.players[seat]?.bandits.length === 1 ? view.players[seat]?.bandits[0] : undefined);
  return (
    <span class="turned">
      {who === undefined ? <Whose {...{ view, seat, names }} /> : <Face bandit={who} size={34} />}
      <Card
        size="s"
        width="var(--tw)"
        face={withoutIndex(faceOf(action, words))}
        label={`${names(seat)}: ${words.things.actions[action].name}`}
      />
    </span>
  );
};
