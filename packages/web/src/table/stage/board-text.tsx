import { useEffect, useReducer, useRef } from 'preact/hooks';
import { useCut } from '../../kit/motion/cut.ts';

type BoardTextProps = { readonly label: string; readonly lines: readonly string[] };

/** While somebody drags along a time line, only the place where they stop is announced. */
const LATE_MS = 120;

/** The whole table as a list for screen readers, one line per place. After a replay jump it follows a moment later. */
export function BoardText({ label, lines }: BoardTextProps) {
  const cut = useCut();
  const told = useRef({ cut, lines });
  const [, draw] = useReducer((n: number, _: undefined) => n + 1, 0);
  const latest = { cut, lines };
  const now = useRef(latest);
  now.current = latest;
  if (told.current.cut === cut) told.current = latest;
  useEffect(() => {
    if (told.current.cut === cut) return;
    const timer = setTimeout(() => {
      told.current = now.current;
      draw(undefined);
    }, LATE_MS);
    return () => clearTimeout(timer);
  }, [cut]);
  return (
    <section class="sr" aria-label={label}>
      <ul>
        {told.current.lines.map((line, i) => (
          <li key={`${i}`}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
