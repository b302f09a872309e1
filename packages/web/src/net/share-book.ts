import { type Seat, seat } from '@saloon/kernel';
import type { TableId } from '@saloon/protocol';
import { type Evidence, isHex, parseShare, type Share, sealOf } from '@saloon/recording';

/** Storage for one text. */
export type Shelf = { read(): string | undefined; write(text: string): void };

/** The record of one table. */
export type KeptTable = Evidence & { readonly table: string };

type Kept = {
  /** Shares that were sealed, with their seals. */
  readonly shares: readonly { readonly seal: string; readonly share: Share }[];
  /** Our seal at each table where we sat down. */
  readonly given: readonly Given[];
  /** Our seal for the next table, by the id of the table before it. */
  readonly next: readonly Given[];
  readonly tables: readonly KeptTable[];
};

type Given = { readonly table: string; readonly seal: string };

/** At most this many of each are stored; the oldest are dropped. */
const MOST = 60;

/**
 * This browser's shares of shuffles, and what it saw of each: the terms before the deal and the result at the end. A
 * recording can be checked against it later.
 */
export class ShareBook {
  readonly #shelf: Shelf;
  readonly #random: () => string;
  /** Used while storage is unavailable. */
  #text: string | undefined;

  constructor(shelf: Shelf, random: () => string) {
    this.#shelf = shelf;
    this.#random = random;
  }

  /** Stores a new share. Returns its seal. */
  newSeal(): string {
    const share = parseShare(this.#random());
    if (share === undefined) throw new Error('Cannot make a share: the browser gave no 64 digits');
    const seal = sealOf(share);
    const kept = this.#read();
    this.#write({ ...kept, shares: [...kept.shares, { seal, share }].slice(-MOST) });
    return seal;
  }

  shareOf(seal: string): Share | undefined {
    return this.#read().shares.find((one) => one.seal === seal)?.share;
  }

  /**
   * The share to reveal at this table for this seal. A share sealed for another table, or revealed at one, is never
   * returned: a server that knows it before the seals are settled could choose its own seed to match.
   */
  shareFor(table: string, seal: string): Share | undefined {
    const { given, tables } = this.#read();
    const share = this.shareOf(seal);
    if (share === undefined || (this.sealAt(table) ?? seal) !== seal) return undefined;
    const isOthers =
      given.some((one) => one.seal === seal && one.table !== table) ||
      tables.some((one) => one.table !== table && one.shares?.includes(share) === true);
    return isOthers ? undefined : share;
  }

  /** Records the seal we gave at this table. */
  bind(table: string, seal: string): void {
    const kept = this.#read();
    const others = kept.given.filter((one) => one.table !== table);
    this.#write({ ...kept, given: [...others, { table, seal }].slice(-MOST) });
  }

  /** Forgets our seal: we have no seat there any more. */
  release(table: string): void {
    const kept = this.#read();
    const given = kept.given.filter((one) => one.table !== table);
    if (given.length < kept.given.length) this.#write({ ...kept, given });
  }

  /** The seal that we gave at this table. */
  sealAt(table: string): string | undefined {
    return this.#read().given.find((one) => one.table === table)?.seal;
  }

  /** Records the seal for the rematch of this table, whose id isn't known yet. */
  bindNext(table: string, seal: string): void {
    const kept = this.#read();
    this.#write({ ...kept, next: [...kept.next, { table, seal }].slice(-MOST) });
  }

  foundNext(table: string, next: string): void {
    const kept = this.#read();
    const found = kept.next.find((one) => one.table === table);
    if (found === undefined) return;
    this.#write({ ...kept, next: kept.next.filter((one) => one !== found) });
    this.bind(next, found.seal);
  }

  /** Records what was shown. The first value of each field wins. */
  note(table: string, seen: Evidence): void {
    const known = this.evidenceOf(table);
    const isNew = Object.entries(seen).some(
      ([name, value]) => value !== undefined && known?.[name as keyof Evidence] === undefined,
    );
    if (isNew) this.#change(table, (kept) => ({ ...seen, ...kept }));
  }

  evidenceOf(table: string): KeptTable | undefined {
    return this.#read().tables.find((one) => one.table === table);
  }

  get tables(): readonly KeptTable[] {
    return this.#read().tables;
  }

  #change(table: string, change: (kept: KeptTable) => KeptTable): void {
    const kept = this.#read();
    const before = kept.tables.find((one) => one.table === table) ?? { table };
    const others = kept.tables.filter((one) => one.table !== table);
    this.#write({ ...kept, tables: [...others, change(before)].slice(-MOST) });
  }

  #read(): Kept {
    return readKept(this.#shelf.read() ?? this.#text);
  }

  #write(kept: Kept): void {
    this.#text = JSON.stringify(kept);
    this.#shelf.write(this.#text);
  }
}

const EMPTY: Kept = { shares: [], given: [], next: [], tables: [] };

/** Storage is untrusted: everything invalid is left out. */
function readKept(text: string | undefined): Kept {
  let json: unknown;
  try {
    json = JSON.parse(text ?? 'null');
  } catch {
    return EMPTY;
  }
  if (!isFields(json)) return EMPTY;
  return {
    shares: rows(json.shares).flatMap(({ seal, share: given }) => {
      const share = parseShare(given);
      return isHex(seal) && share !== undefined ? { seal, share } : [];
    }),
    given: rows(json.given).flatMap(readGiven),
    next: rows(json.next).flatMap(readGiven),
    tables: rows(json.tables).flatMap((row) => (isId(row.table) ? readTable(row.table, row) : [])),
  };
}

const readGiven = ({ table, seal }: Fields): readonly Given[] => (isId(table) && isHex(seal) ? [{ table, seal }] : []);
const hexes = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter(isHex) : []);

function readTable(table: string, { commitment, terms, shares, seals, log, seen }: Fields): KeptTable {
  const [shown, given] = [hexes(shares), hexes(seals)];
  const last = readSeen(seen);
  return {
    table,
    ...(isHex(commitment) ? { commitment } : {}),
    ...(isHex(terms) ? { terms } : {}),
    ...(shown.length > 0 ? { shares: shown } : {}),
    ...(given.length > 0 ? { seals: given } : {}),
    ...(isHex(log) ? { log } : {}),
    ...(last === undefined ? {} : { seen: last }),
  };
}

function readSeen(value: unknown): { readonly seat: Seat; readonly view: string } | undefined {
  if (!isFields(value)) return undefined;
  const { seat: by, view } = value;
  return Number.isSafeInteger(by) && isHex(view) ? { seat: seat(Number(by)), view } : undefined;
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isId = (value: unknown): value is TableId => typeof value === 'string' && value.length < 100;
const rows = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);
