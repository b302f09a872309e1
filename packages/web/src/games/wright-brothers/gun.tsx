import { bestSet } from '@saloon/wright-brothers/wire';
import './gun.css';
import type { Seat } from '@saloon/kernel';
import { Card } from '../../kit/cards/card.tsx';
import { BigCylinder } from '../../kit/cards/cylinder.tsx';
import { Icon } from '../../kit/icon.tsx';
import { cardPlay, eye, padlock } from '../../kit/icons/tables.ts';
import { faceOf } from './faces.tsx';
import type { Words } from './text/words.ts';
import type { View } from './wire.ts';

type GunProps = {
  readonly view: View;
  readonly you: Seat;
  readonly words: Words;
  /** Loads the chosen cards, if that is offered. */
  readonly onLoad: (() => void) | undefined;
  readonly loadLabel: string;
};

/** The player's own revolver: what is loaded, and what it counts as. Nobody else sees it. */
export function Gun({ view, you, words, onLoad, loadLabel }: GunProps) {
  const revolver = view.players[you]?.revolver ?? [];
  const reading = bestSet(revolver);
  const isEmpty = revolver.length === 0;
  const title = isEmpty ? words.emptyRevolver.title : words.reading(reading);
  const note = isEmpty ? words.emptyRevolver.line : words.readingNote(reading, revolver);
  return (
    <section
      class="revolver-panel panel"
      aria-label={words.regions.revolver}
      data-region="revolver"
      data-drop={view.canLoad ? 'gun' : undefined}
    >
      <BigCylinder loaded={revolver.length} />
      <div class="loaded" data-n={revolver.length} style={{ '--n': String(revolver.length) } as Record<string, string>}>
        {revolver.map((card, i) => (
          <Card key={`${i}`} size="s" width="var(--loaded)" face={faceOf(card, words)} place={`gun-${i}`} />
        ))}
        {view.canLoad ? (
          <button
            type="button"
            class={onLoad === undefined ? 'drop' : 'drop can'}
            data-place="drop"
            aria-label={onLoad === undefined ? words.dropHere : loadLabel}
            aria-disabled={onLoad === undefined ? 'true' : undefined}
            onClick={onLoad}
          >
            <Icon of={cardPlay} />
          </button>
        ) : (
          <span class="drop shut">
            <Icon of={padlock} />
            <small>{words.lockedRevolver}</small>
          </span>
        )}
      </div>
      <div class="says">
        <b class="sign">{title}</b>
        <small>
          {note}{' '}
          <span class="only-you">
            <Icon of={eye} /> {words.onlyYouSee}
          </span>
        </small>
      </div>
    </section>
  );
}
