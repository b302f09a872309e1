import type { ComponentChildren } from 'preact';
import { type Held, Hand as SharedHand } from '../../table/hand/hand.tsx';
import type { HandCard } from '../../table/hand/hand-cards.ts';
import { sharedWords } from '../../table/text/index.ts';
import { weaponFace } from './faces.tsx';
import { type Situation, standingOf } from './logic/choice.ts';
import { cardsIn } from './logic/offered.ts';
import type { Words } from './text/words.ts';
import type { Move, WeaponId } from './wire.ts';

type HandProps = {
  readonly situation: Situation;
  readonly shown: readonly HandCard<WeaponId>[];
  readonly chosen: ReadonlySet<number>;
  readonly sending: Move | undefined;
  readonly words: Words;
  readonly onPress: (key: number) => void;
  readonly onInspect: (key: number) => void;
  readonly children?: ComponentChildren;
};

/** The own hand: what may be played is lit, and the rest says why. */
export function Hand({ situation, shown, chosen, sending, words, onPress, onInspect, children }: HandProps) {
  const said = sharedWords(words.lang);
  const leaving = sending === undefined ? [] : [...cardsIn(sending)];
  const cards = shown.map(({ key, card }, i): Held => {
    const face = weaponFace(card, words);
    const name = words.weapon(card);
    const isChosen = chosen.has(key);
    const isSent = isChosen && leaving.includes(card);
    if (isSent) leaving.splice(leaving.indexOf(card), 1);
    const standing = standingOf(situation, card);
    const state = isSent ? 'sent' : isChosen ? 'selected' : standing.type;
    return {
      key,
      face,
      id: card,
      state,
      label:
        standing.type === 'off' && !isChosen
          ? said.cardOff(name, words.shorts[standing.why])
          : said.card(name, state === 'off' ? 'idle' : state, i + 1, shown.length),
      why: standing.type === 'off' ? words.shorts[standing.why] : undefined,
    };
  });
  return (
    <SharedHand label={words.regions.hand} cards={cards} onPress={onPress} onInspect={onInspect}>
      {children}
    </SharedHand>
  );
}
