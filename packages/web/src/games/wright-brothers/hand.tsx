import { type Held, Hand as SharedHand } from '../../table/hand/hand.tsx';
import type { HandCard } from '../../table/hand/hand-cards.ts';
import type { Drop } from '../../table/hand/use-drag.ts';
import { sharedWords } from '../../table/text/index.ts';
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
  /** The hand in the order its owner has chosen. */
  readonly shown: readonly HandCard<CardId>[];
  readonly words: Words;
  readonly sending: Move | undefined;
  /** The cards that came with a Switch. */
  readonly taken: readonly CardId[];
  readonly onPress: (key: number) => void;
  readonly onInspect: (key: number) => void;
  readonly onDrop: (key: number, drop: Drop) => void;
};

/** The player's own hand: cards that can be thrown are lit, those that can only be loaded are dimmed, the others say why not. */
export function Hand({ situation, drafting, shown, words, sending, taken, ...does }: HandProps) {
  const { chosen, quick, draft } = drafting;
  const said = sharedWords(words.lang);
  const isSealed = offers(situation.moves, 'sealed-choice');
  const leaving = [...(sending === undefined ? [] : cardsIn(sending))];
  const came = [...taken];
  const asides: Why[] = [];
  const cards = shown.map(({ key, card }, i): Held => {
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
    return {
      key,
      face,
      id: card,
      state: isPlain && state === 'can' ? 'idle' : state,
      label:
        standing?.type === 'off'
          ? said.cardOff(face.name, words.whys[standing.why].short)
          : said.card(face.name, state === 'off' ? 'idle' : state, i + 1, shown.length),
      isDim: standing?.type === 'off' || standing?.type === 'aside',
      class: `${standing?.type === 'aside' ? 'aside' : ''} ${cameAt >= 0 ? 'came' : ''}`,
      as: isQuick
        ? words.seal.asQuick
        : isSealed && isChosen
          ? words.seal.asLoad
          : cameAt >= 0
            ? words.taken
            : undefined,
    };
  });
  const own = situation.you === undefined ? undefined : situation.view.players[situation.you];
  const aside = draft.intent === undefined ? asides[0] : undefined;
  return (
    <SharedHand
      label={words.regions.hand}
      cards={cards}
      empty={own === undefined ? undefined : words.emptyHand(own.limit)}
      why={aside === undefined ? undefined : words.whys[aside].short}
      {...does}
    />
  );
}
