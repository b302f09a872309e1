import './hand.css';
import { printOf } from '@saloon/bang-duel/text';
import { type Held, Hand as SharedHand } from '../../table/hand/hand.tsx';
import { type HandCard, ribbonOver } from '../../table/hand/hand-cards.ts';
import type { Drop } from '../../table/hand/use-drag.ts';
import { sharedWords } from '../../table/text/index.ts';
import { faceOf } from './faces.tsx';
import { countsAs } from './logic/counts.ts';
import { type Draft, type Narrowed, NO_DRAFT, narrow } from './logic/narrow.ts';
import { charactersOf, own, type Situation } from './logic/situation.ts';
import { whyNot } from './logic/why.ts';
import type { Words } from './text/words.ts';
import type { CardId } from './wire.ts';

type HandProps = {
  readonly situation: Situation;
  /** The hand as it lies before its owner. */
  readonly shown: readonly HandCard<CardId>[];
  readonly draft: Draft;
  readonly narrowed: Narrowed;
  readonly words: Words;
  readonly isSending: boolean;
  readonly onPress: (key: number) => void;
  readonly onInspect: (key: number) => void;
  readonly onDrop: (key: number, drop: Drop) => void;
};

/**
 * The player's hand: cards that answer the question are lit, including substitutes; others say why they can't be
 * played.
 */
export function Hand({ situation, shown, draft, narrowed, words, isSending, ...does }: HandProps) {
  const said = sharedWords(words.lang);
  const first = narrow(situation, NO_DRAFT);
  const cards = shown.map(({ key, card }, i): Held => {
    const face = faceOf(card, words);
    const at = draft.picks.findIndex((pick) => pick.key === key);
    const isPicked = at >= 0;
    const isNext = narrowed.lit.has(`hand ${card}`);
    const canBegin = first.lit.has(`hand ${card}`);
    const why = isNext || canBegin || situation.moves.length === 0 ? undefined : whyNot(situation, card);
    const state = isPicked ? (isSending ? 'sent' : 'selected') : isNext ? 'can' : why === undefined ? 'idle' : 'off';
    const counts = countsAs(situation, first, draft, card, at);
    return {
      key,
      face,
      id: card,
      state,
      as: (state === 'can' || isPicked) && counts !== undefined ? words.counts[counts] : undefined,
      why: why === undefined ? undefined : words.whys[why].short,
      isDim: why !== undefined,
      label:
        why === undefined
          ? `${said.card(face.name, state === 'off' ? 'idle' : state, i + 1, shown.length)}, ${words.labels.symbols[printOf(card).symbol]}`
          : said.cardOff(face.name, words.whys[why].short),
    };
  });
  const whys = new Set(cards.flatMap(({ why }) => why ?? []));
  // A chosen card rises to where the reason would stand.
  const why = whys.size === 1 && draft.picks.length === 0 ? [...whys][0] : undefined;
  const whyOver = ribbonOver(cards.map((card) => card.why !== undefined));
  // Before the deal the hand's room tells what the plates of a small screen are too small for.
  const player = own(situation);
  const isSetup = situation.view.asked?.decision.startsWith('setup') === true;
  const empty =
    !isSetup || player === undefined
      ? undefined
      : charactersOf(player)
          .map(({ id }) => words.labels.characters[id])
          .map(({ name, rule }) => `${name}: ${rule}`)
          .join(' ');
  return <SharedHand label={words.regions.hand} cards={cards} why={why} whyOver={whyOver} empty={empty} {...does} />;
}
