type BoardTextProps = { readonly label: string; readonly lines: readonly string[] };

/** The whole table as a list, one line a place, for who reads it by ear. */
export const BoardText = ({ label, lines }: BoardTextProps) => (
  <section class="sr" aria-label={label}>
    <ul>
      {lines.map((line, i) => (
        <li key={`${i}`}>{line}</li>
      ))}
    </ul>
  </section>
);
