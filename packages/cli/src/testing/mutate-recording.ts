import { type AnyGame, below, choose, hashOf, type Rng } from '@saloon/kernel';

type Fields = Readonly<Record<string, unknown>>;
type Row = Record<string, unknown>;

/** Values that replace others in a forged recording. */
const ODD: readonly unknown[] = [
  0,
  1,
  -1,
  2 ** 31,
  1e15,
  1.5,
  '',
  'x',
  null,
  true,
  [],
  {},
  [[]],
  'move',
  'timer',
  'f'.repeat(64),
];

/** Changes a recording in one to four places and fixes its checksum. It must be rejected or played, never throw. */
export function mutateRecording(rng: Rng, game: AnyGame, text: string): string {
  const { sum: _sum, ...fields } = JSON.parse(text) as Fields & { readonly inputs: readonly Row[] };
  let inputs: Row[] = fields.inputs.map((input) => ({ ...input }));
  const next: Row = { ...fields };
  for (let i = 0; i <= below(rng, 4); i++) {
    const at = below(rng, inputs.length);
    const input = inputs[at] ?? {};
    const kind = below(rng, 10);
    if (kind === 0) inputs = inputs.toSpliced(at, 1 + below(rng, 5));
    if (kind === 1) inputs = inputs.toSpliced(at, 0, { ...choose(rng, inputs), at: input.at ?? 0 });
    if (kind === 2) inputs = inputs.with(at, { ...choose(rng, inputs), at: input.at ?? 0 });
    if (kind === 3) input.seat = below(rng, 10);
    if (kind === 4) input.at = Number(input.at) + below(rng, 100_000);
    if (kind === 5) input[choose(rng, Object.keys(input))] = choose(rng, ODD);
    if (kind === 6)
      Object.assign(input, { type: choose(rng, ['timer', 'lag', 'leave', 'return', 'move']), id: below(rng, 50) });
    if (kind === 7) next[choose(rng, Object.keys(next))] = choose(rng, ODD);
    if (kind === 8) next.options = { ...(next.options as Row), ...oddOption(rng, game) };
    if (kind === 9) next.seats = below(rng, 11);
  }
  const changed = Array.isArray(next.inputs) ? { ...next, inputs } : next;
  return JSON.stringify({ ...changed, sum: hashOf(JSON.parse(JSON.stringify(changed))).slice(0, 16) });
}

/** A line with another value for an option, sometimes one that isn't allowed. */
function oddOption(rng: Rng, game: AnyGame): Row {
  const options = Object.entries(
    game.options as Readonly<Record<string, { readonly type: string; readonly values?: readonly string[] }>>,
  );
  const [name, option] = choose(rng, options);
  if (option.type === 'choice') return { [name]: choose(rng, option.values ?? ['x']) };
  if (option.type === 'boolean') return { [name]: below(rng, 2) === 0 };
  return { [name]: choose(rng, [0, 1, 2, 5, 20, 15_000, 60_000]) };
}
