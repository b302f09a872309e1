/** A text in which two asterisks on either side make a word bold. */
export const Bold = ({ text }: { readonly text: string }) => (
  <>{text.split('**').map((part, i) => (i % 2 === 1 ? <b key={`${i}`}>{part}</b> : part))}</>
);

/** The same without the marks, to be spoken. */
export const spoken = (text: string): string => text.replaceAll('**', '');
