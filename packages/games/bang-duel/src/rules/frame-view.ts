import type { Viewer } from '@saloon/kernel';
import type { FrameView, HitView } from '../wire/view-types.ts';
import { type Face, faceDown, idOf } from './card-ids.ts';
import { CARD_NAMES, type CardName } from './data.ts';
import { TRIED_BARREL, TRIED_KID } from './frames/hit.ts';
import { kindOfHeld } from './hand.ts';
import { characterId, type Frame, NOBODY } from './state.ts';

export const frameView = (frame: Frame, viewer: Viewer): FrameView => ({
  type: frame.type,
  seat: frame.by,
  character: characterOf(frame),
  card: cardOf(frame),
  hit: hitView(frame),
  cards: cardsOf(frame, viewer),
  targets:
    frame.type === 'shots' || frame.type === 'indians'
      ? frame.list.slice(Math.max(0, frame.n - 1)).map(characterId)
      : [],
});

/** Whom the frame is about: its target, or its subject. */
export function characterOf(frame: Frame): FrameView['character'] {
  const char = frame.focus === NOBODY ? frame.subject : frame.focus;
  return char === NOBODY ? undefined : characterId(char);
}

const CARD_OF: Readonly<Partial<Record<Frame['type'], CardName>>> = {
  'start-dynamite': 'dynamite',
  'start-rattlesnake': 'rattlesnake',
  indians: 'indians',
  duel: 'duel',
  store: 'general-store',
  wagon: 'wagon',
};
export const cardOf = (frame: Frame): CardName | undefined =>
  frame.src === undefined ? CARD_OF[frame.type] : CARD_NAMES[frame.src.name];

/** Cards the frame holds (BD-DECK-6): laid out or revealed for all to see, drawn aside for their owner alone. */
export function cardsOf(frame: Frame, viewer: Viewer): readonly Face[] {
  switch (frame.type) {
    case 'store':
    case 'reveal':
      return frame.list.map(idOf);
    case 'wagon':
    case 'sundance':
      return frame.list
        .map((held) => idOf(kindOfHeld(held)))
        .map((card) => (frame.by === viewer ? card : faceDown(card)));
    default:
      return [];
  }
}

export function hitView(frame: Frame): HitView | undefined {
  const { src } = frame;
  if (frame.type !== 'hit' || src === undefined) return undefined;
  return {
    seat: src.owner,
    shooter: characterId(src.shooter),
    target: characterId(frame.focus),
    origin: src.origin,
    card: CARD_NAMES[src.name],
    needsSurcharge: src.needsSurcharge,
    anyCardDodges: src.anyCardDodges,
    hasOnMiss: src.hasOnMiss,
    triedBarrel: (frame.n & TRIED_BARREL) !== 0,
    triedKid: (frame.n & TRIED_KID) !== 0,
  };
}
