import './scene.css';
import './cloth.css';
import './showdown.css';
import type { Seat } from '@saloon/kernel';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Card } from '../../kit/card.tsx';
import { useHotkeys } from '../../kit/hotkeys.ts';
import { Sheet } from '../../kit/sheet.tsx';
import { play } from '../../kit/sound.ts';
import type { GameTableProps } from '../contract.ts';
import { Ask } from './ask.tsx';
import { BoardText } from './board-text.tsx';
import { faceOf } from './faces.tsx';
import { Deck, Helpers } from './felt.tsx';
import { Gun } from './gun.tsx';
import { Hand } from './hand.tsx';
import { Law } from './law.tsx';
import { type Answer, answersFor } from './logic/answers.ts';
import { eventMoves, findMove, offers } from './logic/offered.ts';
import { promptFor } from './logic/prompt.ts';
import type { Why } from './logic/why.ts';
import { Opponents } from './opponents.tsx';
import { DuelCards, RaceLayer } from './race-layer.tsx';
import { Ring } from './ring.tsx';
import { Seal, Sealers } from './seal.tsx';
import { Showdown } from './showdown.tsx';
import { Taken } from './taken.tsx';
import { wordsIn } from './text/index.ts';
import { useDraft } from './use-draft.ts';
import { useFlights } from './use-flights.ts';
import { useRace } from './use-race.ts';
import type { CardId, Event, Move, View } from './wire.ts';

export type Props = GameTableProps<View, Move, Event>;

/** The table of the Wright Brothers: opponents, cloth, revolver, question, hand. */
export function Scene(props: Props) {
  const { view, you, names, send, sending, settings } = props;
  const words = wordsIn(props.lang);
  const moves = props.closed === undefined ? props.offer.moves : NO_MOVES;
  const situation = useMemo(() => ({ view, moves, you: you.seat }), [view, moves, you.seat]);
  const root = useRef<HTMLDivElement>(null);
  const drafting = useDraft(situation);
  const { draft } = drafting;
  const racing = useRace(props);
  useFlights(root, props, drafting.hand);
  const [why, setWhy] = useState<Why | undefined>();
  const [seen, inspect] = useState<CardId | undefined>();
  useEffect(() => setWhy(undefined), [view, draft]);

  const answers = answersFor(situation, draft);
  const prompt = promptFor(situation, draft);
  const told = useMemo(() => props.events.value.flatMap((batch) => batch.events), [props.events.value]);
  const inDivision = view.division !== undefined;
  const wasInDivision = useRef(inDivision).current;

  function refuse(reason: Why): void {
    setWhy(reason);
    play('nope');
  }
  function answer({ act, why: reason }: Answer): void {
    if (act === undefined) return refuse(reason);
    if (act.type === 'step') return drafting.setIntent(act.intent);
    drafting.send();
    void send(act.move).then(({ ok }) => {
      if (ok) drafting.clear();
    });
  }
  const press = (key: number) => {
    const reason = drafting.toggle(key);
    if (reason !== undefined) refuse(reason);
    else play('slide');
  };
  const aimed = draft.intent?.type === 'aim' ? eventMoves(moves, draft.intent.card) : [];
  const targets = aimed.flatMap(({ target }) => (target === undefined ? [] : [target]));
  const aimAt = (seat: Seat) => {
    const move = aimed.find(({ target }) => target === seat);
    if (move !== undefined) answer({ saying: { type: 'target', seat }, look: 'can', act: { type: 'send', move } });
  };
  const load = findMove(moves, 'load', draft.chosen);
  const main = answers.find(({ look }) => look === 'main') ?? (answers.length === 1 ? answers[0] : undefined);

  useHotkeys({
    escape: () => drafting.back(),
    enter: (event) => pressEnter(event, () => main !== undefined && answer(main)),
    i: () => inspect(cardInFocus(drafting.hand)),
    ...Object.fromEntries(answers.map((one, i) => [String(i + 1), () => answer(one)])),
  });

  const signal = racing.isOpen
    ? view.phase === 'duel'
      ? 'duel'
      : 'on'
    : racing.ring === 'sent' || racing.ring === 'down'
      ? 'down'
      : 'none';
  const common = { view, words, names, you: you.seat };
  return (
    <div
      ref={root}
      class="wb"
      data-signal={signal}
      data-phase={view.phase}
      data-seated={you.seat === undefined ? 'no' : 'yes'}
      data-division={inDivision ? 'yes' : 'no'}
      data-players={view.players.length}
    >
      <div class="wb-in">
        <Opponents {...common} targets={targets} onTarget={aimAt} />
        <div
          class="wb-cloth"
          onPointerDown={(event) => {
            if (racing.isOpen && event.button === 0) racing.press(event.timeStamp);
          }}
        >
          <RaceLayer {...common} ring={racing.ring} />
          <Law view={view} words={words} />
          <section class="wb-felt" aria-label={words.regions.cloth} data-region="cloth">
            <Deck view={view} words={words} />
            <Helpers {...common} />
            <Ring {...{ view, words, racing }} />
            <DuelCards {...common} />
            <Taken {...{ view, words, names }} />
            <p class="hint">{view.phase === 'duel' && racing.isOpen ? words.duelHint : words.ring[racing.ring].hint}</p>
            {view.phase === 'sealed' && <Sealers {...{ view, words, names }} />}
          </section>
          {you.seat !== undefined &&
            (view.phase === 'sealed' ? (
              <Seal {...{ view, words, names, drafting }} isOpen={offers(moves, 'sealed-choice')} />
            ) : (
              <Gun
                {...{ view, words }}
                you={you.seat}
                loadLabel={words.answer({ type: 'load', count: draft.chosen.length }, names)}
                onLoad={
                  load === undefined
                    ? undefined
                    : () =>
                        answer({
                          saying: { type: 'load', count: draft.chosen.length },
                          look: 'can',
                          act: { type: 'send', move: load },
                        })
                }
              />
            ))}
        </div>
        {inDivision && (
          <Showdown
            {...common}
            events={told}
            isStill={settings.isMotionReduced}
            isOld={wasInDivision && view.phase !== 'miss-choice'}
            key={view.round}
          />
        )}
        <Ask {...{ words, prompt, answers, why }} table={props} onAnswer={answer} />
        {you.seat !== undefined && !inDivision && (
          <Hand
            {...{ situation, drafting, words }}
            sending={sending?.move}
            taken={view.active === you.seat ? (view.taking?.taken ?? []) : []}
            onPress={press}
            onInspect={inspect}
          />
        )}
        <BoardText {...common} />
      </div>
      {seen !== undefined && (
        <Sheet title={words.cards[seen].name} onClose={() => inspect(undefined)}>
          <div class="wb-look">
            <Card size="xl" face={faceOf(seen, words)} />
          </div>
        </Sheet>
      )}
    </div>
  );
}

const NO_MOVES: readonly Move[] = [];

/** Enter on a card chooses it and, once chosen, sends; on any other control it presses that; anywhere else it sends. */
function pressEnter(event: KeyboardEvent, sendMain: () => void): void {
  const focused = event.target instanceof Element ? event.target.closest('button, a') : null;
  if (!(focused instanceof HTMLElement)) return sendMain();
  const isChosen = focused.matches('.wb-hand .card') && focused.getAttribute('aria-pressed') === 'true';
  if (isChosen) sendMain();
  else focused.click();
}

function cardInFocus(hand: readonly { readonly key: number; readonly card: CardId }[]): CardId | undefined {
  const place = document.activeElement?.getAttribute('data-place');
  return hand.find(({ key }) => place === `hand-${key}`)?.card ?? undefined;
}
