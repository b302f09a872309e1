const LONGEST = 500;

/** Makes one line without control characters from text that may quote damaged data. */
export const oneLine = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').slice(0, LONGEST);
