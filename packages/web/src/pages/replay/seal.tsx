import { useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { Icon } from '../../kit/icon.tsx';
import { checkMark } from '../../kit/icons/check-mark.ts';
import { Sheet } from '../../kit/sheet.tsx';
import type { Lack } from './logic/lacks.ts';
import { replayWords } from './text/index.ts';

type Props = {
  readonly seedHash: string;
  readonly shownBefore: string | undefined;
  /** What cannot be shown, because the recording does not have it. */
  readonly lacks: readonly Lack[];
};

/** The seal: the moves were checked, and the seed is the one whose hash was shown before the deal. */
export function FairSeal({ seedHash, shownBefore, lacks }: Props) {
  const [isOpen, setOpen] = useState(false);
  const words = replayWords();
  const isFair = shownBefore === undefined ? undefined : shownBefore === seedHash;
  const title = isFair === undefined ? words.checked : isFair ? words.fair : words.unfair;
  const hint =
    isFair === undefined ? words.checkedHint(seedHash) : isFair ? words.fairHint(seedHash) : words.unfairHint;
  return (
    <>
      <button type="button" class={isFair === false ? 'seal bad' : 'seal'} onClick={() => setOpen(true)}>
        <Icon of={checkMark} />
        <span>{title}</span>
      </button>
      {isOpen && (
        <Sheet
          title={title}
          onClose={() => setOpen(false)}
          footer={
            <button type="button" class="btn" onClick={() => setOpen(false)}>
              {t().close}
            </button>
          }
        >
          <p class="seal-hint">{hint}</p>
          <ul class="seal-lacks">
            {lacks.map((lack) => (
              <li key={lack}>{words.lacks[lack]}</li>
            ))}
            <li>{words.noTalk}</li>
          </ul>
        </Sheet>
      )}
    </>
  );
}
