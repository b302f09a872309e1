import './chain.css';
import { Icon } from '../../kit/icon.tsx';
import { cardPlay } from '../../kit/icons/card-play.ts';
import { checkMark } from '../../kit/icons/check-mark.ts';
import { dodging } from '../../kit/icons/dodging.ts';
import { heavyBullets } from '../../kit/icons/heavy-bullets.ts';
import { linkedRings } from '../../kit/icons/linked-rings.ts';
import { person } from '../../kit/icons/person.ts';
import { targeted } from '../../kit/icons/targeted.ts';
import { tombstone } from '../../kit/icons/tombstone.ts';
import { Sheet } from '../../kit/sheet.tsx';
import { type ChainRow, rowsOf } from './logic/chain.ts';
import type { Told, Words } from './text/words.ts';
import type { ChainLink } from './wire.ts';

const ICONS: Readonly<Record<ChainRow['type'], string>> = {
  start: cardPlay,
  card: cardPlay,
  ability: person,
  token: linkedRings,
  hit: targeted,
  shot: targeted,
  reveal: cardPlay,
  cancelled: dodging,
  taken: heavyBullets,
  gave: cardPlay,
  lost: heavyBullets,
  effect: linkedRings,
  death: tombstone,
};

type LineProps = { readonly icon: string; readonly told: Told; readonly isLast: boolean };

export const ChainLine = ({ icon, told, isLast }: LineProps) => (
  <li class={told.tone} aria-current={isLast ? 'step' : undefined}>
    <Icon of={icon} />
    <span>{told.text}</span>
  </li>
);

export const chainIcon = (row: ChainRow): string =>
  row.type === 'reveal' && row.isMatch ? checkMark : ICONS[row.type];

type RowsProps = { readonly rows: readonly ChainRow[]; readonly words: Words };

/** The links from top to bottom, each with its sign; the last is what happens now. */
const ChainRows = ({ rows, words }: RowsProps) => (
  <>
    {rows.map((row, i) => (
      <ChainLine key={`${i}`} icon={chainIcon(row)} told={words.chain.link(row)} isLast={i === rows.length - 1} />
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
