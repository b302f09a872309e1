/** Error correction M, versions 1 to 6: check bytes a block, blocks, data bytes a block, place of the alignment mark. */
const VERSIONS: readonly (readonly [check: number, blocks: number, data: number, mark: number])[] = [
  [10, 1, 16, 0],
  [16, 1, 28, 18],
  [26, 1, 44, 22],
  [18, 2, 32, 26],
  [24, 2, 43, 30],
  [16, 4, 27, 34],
];

type Grid = (boolean | undefined)[][];

/** The text as a QR code (bytes, correction level M): rows of dark and light. `undefined` when it is too long for us. */
export function qrCode(text: string): readonly (readonly boolean[])[] | undefined {
  const bytes = [...new TextEncoder().encode(text)];
  const index = VERSIONS.findIndex(([, blocks, data]) => bytes.length + 2 <= blocks * data);
  const version = VERSIONS[index];
  if (version === undefined) return undefined;
  const [check, blocks, data, mark] = version;
  const words = interleave(dataWords(bytes, blocks * data), blocks, data, check);
  const size = 21 + 4 * index;
  const fixed = fixedGrid(size, mark);
  let best: { readonly grid: boolean[][]; readonly penalty: number } | undefined;
  for (let mask = 0; mask < 8; mask++) {
    const grid = filled(fixed, words, mask);
    const penalty = penaltyOf(grid);
    if (best === undefined || penalty < best.penalty) best = { grid, penalty };
  }
  return best?.grid;
}

/** Mode, length, bytes, end, and padding up to the room there is. */
function dataWords(bytes: readonly number[], room: number): readonly number[] {
  const nibbles = [4, bytes.length >> 4, bytes.length & 15, ...bytes.flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const words = Array.from(
    { length: nibbles.length / 2 },
    (_, i) => ((nibbles[2 * i] ?? 0) << 4) | (nibbles[2 * i + 1] ?? 0),
  );
  for (let i = 0; words.length < room; i++) words.push(i % 2 === 0 ? 0xec : 0x11);
  return words.slice(0, room);
}

function interleave(words: readonly number[], blocks: number, data: number, check: number): readonly number[] {
  const parts = Array.from({ length: blocks }, (_, b) => words.slice(b * data, (b + 1) * data));
  const checks = parts.map((part) => checkWords(part, check));
  const across = (rows: readonly (readonly number[])[], length: number) =>
    Array.from({ length }, (_, i) => rows.map((row) => row[i] ?? 0)).flat();
  return [...across(parts, data), ...across(checks, check)];
}

const EXP: number[] = [];
const LOG: number[] = [];
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = x;
  LOG[x] = i;
  x = (x << 1) ^ (x & 0x80 ? 0x11d : 0);
}
const times = (a: number, b: number): number =>
  a === 0 || b === 0 ? 0 : (EXP[((LOG[a] ?? 0) + (LOG[b] ?? 0)) % 255] ?? 0);

/** Reed-Solomon: the rest after division by the generator of this degree. */
export function checkWords(words: readonly number[], degree: number): readonly number[] {
  let generator = [1];
  for (let i = 0; i < degree; i++) {
    const root = EXP[i] ?? 1;
    generator = [...generator, 0].map((term, k) => term ^ times(generator[k - 1] ?? 0, root));
  }
  const rest = [...words, ...Array.from({ length: degree }, () => 0)];
  for (let i = 0; i < words.length; i++) {
    const factor = rest[i] ?? 0;
    for (const [k, term] of generator.entries()) rest[i + k] = (rest[i + k] ?? 0) ^ times(term, factor);
  }
  return rest.slice(words.length);
}

/** Finders, timing, alignment and the dark module; what stays `undefined` is for data. Format bits are held free. */
function fixedGrid(size: number, mark: number): Grid {
  const grid: Grid = Array.from({ length: size }, () => Array.from({ length: size }, () => undefined));
  const set = (x: number, y: number, isDark: boolean) => {
    const row = grid[y];
    if (row !== undefined && x >= 0 && x < size) row[x] = isDark;
  };
  for (let i = 0; i < size; i++) {
    set(i, 6, i % 2 === 0);
    set(6, i, i % 2 === 0);
  }
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    for (let dy = -4; dy <= 4; dy++) {
      for (let dx = -4; dx <= 4; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        set(cx + dx, cy + dy, ring !== 2 && ring !== 4);
      }
    }
  }
  if (mark > 0) {
    for (let dy = -2; dy <= 2; dy++) {
      for (let dx = -2; dx <= 2; dx++) set(mark + dx, mark + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
    }
  }
  for (const [x, y] of formatPlaces(size).flat()) set(x, y, false);
  set(8, size - 8, true);
  return grid;
}

/** Where the 15 format bits go, twice, the highest first. */
function formatPlaces(size: number): readonly (readonly (readonly [number, number])[])[] {
  const around = [0, 1, 2, 3, 4, 5, 7, 8].map((x) => [x, 8] as const);
  const up = [7, 5, 4, 3, 2, 1, 0].map((y) => [8, y] as const);
  const below = Array.from({ length: 7 }, (_, i) => [8, size - 1 - i] as const);
  const right = Array.from({ length: 8 }, (_, i) => [size - 8 + i, 8] as const);
  return [
    [...around, ...up],
    [...below, ...right],
  ];
}

function formatBits(mask: number): number {
  let rest = mask << 10;
  for (let i = 14; i >= 10; i--) if ((rest >> i) & 1) rest ^= 0x537 << (i - 10);
  return ((mask << 10) | rest) ^ 0x5412;
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Data in its zigzag from the lower right, two columns at a time, turned over where the mask says so. */
function filled(fixed: Grid, words: readonly number[], mask: number): boolean[][] {
  const size = fixed.length;
  const grid = fixed.map((row) => [...row]);
  const flip = MASKS[mask] ?? (() => false);
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; i++) {
      const y = (right + 1) & 2 ? i : size - 1 - i;
      for (const x of [right, right - 1]) {
        const row = grid[y];
        if (row === undefined || row[x] !== undefined) continue;
        const isDark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        bit += 1;
        row[x] = isDark !== flip(x, y);
      }
    }
  }
  const bits = formatBits(mask);
  for (const places of formatPlaces(size)) {
    for (const [i, [x, y]] of places.entries()) {
      const row = grid[y];
      if (row !== undefined) row[x] = ((bits >> (14 - i)) & 1) === 1;
    }
  }
  const last = grid[size - 8];
  if (last !== undefined) last[8] = true;
  return grid.map((row) => row.map((isDark) => isDark === true));
}

/** Long runs, blocks and imbalance are hard to read. */
function penaltyOf(grid: readonly (readonly boolean[])[]): number {
  const size = grid.length;
  const at = (x: number, y: number) => grid[y]?.[x] === true;
  let penalty = 0;
  let dark = 0;
  for (let a = 0; a < size; a++) {
    for (const read of [(b: number) => at(b, a), (b: number) => at(a, b)]) {
      let run = 1;
      for (let b = 1; b <= size; b++) {
        if (b < size && read(b) === read(b - 1)) run += 1;
        else {
          if (run >= 5) penalty += run - 2;
          run = 1;
        }
      }
    }
    for (let b = 0; b < size; b++) {
      if (at(b, a)) dark += 1;
      const isBlock = a + 1 < size && b + 1 < size && at(b, a) === at(b + 1, a) && at(b, a) === at(b, a + 1);
      if (isBlock && at(b, a) === at(b + 1, a + 1)) penalty += 3;
    }
  }
  return penalty + 10 * Math.floor(Math.abs((20 * dark) / (size * size) - 10));
}
