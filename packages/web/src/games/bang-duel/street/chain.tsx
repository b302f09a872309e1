import './chain.css';
import type { ComponentChildren } from 'preact';
import { Sheet } from '../../../kit/sheet.tsx';
import { type ChainRow, rowsOf, sideOf } from '../logic/chain.ts';
import { SideMark } from '../people/side-mark.tsx';
import type { Told, Words } from '../text/words.ts';
import type { ChainLink } from '../wire.ts';

type LineProps = { readonly mark: ComponentChildren; readonly told: Told; readonly isLast: boolean };

export const ChainLine = ({ mark, told, isLast }: LineProps) => (
  <li class={told.tone} aria-current={isLast ? 'step' : undefined}>
    {mark}
    <span class="told">{told.text}</span>
  </li>
);

type RowsProps = { readonly rows: readonly ChainRow[]; readonly words: Words };

/** The links from top to bottom, each with the mark of its side; the last is what happens now. */
const ChainRows = ({ rows, words }: RowsProps) => (
  <>
    {rows.map((row, i) => (
      <ChainLine
        key={`${i}`}
        mark={<SideMark side={sideOf(row)} />}
        told={words.chain.link(row)}
        isLast={i === rows.length - 1}
      />
    ))}
  </>
);

/** So many lines a phone has room for. */
const MOST_IN_SIGHT = 3;

type ChainProps = { readonly chain: readonly ChainLink[]; readonly words: Words; readonly onOpen: () => void };

/** The reaction chain: what has happened since the last action began. Its end is in sight; all of it is a press away. */
export function Chain({ chain, words, onOpen }: ChainProps) {
  const rows = rowsOf(chain);
  if (rows.length === 0) return null;
  return (
    <section class="reaction-chain" aria-label={words.regions.chain} data-more={rows.length > MOST_IN_SIGHT}>
      {/* Scrolls from its end: the last step stays in sight whatever the size. */}
      <div class="steps">
        <ol>
          <ChainRows rows={rows} words={words} />
        </ol>
      </div>
      {rows.length > MOST_IN_SIGHT && (
        <button type="button" class="all" onClick={onOpen}>
          <span>{words.chain.all(rows.length)}</span>
          <b aria-hidden="true">+{rows.length - MOST_IN_SIGHT}</b>
        </button>
      )}
    </section>
  );
}

type ChainSheetProps = { readonly chain: readonly ChainLink[]; readonly words: Words; readonly onClose: () => void };

export const ChainSheet = ({ chain, words, onClose }: ChainSheetProps) => (
  <Sheet title={words.chain.title} onClose={onClose}>
    <ol class="whole-chain">
      <ChainRows rows={rowsOf(chain)} words={words} />
    </ol>
  </Sheet>
);
