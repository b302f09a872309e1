import './heist-caption.css';
import type { Names } from '@saloon/kernel';
import type { Teller, ToYou } from '../../../core/games/contract.ts';
import { SPEEDS } from '../../../core/settings/settings.ts';
import { change, settings } from '../../../core/settings/store.ts';
import { Card } from '../../../kit/cards/card.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { pocketWatch } from '../../../kit/icons/pages.ts';
import { fastForwardButton, pauseButton, playButton, previousButton } from '../../../kit/icons/tables.ts';
import { faceOf, withoutIndex } from '../faces.tsx';
import type { Frame } from '../logic/frames.ts';
import { Face } from '../people/opponents.tsx';
import { Whose } from '../people/whose.tsx';
import { RoundCard } from '../plan/round-card.tsx';
import type { Words } from '../text/words.ts';
import type { Playback } from '../use-playback.ts';
import type { Event, PileCard, View } from '../wire.ts';

type CaptionProps = {
  readonly playback: Playback;
  readonly frame: Frame;
  readonly view: View;
  readonly words: Words;
  readonly names: Names;
  readonly tell: Teller;
  /** What this moment does to the viewer: the caption says it to them. */
  readonly toYou: ToYou['now'];
};

/** The current card, large, with its result as a sentence; pause, one card back, its speed, and a Skip button. */
export function HeistCaption({ playback, frame, view, words, names, tell, toYou }: CaptionProps) {
  const { waiting, live } = playback;
  const board = frame.board ?? view;
  const [now] = frame.events;
  const card = isOfRound(now) || board.resolving === undefined ? undefined : board.pile[board.resolving];
  const sentences = frame.events.flatMap((event) => tell(event) ?? []);
  const { speed } = settings.value;
  const felt = toYou.length === 0 ? undefined : toYou.some(({ kind }) => kind !== 'gain') ? 'harm' : 'good';
  return (
    <section class="heist-caption" data-bar data-what={now.type}>
      {card !== undefined && <Turned card={card} view={board} words={words} names={names} />}
      {now.type === 'round-card-revealed' && board.roundCard !== undefined && (
        <RoundCard card={board.roundCard} words={words} />
      )}
      <div class="told" data-felt={felt} aria-hidden="true">
        <b class="sign">{titleOf(now, board, words)}</b>
        {now.type !== 'round-card-revealed' && (
          <p>
            {felt !== undefined
              ? toYou.map(({ sentence }) => sentence).join(' ')
              : now.type === 'event-started'
                ? words.things.events[now.event].rule
                : sentences.join(' ')}
          </p>
        )}
      </div>
      <div class="controls">
        {live !== undefined && (
          <>
            <button
              type="button"
              class="btn small ghost"
              aria-label={words.heist.back}
              title={words.heist.back}
              aria-disabled={live.back === undefined ? 'true' : undefined}
              onClick={() => live.back?.()}
            >
              <Icon of={previousButton} />
            </button>
            <button
              type="button"
              class="btn small ghost pause-heist"
              aria-label={live.isPaused ? words.heist.goOn : words.heist.pause}
              title={live.isPaused ? words.heist.goOn : words.heist.pause}
              onClick={() => live.setPaused(!live.isPaused)}
            >
              <Icon of={live.isPaused ? playButton : pauseButton} />
            </button>
          </>
        )}
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
    </section>
  );
}

const isOfRound = (event: Event): boolean =>
  ['event-started', 'event-idle', 'round-card-revealed', 'strongbox-placed', 'purse-lost', 'ransom-paid'].includes(
    event.type,
  );

function titleOf(event: Event, board: View, words: Words): string {
  switch (event.type) {
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
      {who === undefined ? <Whose view={view} seat={seat} names={names} /> : <Face bandit={who} size={28} />}
      <Card
        size="s"
        width="var(--turned)"
        face={withoutIndex(faceOf(action, words))}
        label={`${names(seat)}: ${words.things.actions[action].name}`}
      />
    </span>
  );
};
