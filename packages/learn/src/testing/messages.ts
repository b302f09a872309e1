import { DECISION, type Layout, MOST_SEATS, RESULT, START } from '../actor/wire.ts';

/** A message as the learner reads it. */
export type Message = {
  readonly decisions: readonly {
    readonly message: number;
    readonly row: number;
    readonly advantage: number;
    readonly reward: number;
    readonly next: number;
    readonly shares: readonly number[];
  }[];
  readonly results: readonly { readonly kind: number; readonly share: number }[];
  readonly rows: readonly {
    readonly observation: Int8Array;
    readonly count: number;
    readonly seats: number;
    readonly player: number;
    readonly parts: readonly (readonly number[])[];
  }[];
};

export function readMessage([head, body]: readonly Uint8Array[], layout: Layout): Message {
  if (head === undefined || body === undefined) throw new Error('A message has two parts');
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const [decisions, results] = [view.getUint32(0, true), view.getUint32(4, true)];
  const ends = START + DECISION * decisions;
  return {
    decisions: Array.from({ length: decisions }, (_, i) => {
      const at = START + DECISION * i;
      return {
        message: view.getUint32(at, true),
        row: view.getUint32(at + 4, true),
        advantage: view.getFloat32(at + 8, true),
        reward: view.getFloat32(at + 12, true),
        next: view.getUint32(at + 16, true),
        shares: Array.from({ length: MOST_SEATS }, (_share, seat) => view.getFloat32(at + 20 + 4 * seat, true)),
      };
    }),
    results: Array.from({ length: results }, (_, i) => ({
      kind: view.getUint32(ends + RESULT * i, true),
      share: view.getFloat32(ends + RESULT * i + 4, true),
    })),
    rows: Array.from({ length: layout.rows }, (_, row) => rowOf(body, layout, row)),
  };
}

function rowOf(body: Uint8Array, layout: Layout, row: number): Message['rows'][number] {
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength);
  const { features, looks, moves, width, partsAt } = layout;
  const count = body[layout.counts + row] ?? 0;
  const partAt = (move: number, part: number) =>
    view.getUint16(partsAt + 2 * ((row * moves + move) * width + part), true);
  return {
    observation: new Int8Array(body.slice(row * looks * features, (row + 1) * looks * features).buffer),
    count,
    seats: body[layout.seats + row] ?? 0,
    player: body[layout.players + row] ?? 0,
    parts: Array.from({ length: count }, (_, move) => Array.from({ length: width }, (_part, p) => partAt(move, p))),
  };
}

/** The learner's answer: a place for each row, and the same value for all. */
export function answerOf(places: readonly number[], value: number, layout: Layout): Uint8Array {
  const bytes = new Uint8Array(layout.answer);
  bytes.set(places, 4);
  const view = new DataView(bytes.buffer);
  for (let row = 0; row < layout.rows; row++) view.setFloat32(layout.values + 4 * row, value, true);
  return bytes;
}
