/** One picture of an animation: a still WebP file that replaces a rectangle, for some milliseconds. */
export type Frame = {
  readonly file: Uint8Array;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly millis: number;
};

const HEADER = 12;
const HAS_ANIMATION = 0b10;
/** Draws over the last frame as it is, instead of blending. */
const NO_BLENDING = 0b10;

/** Joins still pictures into an animated WebP file that repeats forever (the container's RIFF chunks VP8X, ANIM, ANMF). */
export function animatedWebp(width: number, height: number, frames: readonly Frame[]): Uint8Array {
  const chunks = [
    chunk('VP8X', [HAS_ANIMATION, 0, 0, 0, ...uint24(width - 1), ...uint24(height - 1)]),
    chunk('ANIM', [0, 0, 0, 0, 0, 0]),
    ...frames.map((frame) =>
      chunk('ANMF', [
        // Positions are stored as half of their value, so they must be even.
        ...uint24(frame.x / 2),
        ...uint24(frame.y / 2),
        ...uint24(frame.width - 1),
        ...uint24(frame.height - 1),
        ...uint24(Math.round(frame.millis)),
        NO_BLENDING,
        ...imageChunks(frame.file),
      ]),
    ),
  ];
  const size = chunks.reduce((sum, { length }) => sum + length, 4);
  return Uint8Array.from([...ascii('RIFF'), ...uint32(size), ...ascii('WEBP'), ...chunks.flatMap((one) => [...one])]);
}

/** A still file may have metadata chunks before its image. */
function imageChunks(file: Uint8Array): Uint8Array {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const found: Uint8Array[] = [];
  for (let at = HEADER; at + 8 <= file.length; ) {
    const name = String.fromCharCode(...file.subarray(at, at + 4));
    const length = view.getUint32(at + 4, true);
    const end = at + 8 + length + (length % 2);
    if (['VP8 ', 'VP8L', 'ALPH'].includes(name)) found.push(file.subarray(at, end));
    at = end;
  }
  if (found.length === 0) throw new Error('Cannot animate: a frame is not a still WebP file');
  return Buffer.concat(found);
}

function chunk(name: string, content: readonly number[]): readonly number[] {
  const padding = content.length % 2 === 0 ? [] : [0];
  return [...ascii(name), ...uint32(content.length), ...content, ...padding];
}

const ascii = (text: string): readonly number[] => [...Buffer.from(text, 'latin1')];
const uint24 = (n: number): readonly number[] => [n & 0xff, (n >> 8) & 0xff, (n >> 16) & 0xff];
const uint32 = (n: number): readonly number[] => [...uint24(n), (n >>> 24) & 0xff];
