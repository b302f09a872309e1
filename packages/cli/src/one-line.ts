const LONGEST = 500;

/** A text that may quote damaged data, as one line without control characters. */
export const oneLine = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').slice(0, LONGEST);
