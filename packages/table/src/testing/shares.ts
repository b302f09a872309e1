import { hashOf, rngFrom, seat, seedOf, sha256 } from '@saloon/kernel';
import type { TableInfo, UserId } from '@saloon/protocol';
import { type Evidence, parseShare, type Share, sealOf, termsHash } from '@saloon/recording';
import type { Opening } from '../fields/opening.ts';
import { playUntil } from './play-on.ts';
import { ann, openingOf, type Setting, TestTable } from './test-table.ts';

/** What this person's browser adds to every shuffle of a test. */
export function shareOf(user: UserId): Share {
  const share = parseShare(sha256(`share of ${user}`));
  if (share === undefined) throw new Error('Cannot make a share: a hash is none');
  return share;
}

export const sealFor = (user: UserId): string => sealOf(shareOf(user));

/** An opening with the host's seal. */
export function sealedOpening(setting: Setting): Opening {
  const opening = openingOf(setting);
  return { ...opening, request: { ...opening.request, seal: sealFor(ann) } };
}

/** A table at which these people sit, each with a seal; the game has not begun. */
export function sealedTable(people: readonly UserId[], setting: Partial<Setting> = {}): TestTable {
  const seats = people.map((_, i) => (i === 0 ? 'me' : 'open') as 'me' | 'open');
  const table = new TestTable(sealedOpening({ seats: [...seats, ...(setting.seats ?? [])], ...withoutSeats(setting) }));
  table.come(...people);
  for (const [seat, user] of people.entries())
    if (seat > 0) table.must(user, { type: 'sit', seat, seal: sealFor(user) });
  table.at = 1000;
  return table;
}

const withoutSeats = ({ seats: _seats, ...rest }: Partial<Setting>) => rest;

export const show = (table: TestTable, user: UserId) => table.do(user, { type: 'show-share', share: shareOf(user) });

/** What an honest browser keeps: what it saw settled, its own share, and how the game ended before its eyes. */
class Witness {
  #kept: Evidence = {};
  readonly #user: UserId;

  constructor(user: UserId) {
    this.#user = user;
  }

  look({ id: table, game, options, seedHash, shuffle, ...info }: TableInfo, view: unknown, at: number): void {
    const commitment = seedHash ?? '';
    if (info.phase === 'waiting' && shuffle?.settled !== undefined) {
      const { names } = shuffle.settled;
      const terms = termsHash({ table, game, options, names, commitment, seals: shuffle.seals });
      this.#kept = { table, commitment, terms, shares: [shareOf(this.#user)], seals: [sealFor(this.#user)] };
    }
    if (info.phase === 'over')
      this.#kept = { ...this.#kept, log: info.log, seen: { seat: seat(at), view: hashOf(view) } };
  }

  get evidence(): Evidence {
    return this.#kept;
  }
}

/** A whole game to which everybody added, and what each of them kept of it. */
export function sharedGame(
  people: readonly UserId[],
  setting: Partial<Setting> = {},
): { readonly table: TestTable; readonly witnesses: ReadonlyMap<UserId, Witness> } {
  const table = sealedTable(people, { options: { rounds: 1 }, ...setting });
  const witnesses = new Map(people.map((user) => [user, new Witness(user)]));
  const look = () => {
    for (const [i, user] of people.entries()) {
      const { info, view } = table.client(user);
      witnesses.get(user)?.look(info, view, i);
    }
  };
  for (const user of people) table.attach(user);
  table.must(ann, { type: 'start' });
  look();
  for (const user of people) show(table, user);
  playUntil(table, people, rngFrom(seedOf(4)), () => false);
  look();
  return { table, witnesses };
}
