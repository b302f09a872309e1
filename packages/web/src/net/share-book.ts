import { type Seat, seat } from '@saloon/kernel';
import type { TableId } from '@saloon/protocol';
import { type Evidence, isHex, parseShare, type Share, sealOf } from '@saloon/recording';

/** Where this browser keeps it: a text, or nothing. */
export type Shelf = { read(): string | undefined; write(text: string): void };

/** What was kept of one table. */
export type KeptTable = Evidence & { readonly table: string };

type Kept = {
  /** Shares that were sealed, with their seals. */
  readonly shares: readonly { readonly seal: string; readonly share: Share }[];
  /** The seals that were given where we have sat down: whether they count is seen later. */
  readonly given: readonly Given[];
  /** The seals that were given to the next table, by the table before it. */
  readonly next: readonly Given[];
  readonly tables: readonly KeptTable[];
};

type Given = { readonly table: string; readonly seal: string };

/** So many of each are kept: the oldest make room. */
const MOST = 60;

/**
 * What this browser adds to shuffles, and what it saw of them: its shares, and of each table what was shown before the
 * deal and told at the end. A recording can be compared with it later.
 */
export class ShareBook {
  readonly #shelf: Shelf;
  readonly #random: () => string;
  /** Where nothing can be kept, as long as the page is open. */
  #text: string | undefined;

  constructor(shelf: Shelf, random: () => string) {
    this.#shelf = shelf;
    this.#random = random;
  }

  /** A fresh share is kept; answers its seal. */
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
   * The share to show at this table for this seal. What was sealed for another table, or has been shown at one, is not
   * shown: a server that has seen it before the seals are settled there could still choose its own.
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

  /** This seal is what we have given at this table, and no other. */
  bind(table: string, seal: string): void {
    const kept = this.#read();
    const others = kept.given.filter((one) => one.table !== table);
    this.#write({ ...kept, given: [...others, { table, seal }].slice(-MOST) });
  }

  /** We have no seat at this table any more, and add nothing. */
  release(table: string): void {
    const kept = this.#read();
    const given = kept.given.filter((one) => one.table !== table);
    if (given.length < kept.given.length) this.#write({ ...kept, given });
  }

  /** The seal that we have given at this table. */
  sealAt(table: string): string | undefined {
    return this.#read().given.find((one) => one.table === table)?.seal;
  }

  /** The seal that goes to the table after this one, wherever that is. */
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

  /** Keeps what was shown or told, unless something was before: what came first counts. */
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

/** What a person's storage has may be anything: what is not ours is left out. */
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
