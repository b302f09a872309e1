import { findGame } from '@saloon/catalog';
import { type AnyGame, type Input, replay, rngFrom, seat, seatsOf, seedOf } from '@saloon/kernel';
import {
  commitmentOf,
  type Evidence,
  type Fault,
  formatRecording,
  type Proof,
  provenSeed,
  type Recording,
  type SealedShare,
  sealOf,
  type Verdict,
  verifyRecording,
} from '@saloon/recording';
import { forgedWith } from '@saloon/recording/testing';
import { describe, expect, test } from 'vitest';
import { recordingOf } from '../index.ts';
import { ann, bob, cal } from '../testing/index.ts';
import { sealedTable, sharedGame, shareOf, show } from '../testing/shares.ts';

type Whole = Recording<unknown, unknown> & { readonly proof: Proof; readonly names: readonly string[] };
const need = <T>(value: T | undefined): T => value ?? expect.fail('it must be there');

const game: AnyGame = need(findGame('wright-brothers'));
const { table, witnesses } = sharedGame([ann, bob, cal], { seats: ['easy'] });
const recording = need(recordingOf(table.log)) as Whole;
const file = formatRecording(game, recording);
const evidence = need(witnesses.get(ann)).evidence;

const verify = (text: string, kept: Evidence = evidence): Verdict => verifyRecording(text, findGame, kept);
const fault = (name: Fault) => ({ ok: false, fault: name });

/** What a liar who knows how makes of it: checksum and hash of the end fit. */
const lied = (change: Partial<Whole>): string => formatRecording(game, { ...recording, ...change });
/** And the seed follows from what the file says of the shuffle. The moves are those that fit the other deal, if any do. */
function liedWhole(change: Partial<Whole>): string {
  const next: Whole = { ...recording, ...change };
  const seed = provenSeed(next.proof, next);
  return formatRecording(game, { ...next, seed, inputs: playable({ ...next, seed }) });
}

/** A game of the same length that the rules allow with this deal. */
function playable(head: Whole): readonly Input<unknown>[] {
  const inputs: Input<unknown>[] = [];
  let state = game.setup(head.options, head.seats, head.seed);
  let at = 0;
  while (game.outcome(state) === undefined) {
    for (const { after, seat: by, seed } of head.redeals ?? [])
      if (after === inputs.length) state = game.redeal(state, by, rngFrom(seed));
    const deadline = need(game.deadline(state));
    const by = game.toAct(state)[0];
    const move = by === undefined ? undefined : game.legalMoves(state, by)[0];
    at += 1;
    const answers = move === undefined ? undefined : game.question(state, move);
    const input: Input<unknown> =
      by === undefined || move === undefined
        ? { type: 'timer', at: Math.max(at, deadline.at), id: deadline.id }
        : { type: 'move', at, seat: by, move, ...(answers === undefined ? {} : { answers }) };
    at = input.at;
    game.apply(state, input);
    inputs.push(input);
  }
  return inputs;
}

const proofWith = (change: Partial<Proof>): Partial<Whole> => ({ proof: { ...recording.proof, ...change } });
const sharesWith = (by: number, change: (share: SealedShare) => SealedShare): Partial<Whole> =>
  proofWith({ shares: need(recording.proof.shares).map((one) => (one.seat === by ? change(one) : one)) });
const otherShare = shareOf(bob);

describe('an honest game', () => {
  test.each([ann, bob, cal])('agrees with what the browser of %s kept', (user) => {
    expect(verify(file, need(witnesses.get(user)).evidence)).toEqual({
      ok: true,
      shuffle: 'shared',
      shares: [0, 1, 2],
      withheld: [],
      steps: recording.inputs.length,
      compared: ['table', 'commitment', 'terms', 'shares', 'seals', 'log', 'seen'],
      final: table.hash,
    });
  });

  test('can be checked without anything kept, and by anybody who has only a part of it', () => {
    expect(verify(file, {})).toMatchObject({ ok: true, compared: [] });
    for (const name of ['table', 'commitment', 'terms', 'shares', 'seals', 'log', 'seen'] as const) {
      expect(verify(file, { [name]: evidence[name] })).toMatchObject({ ok: true, compared: [name] });
    }
  });

  test('remarks of others change nothing about it', () => {
    const said = lied({ comments: [{ step: 3, name: 'Eve', text: 'a cheat!' }] });
    expect(verify(said)).toMatchObject({ ok: true });
  });
});

describe('a server that lies is caught:', () => {
  test('another seed than the one whose hash was shown', () => {
    const serverSeed = seedOf(8);
    expect(verify(liedWhole(proofWith({ serverSeed })), {})).toMatchObject(fault('wrong-commitment'));
    const commitment = commitmentOf(serverSeed);
    expect(verify(liedWhole(proofWith({ serverSeed, commitment })))).toMatchObject(fault('other-commitment'));
    expect(verify(liedWhole(proofWith({ serverSeed, commitment })), {})).toMatchObject({ ok: true });
  });

  test('a deal that does not follow from the shares', () => {
    const seed = seedOf(8);
    const inputs = playable({ ...recording, seed });
    expect(verify(lied({ seed, inputs }), {})).toMatchObject(fault('wrong-seed'));
    const { shares: _shares, ...alone } = recording.proof;
    const without = { proof: alone, seed: alone.serverSeed };
    expect(verify(lied({ ...without, inputs: playable({ ...recording, ...without }) }))).toMatchObject(
      fault('share-missing'),
    );
  });

  test.each([0, 12])('a deal made anew after %i inputs, from a seed of the liar’s choice', (after) => {
    const redeals = [{ after, seat: seat(3), seed: seedOf(8) }];
    const inputs = playable({ ...recording, redeals });
    const text = lied({ redeals, inputs });
    expect(verify(text, {})).toMatchObject(fault('wrong-seed'));
    const { log: _log, seen: _seen, ...before } = evidence;
    expect(verify(text, before)).toMatchObject(fault('wrong-seed'));
    expect(verify(lied({ redeals: [] }))).toMatchObject({ ok: true });
  });

  test('a share that is left out', () => {
    const withheld = sealedTable([ann, bob, cal], { seats: ['easy'], options: { rounds: 1 } });
    withheld.must(ann, { type: 'start' });
    for (const user of [bob, cal]) show(withheld, user);
    withheld.wait(10_000);
    const { proof, seed } = need(recordingOf(withheld.log)) as Whole;
    expect(proof.shares?.[0]).not.toHaveProperty('share');
    const text = lied({ proof, seed, inputs: playable({ ...recording, proof, seed }) });
    expect(verify(text)).toMatchObject(fault('share-missing'));
    expect(verify(text, { seals: evidence.seals })).toMatchObject({ ok: true, withheld: [0] });
  });

  test('a seal that is left out, of a player who was away when the shuffle was settled', () => {
    const shares = need(recording.proof.shares).filter(({ seat: by }) => by !== 0);
    expect(verify(liedWhole(proofWith({ shares })), { seals: evidence.seals })).toMatchObject(fault('share-missing'));
  });

  test('a share that is another one', () => {
    const replaced = liedWhole(sharesWith(0, (one) => ({ ...one, share: otherShare })));
    expect(verify(replaced, {})).toEqual({ ...fault('wrong-share'), seat: 0 });
    const sealed = liedWhole(sharesWith(0, (one) => ({ ...one, share: otherShare, seal: sealOf(otherShare) })));
    expect(verify(sealed)).toMatchObject(fault('share-missing'));
    const others = need(witnesses.get(bob)).evidence;
    expect(verify(sealed, others)).toMatchObject(fault('other-terms'));
  });

  test('a share that was not settled, chosen when all others were known', () => {
    const shares = need(recording.proof.shares);
    const added = [...shares, { seat: seat(3), seal: sealOf(otherShare), share: otherShare }];
    expect(verify(liedWhole(proofWith({ shares: added })))).toMatchObject(fault('other-terms'));
  });

  test('other options, names or seats than those that were settled', () => {
    const options = { ...(recording.options as object), stallLaps: 3 };
    expect(verify(lied({ options, inputs: playable({ ...recording, options }) }), {})).toMatchObject(
      fault('wrong-seed'),
    );
    expect(verify(liedWhole({ options }))).toMatchObject(fault('other-terms'));
    const names = recording.names.with(0, 'Eve');
    expect(verify(lied({ names }), {})).toMatchObject(fault('wrong-seed'));
    expect(verify(liedWhole({ names }))).toMatchObject(fault('other-terms'));
    const swapped = [...recording.names].reverse();
    expect(verify(lied({ names: swapped }), {})).toMatchObject(fault('wrong-seed'));
    const more = { seats: 5, names: [...recording.names, 'Eve'] };
    expect(verify(liedWhole(more))).toMatchObject(fault('other-terms'));
  });

  test('a recording of another table, or one without a proof', () => {
    const { proof: _proof, ...bare } = recording;
    expect(verify(liedWhole(proofWith({ table: 'table9' })))).toMatchObject(fault('other-table'));
    expect(verify(formatRecording(game, bare))).toMatchObject(fault('no-proof'));
    expect(verify(formatRecording(game, bare), {})).toMatchObject({ ok: true, shuffle: 'unproven' });
  });

  test('an end other than the one that was shown', () => {
    expect(verify(forgedWith(file, { final: 'f'.repeat(64) }), {})).toMatchObject(fault('wrong-end'));
    expect(verify(file, { ...evidence, log: 'f'.repeat(64) })).toMatchObject(fault('other-log'));
    const seen = { ...need(evidence.seen), view: 'f'.repeat(64) };
    expect(verify(file, { ...evidence, seen })).toEqual({ ...fault('other-view'), seat: 0 });
  });

  test('a game that is cut short', () => {
    for (const length of [0, 1, recording.inputs.length - 2]) {
      const text = lied({ inputs: recording.inputs.slice(0, length) });
      expect(verify(text, {})).toMatchObject(fault('cut-short'));
    }
  });

  const moves = recording.inputs.flatMap(({ type }, i) => (type === 'move' ? [i] : []));
  const middle = need(moves[Math.floor(moves.length / 2)]);
  const { inputs } = recording;

  test.each<[string, readonly Input<unknown>[]]>([
    ['dropped', inputs.toSpliced(middle, 1)],
    ['doubled', inputs.toSpliced(middle, 0, need(inputs[middle]))],
    ['put before the last', inputs.with(middle, need(inputs[middle + 1])).with(middle + 1, need(inputs[middle]))],
    ['given to somebody else', inputs.with(middle, otherSeat(need(inputs[middle])))],
    ['made at another time', inputs.with(middle, { ...need(inputs[middle]), at: need(inputs[middle]).at + 1 })],
  ])('a move that is %s', (_what, changed) => {
    const written = changed.map((input) =>
      input.type === 'move' ? { ...input, move: game.formatMove(input.move) } : input,
    );
    // Every hash made anew, as far as such a game can be played at all.
    const text = canPlay(changed) ? lied({ inputs: changed }) : forgedWith(file, { inputs: written });
    const verdict = verify(text);
    expect(['illegal-step', 'wrong-end', 'cut-short', 'other-log', 'broken-file']).toContain(
      !verdict.ok && verdict.fault,
    );
  });

  test('a move that is another one, which the rules allow as well', () => {
    let caught = 0;
    const start = replay(game, { ...recording, inputs: [] });
    for (const [i, input] of inputs.entries()) {
      if (input.type === 'move') {
        const other = game.legalMoves(start, input.seat).find((move) => !isSame(move, input.move));
        if (other !== undefined && game.question(start, other) === input.answers) {
          const changed = inputs.with(i, { ...input, move: other });
          const text = canPlay(changed)
            ? lied({ inputs: changed })
            : forgedWith(file, { inputs: changed.map(written) });
          expect(verify(text).ok).toBe(false);
          caught += 1;
        }
      }
      game.apply(start, input);
    }
    expect(caught).toBeGreaterThan(10);
  });

  const written = (input: Input<unknown>) =>
    input.type === 'move' ? { ...input, move: game.formatMove(input.move) } : input;
  const isSame = (a: unknown, b: unknown) => game.formatMove(a) === game.formatMove(b);

  function canPlay(changed: readonly Input<unknown>[]): boolean {
    try {
      replay(game, { ...recording, inputs: changed });
      return true;
    } catch {
      return false;
    }
  }

  function otherSeat(input: Input<unknown>): Input<unknown> {
    if (input.type === 'timer') return input;
    return { ...input, seat: need(seatsOf(recording.seats)[(input.seat + 1) % recording.seats]) };
  }
});
