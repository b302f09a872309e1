import './away.css';
import { useMemo, useState } from 'preact/hooks';
import { t } from '../../core/i18n/index.ts';
import { Strip } from '../../table/frame/strip.tsx';
import type { AwayProps } from './away-props.ts';
import { AwaySheet } from './away-sheet.tsx';
import { linesOf } from './lines.ts';
import { awayWords } from './text/index.ts';

/** How many things happened while this person was away, the first that hit them, and the way to all of it. */
export function AwayBar(props: AwayProps) {
  const { store, tell, table } = props;
  const [isOpen, setOpen] = useState(false);
  const missed = store.missed.value;
  const you = store.state.value?.you.seat;
  const lines = useMemo(() => {
    const teller = { tell, past: table.past, you };
    return linesOf(missed?.events ?? [], undefined, teller);
  }, [missed, tell, you, table]);
  if (missed === undefined || lines.length === 0) return null;
  const said = awayWords();
  const hit = lines.find(({ isHit }) => isHit);
  const close = () => {
    setOpen(false);
    store.clearMissed();
  };
  return (
    <>
      <Strip kind="reminder" class="calm away-bar">
        <span>
          {missed.isAll ? t().table.missed(lines.length) : said.much}
          {hit !== undefined && <b> {hit.text}</b>}
        </span>
        <button type="button" class="btn small" onClick={() => setOpen(true)}>
          {t().table.showMe}
        </button>
        <button type="button" class="btn small" onClick={close}>
          {t().table.dismiss}
        </button>
      </Strip>
      {isOpen && <AwaySheet {...props} missed={missed} onClose={close} />}
    </>
  );
}
