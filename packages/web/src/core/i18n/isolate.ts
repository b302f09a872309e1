/** Letters written from right to left: Hebrew, Arabic and related scripts. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const [FIRST_STRONG_ISOLATE, POP_ISOLATE] = ['\u2068', '\u2069'];

/** A name inside our sentence. A right-to-left name is isolated, so that it doesn't reorder commas and numbers. */
export const isolated = (name: string): string =>
  RIGHT_TO_LEFT.test(name) ? `${FIRST_STRONG_ISOLATE}${name}${POP_ISOLATE}` : name;
