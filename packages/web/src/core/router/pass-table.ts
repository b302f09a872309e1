/** Tables on one device are stored beside solo tables; their ids tell them apart. */
export const PASS_PREFIX = 'pass';

export const isPassTable = (id: string): boolean => id.startsWith(PASS_PREFIX);
