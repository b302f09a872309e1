import type { FriendInfo, Friends, PersonInfo, Relation, Target, UserId } from '@saloon/protocol';
import type { Core } from '../../core/core.ts';
import { Refusal } from '../../core/http/refusal.ts';
import { type FindPerson, infoOf, NOBODY } from '../people/find-person.ts';
import type { Presence } from '../people/presence.ts';
import type { Tie, TieRecords } from './tie-records.ts';

/** Friends of one person, and requests that wait for an answer. */
const MOST_FRIENDS = 500;
const MOST_ASKED = 100;
/** People whom one person has muted, and blocked: every server keeps the blocked ones in memory. */
const MOST_HIDDEN = 1000;
export type FriendsDeps = Pick<Core, 'people' | 'accountLimits'> & {
  readonly ties: TieRecords;
  readonly find: FindPerson['find'];
  readonly presence: Presence;
  readonly wall: () => number;
  /** The friends of these users have changed: their pages fetch them again. */
  readonly changed: (...users: readonly UserId[]) => void;
  /** One person blocks another or no longer does, on every server. */
  readonly onBlocked: (user: UserId, other: UserId, isBlocked: boolean) => void;
};

/** Friends, mutes and blocks. Refuses in the same words and the same time for unknown, deleted and unwilling people. */
export class FriendList {
  readonly #deps: FriendsDeps;

  constructor(deps: FriendsDeps) {
    this.#deps = deps;
  }

  async list(user: UserId): Promise<Friends> {
    const { people: records, presence } = this.#deps;
    const ties = await this.#deps.ties.of(user);
    const others = [...new Set(ties.map((tie) => otherOf(user, tie)))];
    const known = new Map((await this.#infos(others)).map((info) => [info.user, info]));
    const people = new Map((await records.findAll(others)).map((person) => [person.id, person]));
    const states = presence.of(others);
    const pick = (wanted: (tie: Tie) => boolean): readonly PersonInfo[] =>
      ties.filter(wanted).flatMap((tie) => known.get(otherOf(user, tie)) ?? []);
    const friends = ties.flatMap(({ user: from, other, kind, at }): FriendInfo[] => {
      const info = known.get(other);
      if (from !== user || kind !== 'friend' || info === undefined) return [];
      const state = people.get(other)?.showsOnline === false ? undefined : states.get(other);
      return [{ ...info, since: at, ...(state === undefined ? {} : { presence: state }) }];
    });
    return {
      friends,
      asking: pick(({ other, kind }) => kind === 'asked' && other === user),
      asked: pick(({ user: from, kind }) => kind === 'asked' && from === user),
      blocked: pick(({ kind }) => kind === 'blocked'),
      muted: pick(({ kind }) => kind === 'muted'),
    };
  }

  /** Asks somebody to be friends, or agrees if they have asked. */
  async ask(user: UserId, target: Target): Promise<'asked' | 'friends'> {
    const { ties, people, accountLimits, wall, changed } = this.#deps;
    if (!accountLimits.mayContact(user)) throw new Refusal(429, 'too-many-requests');
    if (!(await people.isKept(user))) throw new Refusal(403, 'not-kept');
    const found = await this.#deps.find(target);
    const between = await ties.between(user, found?.id ?? NOBODY);
    const has = (from: UserId, kind: Tie['kind']) => between.some((tie) => tie.user === from && tie.kind === kind);
    if (found?.id === user) throw new Refusal(409, 'yourself');
    if (found === undefined || has(found.id, 'blocked')) throw new Refusal(404, 'no-such-person');
    const other = found.id;
    if (has(user, 'friend')) return 'friends';
    if (has(user, 'blocked')) await this.unblock(user, other);
    if (has(other, 'asked')) {
      const state = await ties.befriend(user, other, wall(), MOST_FRIENDS);
      if (state === 'friends') {
        changed(user, other);
        return state;
      }
      if (state !== 'not-asked') throw new Refusal(409, state);
    }
    const isAsked = await ties.add({ user, other, kind: 'asked', at: wall() }, MOST_ASKED);
    if (!isAsked) throw new Refusal(409, 'too-many-requests-open');
    // They may have asked at the same moment, or agreed to an earlier request.
    const met = await ties.befriend(user, other, wall(), MOST_FRIENDS);
    changed(user, other);
    return met === 'friends' ? met : 'asked';
  }

  async part(user: UserId, other: UserId): Promise<void> {
    await this.#deps.ties.part(user, other);
    this.#deps.changed(user, other);
  }

  async block(user: UserId, other: UserId): Promise<void> {
    if (user === other) throw new Refusal(409, 'yourself');
    const isDone = await this.#deps.ties.block(user, other, this.#deps.wall(), MOST_HIDDEN);
    if (!isDone) throw new Refusal(409, 'too-many-hidden');
    this.#deps.onBlocked(user, other, true);
    this.#deps.changed(user, other);
  }

  async unblock(user: UserId, other: UserId): Promise<void> {
    await this.#deps.ties.remove(user, other, 'blocked');
    this.#deps.onBlocked(user, other, false);
    this.#deps.changed(user);
  }

  async mute(user: UserId, other: UserId, isMuted: boolean): Promise<void> {
    const { ties } = this.#deps;
    if (isMuted) {
      if (user === other) throw new Refusal(409, 'yourself');
      const isDone = await ties.add({ user, other, kind: 'muted', at: this.#deps.wall() }, MOST_HIDDEN);
      if (!isDone) throw new Refusal(409, 'too-many-hidden');
    } else await ties.remove(user, other, 'muted');
    this.#deps.changed(user);
  }

  async areFriends(user: UserId, other: UserId): Promise<boolean> {
    const between = await this.#deps.ties.between(user, other);
    return between.some(({ kind }) => kind === 'friend');
  }

  async isBlockedBy(user: UserId, other: UserId): Promise<boolean> {
    const between = await this.#deps.ties.between(user, other);
    return between.some((tie) => tie.user === other && tie.kind === 'blocked');
  }

  /** How this user stands to each of the others. */
  async relations(
    user: UserId,
  ): Promise<(other: UserId) => { readonly relation: Relation; readonly isMuted: boolean }> {
    const ties = await this.#deps.ties.of(user);
    return (other) => {
      const about = ties.filter((tie) => otherOf(user, tie) === other);
      const has = (kind: Tie['kind'], from: UserId) => about.some((tie) => tie.kind === kind && tie.user === from);
      const isMuted = has('muted', user);
      if (other === user) return { relation: 'you', isMuted: false };
      if (has('blocked', user)) return { relation: 'blocked', isMuted: true };
      if (has('friend', user)) return { relation: 'friend', isMuted };
      if (has('asked', user)) return { relation: 'asked', isMuted };
      if (has('asked', other)) return { relation: 'asking', isMuted };
      return { relation: 'none', isMuted };
    };
  }

  /** The people whose chat this user doesn't read: muted or blocked. */
  async unread(user: UserId): Promise<readonly UserId[]> {
    const ties = await this.#deps.ties.of(user);
    return ties.filter((tie) => tie.user === user && HIDING.has(tie.kind)).map(({ other }) => other);
  }

  /** What everybody may see of these people. Guests are left out. */
  async #infos(users: readonly UserId[]): Promise<readonly PersonInfo[]> {
    const people = await this.#deps.people.findAll(users);
    return people.filter(({ deletedAt }) => deletedAt === undefined).map(infoOf);
  }
}

const HIDING: ReadonlySet<Tie['kind']> = new Set(['muted', 'blocked']);

const otherOf = (user: UserId, tie: Tie): UserId => (tie.user === user ? tie.other : tie.user);
