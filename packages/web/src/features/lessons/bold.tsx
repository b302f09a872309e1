/** Text in which `**word**` is bold. */
export const Bold = ({ text }: { readonly text: string }) => (
  <>{text.split('**').map((part, i) => (i % 2 === 1 ? <b key={`${i}`}>{part}</b> : part))}</>
);

/** The same text without the asterisks, for screen readers. */
export const spoken = (text: string): string => text.replaceAll('**', '');
