import type { OpeningNote } from '../../core/games/opening.ts';
import type { AnyOptions } from '../../core/games/options.ts';
import { settings } from '../../core/settings/store.ts';

type OpeningNotesProps = {
  readonly notes: readonly OpeningNote[];
  readonly onAccept: (options: AnyOptions) => void;
};

/** What a host should know before the table opens, and what the game suggests. */
export function OpeningNotes({ notes, onAccept }: OpeningNotesProps) {
  const { lang } = settings.value;
  return (
    <div class="opening-notes" role="status">
      {notes.map(({ text, proposal }) => (
        <p key={text.en} class="note">
          {text[lang]}{' '}
          {proposal !== undefined && (
            <button type="button" class="btn small" onClick={() => onAccept(proposal.options)}>
              {proposal.text[lang]}
            </button>
          )}
        </p>
      ))}
    </div>
  );
}
