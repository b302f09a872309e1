/** The header of a weights file. */
export type NetHeader = {
  readonly game: string;
  /** The version of the game's encoding that the net was trained with. */
  readonly encoding: number;
  readonly features: number;
  /** The widths of the two hidden layers. */
  readonly hidden: readonly [number, number];
  /** The number of seats in the value output, counted from the viewing seat. */
  readonly seats: number;
  readonly parts: number;
};

/**
 * The layers of a net. Weights are bytes; each output has a factor and an offset, both in 65,536ths, that turn its sum into
 * 256ths. Everything is a whole number below 2^53, so a net computes the same on every machine.
 */
export type Layers = {
  /** By feature, then by hidden unit, so that features equal to zero can be skipped. */
  readonly first: Int8Array;
  readonly second: Int8Array;
  /** By output, then by hidden unit. */
  readonly value: Int8Array;
  readonly policy: Int8Array;
  readonly factors: readonly [first: Int32Array, second: Int32Array, value: Int32Array, policy: Int32Array];
  readonly offsets: readonly [first: Int32Array, second: Int32Array, value: Int32Array, policy: Int32Array];
};

const MAGIC = 'SNET';
const START = 8;

/** Reads a weights file. Throws an error that says what is wrong with it. */
export function readNetFile(bytes: Uint8Array): { readonly header: NetHeader; readonly layers: Layers } {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const magic = bytes.length < START ? '' : String.fromCharCode(...bytes.subarray(0, MAGIC.length));
  if (magic !== MAGIC) throw new Error('Cannot read the weights: the file does not begin with SNET');
  const length = file.getUint32(4, true);
  const header = parseHeader(bytes.subarray(START, START + length));
  const { features, hidden, seats, parts } = header;
  const [one, two] = hidden;
  const sizes = [features * one, one * two, seats * two, parts * two] as const;
  const widths = [one, two, seats, parts] as const;
  const weights = sizes.reduce((sum, size) => sum + size, 0);
  const numbers = START + length + weights + ((4 - ((length + weights) % 4)) % 4);
  const expected = numbers + 8 * widths.reduce((sum, width) => sum + width, 0);
  if (bytes.length !== expected) {
    throw new Error(`Cannot read the weights: the file has ${bytes.length} bytes, its header asks for ${expected}`);
  }
  let at = START + length;
  const [first, second, value, policy] = sizes.map((size) => {
    const layer = new Int8Array(size);
    layer.set(new Int8Array(bytes.buffer, bytes.byteOffset + at, size));
    at += size;
    return layer;
  }) as [Int8Array, Int8Array, Int8Array, Int8Array];
  at = numbers;
  const read = (width: number): Int32Array => {
    const list = new Int32Array(width);
    for (let i = 0; i < width; i++, at += 4) list[i] = file.getInt32(at, true);
    return list;
  };
  const factors = widths.map(read) as [Int32Array, Int32Array, Int32Array, Int32Array];
  const offsets = widths.map(read) as [Int32Array, Int32Array, Int32Array, Int32Array];
  return { header, layers: { first, second, value, policy, factors, offsets } };
}

function parseHeader(bytes: Uint8Array): NetHeader {
  const header: Partial<NetHeader> = JSON.parse(String.fromCharCode(...bytes));
  const { game, encoding, features, hidden, seats, parts } = header;
  const counts = [encoding, features, hidden?.[0], hidden?.[1], seats, parts];
  if (typeof game !== 'string' || hidden === undefined || !counts.every((n) => Number.isInteger(n))) {
    throw new Error('Cannot read the weights: the header lacks a field');
  }
  return header as NetHeader;
}

/** The bytes of a weights file. The header has to be plain ASCII. */
export function writeNetFile(header: NetHeader, layers: Layers): Uint8Array<ArrayBuffer> {
  const text = JSON.stringify(header);
  const weights = [layers.first, layers.second, layers.value, layers.policy];
  const numbers = [...layers.factors, ...layers.offsets];
  const length = weights.reduce((sum, list) => sum + list.length, START + text.length);
  const padded = length + ((4 - (length % 4)) % 4);
  const bytes = new Uint8Array(numbers.reduce((sum, list) => sum + 4 * list.length, padded));
  const file = new DataView(bytes.buffer);
  const put = (line: string, at: number) =>
    bytes.set(
      Array.from(line, (letter) => letter.charCodeAt(0)),
      at,
    );
  put(MAGIC, 0);
  file.setUint32(4, text.length, true);
  put(text, START);
  let at = START + text.length;
  for (const list of weights) {
    bytes.set(new Uint8Array(list.buffer, list.byteOffset, list.length), at);
    at += list.length;
  }
  at = padded;
  for (const list of numbers) {
    for (const number of list) {
      file.setInt32(at, number, true);
      at += 4;
    }
  }
  return bytes;
}
