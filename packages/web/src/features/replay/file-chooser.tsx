import { useState } from 'preact/hooks';
import { t } from '../../core/i18n/index.ts';
import { Icon } from '../../kit/icon.tsx';
import { TopBar } from '../../shell/top-bar.tsx';
import { openFolder } from './icons.ts';
import { replayWords } from './text/index.ts';

type Props = {
  /** Why the last file could not be shown. */
  readonly trouble: string | undefined;
  readonly onFile: (file: File) => void;
  /** Present where a retry may help. */
  readonly onAgain?: (() => void) | undefined;
};

/** Lets the reader choose or drop a recording, and shows the error of the last one. */
export function FileChooser({ trouble, onFile, onAgain }: Props) {
  const [isOver, setOver] = useState(false);
  const words = replayWords();
  const take = (files: FileList | null | undefined) => {
    const file = files?.[0];
    if (file !== undefined) onFile(file);
  };
  return (
    <div class="replay-choose with-tabs">
      <TopBar />
      <main id="main" tabIndex={-1}>
        {trouble !== undefined && (
          <div class="trouble paper" role="alert">
            <p>{trouble}</p>
            {onAgain !== undefined && (
              <button type="button" class="btn pap small" onClick={onAgain}>
                {words.again}
              </button>
            )}
          </div>
        )}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra way; the field inside is the other */}
        <div
          class={isOver ? 'drop-zone over' : 'drop-zone'}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setOver(false);
            take(event.dataTransfer?.files);
          }}
        >
          <h1 class="sign">{words.choose}</h1>
          <p>{words.chooseHint}</p>
          <label class="btn main">
            <Icon of={openFolder} />
            {trouble === undefined ? words.file : words.another}
            <input
              class="sr"
              type="file"
              accept=".json,.jsonl,application/json,application/jsonl,text/plain"
              onChange={(event) => {
                take(event.currentTarget.files);
                event.currentTarget.value = '';
              }}
            />
          </label>
          <p class="or">{words.drop}</p>
        </div>
        <a class="btn ghost" href="/">
          {t().toLobby}
        </a>
      </main>
    </div>
  );
}
