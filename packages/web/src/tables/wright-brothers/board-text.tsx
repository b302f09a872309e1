import type { Names, Seat } from '@saloon/kernel';
import type { Words } from './text/words.ts';
import type { View } from './wire.ts';

type BoardTextProps = {
  readonly view: View;
  readonly words: Words;
  readonly names: Names;
  readonly you: Seat | undefined;
};

/** The whole table as a list, for who reads it by ear. */
export const BoardText = ({ view, words, names, you }: BoardTextProps) => (
  <section class="sr" aria-label={words.regions.board}>
    <ul>
      {words.board(view, names, you).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </section>
);
