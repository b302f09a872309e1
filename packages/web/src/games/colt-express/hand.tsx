import { type Held, Hand as SharedHand } from '../../table/hand/hand.tsx';
import type { HandCard } from '../../table/hand/hand-cards.ts';
import type { Drop } from '../../table/hand/use-drag.ts';
import { sharedWords } from '../../table/text/index.ts';
import { faceOf } from './faces.tsx';
import { cardOf, type Kind } from './logic/kinds.ts';
import { standingOf } from './logic/pick.ts';
import type { Situation } from './logic/situation.ts';
import type { Words } from './text/words.ts';

type HandProps = {
  readonly situation: Situation;
  /** The hand as it lies before its owner. */
  readonly shown: readonly HandCard<Kind>[];
  readonly picked: readonly HandCard<Kind>[];
  readonly words: Words;
  readonly isSending: boolean;
  readonly onPress: (key: number) => void;
  readonly onInspect: (key: number) => void;
  readonly onDrop: (key: number, drop: Drop) => void;
};

/** The own hand: what may be played is lit; bullets stand grey and say why. */
export function Hand({ situation, shown, picked, words, isSending, ...does }: HandProps) {
  const said = sharedWords(words.lang);
  const kinds = picked.map(({ card }) => card);
  const { phase } = situation.view;
  const cards = shown.map(({ key, card }, i): Held => {
    const face = faceOf(card, words);
    const at = picked.findIndex((one) => one.key === key);
    const standing = standingOf(situation, kinds, card);
    const isPicked = at >= 0;
    const state = isPicked ? (isSending ? 'sent' : 'selected') : standing.type === 'can' ? 'can' : standing.type;
    const name = words.card(card);
    const as = isPicked
      ? phase === 'keeping'
        ? words.own.kept
        : picked.length > 1
          ? at === 0
            ? words.own.first
            : words.own.second
          : undefined
      : standing.type === 'can' && standing.as === 'bonus'
        ? words.own.second
        : undefined;
    return {
      key,
      face,
      id: card.split(':')[0] ?? '',
      state,
      as,
      isDim: standing.type === 'off',
      class: 'bullet' in cardOf(card) ? 'shot' : '',
      label:
        standing.type === 'off'
          ? said.cardOff(name, words.whys[standing.why].short)
          : said.card(name, state === 'off' ? 'idle' : state, i + 1, shown.length),
    };
  });
  const hasBullets = cards.some(({ state }) => state === 'off');
  return (
    <SharedHand
      label={phase === 'taking' ? words.own.pick : words.regions.hand}
      cards={cards}
      why={hasBullets ? words.whys[phase === 'keeping' ? 'bullet-kept' : 'bullet'].short : undefined}
      {...does}
    />
  );
}
