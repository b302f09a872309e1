import { piecesOf } from './search.ts';

/** A text with its bold words, and what was searched for marked. */
export const RichText = ({ text, terms }: { readonly text: string; readonly terms: readonly string[] }) => (
  <>
    {piecesOf(text, terms).map(({ text: part, isBold, isHit }, i) => {
      const inner = isHit ? <mark>{part}</mark> : part;
      return isBold ? <b key={`${i}`}>{inner}</b> : <span key={`${i}`}>{inner}</span>;
    })}
  </>
);
