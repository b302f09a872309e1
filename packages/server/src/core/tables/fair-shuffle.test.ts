import { randomBytes } from 'node:crypto';
import { findGame } from '@saloon/catalog';
import { hashOf, type Seat, seat } from '@saloon/kernel';
import type { TableId } from '@saloon/protocol';
import { type Evidence, parseShare, type Share, sealOf, termsHash, verifyRecording } from '@saloon/recording';
import { expect, test } from 'vitest';
import type { TestClient } from '../../testing/client.ts';
import { playToTheEnd } from '../../testing/play.ts';
import { realServer } from '../../testing/real-server.ts';
import { connectTo } from '../../testing/ws-client.ts';

const nap = (millis: number) => new Promise<void>((resolve) => setTimeout(resolve, millis));

function newShare(): Share {
  return parseShare(randomBytes(32).toString('hex')) ?? expect.fail('32 bytes are a share');
}

/** Somebody with a share of their own over a real socket, who keeps what they are shown. */
class Cutter {
  readonly client: TestClient;
  readonly share = newShare();
  readonly at: Seat;
  evidence: Evidence = {};

  constructor(client: TestClient, at: Seat) {
    this.client = client;
    this.at = at;
  }

  /** The commitment, before anything is settled. */
  look(table: TableId): void {
    this.evidence = { table, commitment: this.client.table(table).info.seedHash, shares: [this.share] };
  }

  /** Waits until the seals are settled, keeps the terms, and shows the share. */
  async cut(table: TableId): Promise<void> {
    while (this.client.table(table).info.shuffle?.settled === undefined) await nap(5);
    const { game, options, shuffle, seedHash = '' } = this.client.table(table).info;
    const { seals, settled } = shuffle ?? expect.fail('it is settled');
    const names = settled?.names ?? [];
    const terms = termsHash({ table, game, options, names, commitment: seedHash, seals });
    this.evidence = { ...this.evidence, terms };
    expect(await this.client.order(table, { type: 'show-share', share: this.share })).toMatchObject({ type: 'done' });
  }

  async end(table: TableId): Promise<void> {
    while (this.client.table(table).info.phase !== 'over') await nap(5);
    const { info, view } = this.client.table(table);
    const log = info.phase === 'over' ? info.log : undefined;
    this.evidence = { ...this.evidence, log, seen: { seat: this.at, view: hashOf(view) } };
  }
}

test('two clients over real sockets add to the shuffle, and the recording agrees with what each of them kept', async () => {
  const { port } = await realServer();
  const [ann, bob] = [new Cutter(await connectTo(port), seat(0)), new Cutter(await connectTo(port), seat(1))];
  await ann.client.hello('Ann');
  await bob.client.hello('Bob');
  const table = await ann.client.open({
    seats: [{ type: 'me' }, { type: 'open' }],
    options: { rounds: 1, raceMode: 'sealed' },
    seal: sealOf(ann.share),
  });
  for (const one of [ann, bob]) {
    await one.client.join(table);
    one.look(table);
  }
  await bob.client.order(table, { type: 'sit', seat: 1, seal: sealOf(bob.share) });
  const cutting = [ann.cut(table), bob.cut(table)];
  await ann.client.order(table, { type: 'start' });
  await Promise.all(cutting);
  await playToTheEnd([ann.client, bob.client], table, () => nap(1));
  await Promise.all([ann.end(table), bob.end(table)]);

  const answer = await fetch(`http://127.0.0.1:${port}/api/tables/${table}/recording`);
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${table}.saloon.json"`);
  expect(answer.headers.get('content-type')).toContain('application/json');
  const text = await answer.text();
  for (const { evidence } of [ann, bob]) {
    expect(verifyRecording(text, findGame, evidence)).toMatchObject({
      ok: true,
      shuffle: 'shared',
      shares: [0, 1],
      compared: ['table', 'commitment', 'shares', 'terms', 'log', 'seen'],
    });
  }
  const other = { ...ann.evidence, shares: [newShare()] };
  expect(verifyRecording(text, findGame, other)).toEqual({ ok: false, fault: 'share-missing' });
});
