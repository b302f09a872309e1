const LONGEST = 32;
/** One digit may be the number of a wagon; ids of people, tables and commands have many, and each is another. */
const TWO_DIGITS = /\d.*\d/s;

/** May this word come again and again, as the names of fields, cards and phases do? */
export const isCommonWord = (word: string): boolean => word.length <= LONGEST && !TWO_DIGITS.test(word);
