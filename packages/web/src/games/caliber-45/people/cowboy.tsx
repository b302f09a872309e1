import './cowboy.css';
import { Back, Card, type CardSize } from '../../../kit/cards/card.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { eye, tombstone } from '../../../kit/icons/tables.ts';
import { cowboyFace } from '../faces.tsx';
import type { Words } from '../text/words.ts';
import type { CowboyView } from '../wire.ts';

type CowboyProps = {
  readonly of: CowboyView | undefined;
  readonly words: Words;
  readonly size: CardSize;
  readonly width?: string;
  /** Face down, but you know who it is: your own, or one that everybody has seen. */
  readonly isYours?: boolean;
  readonly place?: string;
};

/** A player's cowboy: face up, known though face down, a back, or nobody; with the bail tokens on top. */
export function Cowboy({ of: cowboy, words, size, width, isYours = false, place }: CowboyProps) {
  const shared = { size, ...(width === undefined ? {} : { width }), ...(place === undefined ? {} : { place }) };
  if (cowboy === undefined) {
    return (
      <span class="cowboy-card none" role="img" aria-label={words.noCowboy} data-place={place}>
        <Icon of={tombstone} />
      </span>
    );
  }
  const { card, bail, isFaceUp } = cowboy;
  return (
    <span class={`cowboy-card ${isFaceUp ? 'up' : card === 'face-down' ? 'back' : 'known'}`}>
      {card === 'face-down' ? (
        <Back {...shared} kind="cow" label={words.hiddenCowboy} />
      ) : (
        <Card {...shared} face={cowboyFace(card, words)} />
      )}
      {card !== 'face-down' && !isFaceUp && (
        <span class="eye" title={isYours ? words.onlyYouSee : words.seen}>
          <Icon of={eye} />
          <span class="sr">{isYours ? words.onlyYouSee : words.seen}</span>
        </span>
      )}
      {bail > 0 && <Tokens n={bail} label={words.bail(bail)} />}
    </span>
  );
}

/** Bail tokens, as brass coins. */
const Tokens = ({ n, label }: { readonly n: number; readonly label: string }) => (
  <span class="bail-tokens" role="img" aria-label={label}>
    {Array.from({ length: n }, (_, i) => (
      <i key={i} />
    ))}
  </span>
);
