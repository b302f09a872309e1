import '../../table/stage/shared.css';
import './tokens.css';
import './scene.css';
import { useMemo, useRef } from 'preact/hooks';
import type { GameTableProps } from '../../core/games/contract.ts';
import type { Face } from '../../kit/cards/card.tsx';
import { useHotkeys } from '../../kit/hotkeys.ts';
import { useCutState } from '../../kit/motion/cut.ts';
import { type Confirm, useConfirm } from '../../table/ask/use-confirm.ts';
import { useWhy } from '../../table/ask/use-why.ts';
import { heldInFocus } from '../../table/hand/hand.tsx';
import { useHandOrder } from '../../table/hand/use-hand-order.ts';
import { BoardText } from '../../table/stage/board-text.tsx';
import { Inspect } from '../../table/stage/inspect.tsx';
import { useLayout } from '../../table/stage/use-layout.ts';
import { pacedNow } from '../../table/story/paced.ts';
import { sharedWords } from '../../table/text/index.ts';
import { Ask } from './ask.tsx';
import type { Over } from './board.ts';
import { characterFaceOf, faceOf, nameFace } from './faces.tsx';
import { Hand } from './hand.tsx';
import { answersFor } from './logic/answers.ts';
import { rowsOf } from './logic/chain.ts';
import { narrow } from './logic/narrow.ts';
import { promptFor } from './logic/prompt.ts';
import { momentOf, own } from './logic/situation.ts';
import type { Why } from './logic/why.ts';
import { laidInFocus } from './middle.tsx';
import { pressingFor } from './pressing.ts';
import { AutoSheet, DiscardSheet, PlayerSheet } from './sheets.tsx';
import { ChainSheet } from './street/chain.tsx';
import { lastDeed } from './street/last-deed.tsx';
import { beatsOf } from './street/moment.tsx';
import { Street } from './street/street.tsx';
import { wordsIn } from './text/index.ts';
import { useAuto } from './use-auto.ts';
import { useDraft } from './use-draft.ts';
import { useFlights } from './use-flights.ts';
import type { CardId, CardName, CharacterId, Event, Move, View } from './wire.ts';

export type Props = GameTableProps<View, Move, Event>;
/** The table of The Duel: the street, the question with its answers, the hand. */
export function Scene(props: Props) {
  const { view, you, names, send, sending, settings } = props;
  const words = wordsIn(props.lang);
  const shared = sharedWords(props.lang);
  const moves = props.closed === undefined ? props.offer.moves : NO_MOVES;
  const situation = useMemo(() => ({ view, moves, you: you.seat }), [view, moves, you.seat]);
  const root = useRef<HTMLDivElement>(null);
  useLayout(root);
  const drafting = useDraft(situation);
  const { draft } = drafting;
  const narrowed = useMemo(() => narrow(situation, draft), [situation, draft]);
  const motion = useFlights(root, props, drafting.hand);
  const moments = pacedNow(props.story, beatsOf);
  const [why, refuse] = useWhy<Why>([view, draft]);
  const wanted = useConfirm(settings.confirmsMoves, `${momentOf(view)} ${draft.picks.length} ${draft.way}`, shared);
  const shown = useHandOrder(drafting.hand, shared);
  const [over, setOver] = useCutState<Over | undefined>(undefined);
  const pilot = useAuto(situation, (move) => void send(move));
  // After a first press the player is present: automatic answers wait for the second press.
  const confirm: Confirm = {
    ...wanted,
    press: (id, label, act) => {
      pilot.stop();
      wanted.press(id, label, act);
    },
  };
  const answers = answersFor(situation, draft);

  const pressing = pressingFor({
    situation,
    drafting,
    narrowed,
    answers,
    confirm,
    pilot,
    words,
    refuse,
    confirms: settings.confirmsMoves,
    send: (move) => {
      moments.skip();
      void send(move);
    },
  });
  const look = (what: CardId | CardName | CharacterId) => setOver({ type: 'card', face: lookAt(what, words) });
  const inspect = (key: number | undefined) => {
    const card = drafting.hand.find((one) => one.key === key)?.card;
    if (card !== undefined) look(card);
  };
  useHotkeys({
    i: () => {
      const laid = laidInFocus(view.asked?.cards ?? []);
      if (laid === undefined) inspect(heldInFocus());
      else look(laid);
    },
  });
  const onBack = () => {
    if (drafting.back()) return;
    moments.skip();
    motion.skip();
  };
  const close = () => setOver(undefined);
  const isAsked = you.seat !== undefined && view.asked?.seats.includes(you.seat) === true;
  const isWaiting = !isAsked && view.phase !== 'setup' && view.ending === undefined;
  const self = own(situation);
  const lookedAt = over?.type === 'player' ? view.players[over.seat] : undefined;
  return (
    <div
      ref={root}
      class="table-scene bang-duel"
      data-phase={view.phase}
      data-decision={view.asked?.decision}
      data-seated={you.seat === undefined ? 'no' : 'yes'}
      data-hand={self === undefined ? 'no' : 'yes'}
      data-chain={rowsOf(view.chain).length}
    >
      <div class="table-areas">
        <Street
          view={view}
          words={words}
          names={names}
          moments={moments}
          board={pressing.board}
          you={you.seat}
          deed={isWaiting ? lastDeed(props.events.value, props.tell) : undefined}
          isAuto={Object.values(pilot.auto).includes(true)}
          onLook={look}
          onOver={setOver}
        />
        <Ask
          words={words}
          answers={answers}
          why={why}
          confirm={confirm}
          pilot={pilot}
          onBack={onBack}
          prompt={promptFor(situation, draft, narrowed)}
          table={props}
          onAnswer={({ act }) => pressing.act(act)}
        />
        {self !== undefined && (
          <Hand
            situation={situation}
            shown={shown}
            draft={draft}
            narrowed={narrowed}
            words={words}
            isSending={sending !== undefined}
            onPress={pressing.card}
            onInspect={inspect}
            onDrop={pressing.drop}
          />
        )}
        <BoardText label={words.regions.board} lines={words.board(view, names, you.seat)} />
      </div>
      {over?.type === 'card' && <Inspect face={over.face} table={props} onClose={close} />}
      {over?.type === 'discard' && <DiscardSheet discard={view.discard} words={words} onClose={close} />}
      {over?.type === 'chain' && <ChainSheet chain={view.chain} words={words} onClose={close} />}
      {lookedAt !== undefined && (
        <PlayerSheet
          player={lookedAt}
          name={`${words.sideTitle(lookedAt.side)} · ${names(lookedAt.seat)}`}
          words={words}
          onClose={close}
        />
      )}
      {over?.type === 'auto' && <AutoSheet words={words} auto={pilot.auto} onAuto={pilot.set} onClose={close} />}
    </div>
  );
}

const NO_MOVES: readonly Move[] = [];

function lookAt(what: CardId | CardName | CharacterId, words: ReturnType<typeof wordsIn>): Face {
  if (isCharacter(what, words)) return characterFaceOf(what, words);
  return what.includes(':') ? faceOf(what as CardId, words) : nameFace(what as CardName, words);
}
const isCharacter = (what: string, { labels }: ReturnType<typeof wordsIn>): what is CharacterId =>
  Object.hasOwn(labels.characters, what);
