import type { RuleChapter } from '@saloon/kernel';
import { useState } from 'preact/hooks';
import { useWide } from '../../kit/use-wide.ts';
import { rulesWords } from './text/index.ts';

type Props = {
  readonly chapters: readonly RuleChapter[];
  /** The whole book: chapters keep their numbers while others are hidden. */
  readonly all: readonly RuleChapter[];
  /** Beside a table there is no room, so the contents start collapsed. */
  readonly isFolded: boolean;
  readonly linkTo: (anchor: string) => string;
  readonly onJump: (anchor: string) => void;
};

/** The chapters: a column beside the rules, or a collapsible list where there is no room. */
export function Contents({ chapters, all, isFolded, linkTo, onJump }: Props) {
  const isWide = useWide('(min-width: 960px)') && !isFolded;
  const [isOpen, setOpen] = useState(false);
  const words = rulesWords();
  const list = (
    <ol>
      {chapters.map(({ id, title }) => (
        <li key={id} style={{ counterSet: `chapter ${all.findIndex((chapter) => chapter.id === id) + 1}` }}>
          <a
            href={linkTo(id)}
            onClick={(event) => {
              event.preventDefault();
              setOpen(false);
              onJump(id);
            }}
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav class="rule-contents" aria-label={words.chapters}>
      {isWide ? (
        list
      ) : (
        <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary class="sign">{words.chapters}</summary>
          {list}
        </details>
      )}
    </nav>
  );
}
