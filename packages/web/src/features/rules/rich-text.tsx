import { piecesOf } from './search.ts';

/** Text with bold words and highlighted search hits. */
export const RichText = ({ text, terms }: { readonly text: string; readonly terms: readonly string[] }) => (
  <>
    {piecesOf(text, terms).map(({ text: part, isBold, isHit }, i) => {
      const inner = isHit ? <mark>{part}</mark> : part;
      return isBold ? <b key={`${i}`}>{inner}</b> : <span key={`${i}`}>{inner}</span>;
    })}
  </>
);
