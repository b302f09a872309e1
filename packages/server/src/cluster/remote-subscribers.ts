import type { UserId } from '@saloon/protocol';
import type { House } from '../house.ts';
import type { ServerId } from '../store/store.ts';
import { sendHint } from '../tables/hints.ts';
import type { ClusterChannel } from './channel.ts';
import type { ClusterMessage, RemoteJoin, SubscriptionNo } from './messages.ts';
import { RemoteSubscriber } from './remote-subscriber.ts';

/** A table that could not be read is not asked for again at once. */
const UNREAD_PAUSE = 500;

/** Those who look at our tables from other servers. */
export class RemoteSubscribers {
  readonly #house: House;
  readonly #post: ClusterChannel;
  readonly #fronts = new Map<ServerId, Map<SubscriptionNo, RemoteSubscriber>>();

  constructor(house: House, post: ClusterChannel) {
    this.#house = house;
    this.#post = post;
  }

  get size(): number {
    let size = 0;
    for (const envoys of this.#fronts.values()) size += envoys.size;
    return size;
  }

  hear(from: ServerId, letter: ClusterMessage): void {
    switch (letter.type) {
      case 'join':
        return this.#join(from, letter);
      case 'all': {
        const places = new Set(letter.places);
        for (const envoy of this.#of(from)) if (!places.has(envoy.place)) this.#leave(envoy);
        return;
      }
      case 'leave':
      case 'do':
      case 'ask-hint':
      case 'line': {
        const envoy = this.#fronts.get(from)?.get(letter.place);
        // One that we let go meanwhile: what it asks for is asked again of whoever holds the table.
        if (envoy !== undefined) this.#speak(envoy, letter);
        return;
      }
      default:
        return;
    }
  }

  #join(from: ServerId, join: RemoteJoin): void {
    const { tables } = this.#house;
    const known = this.#fronts.get(from)?.get(join.place);
    const envoy = known ?? this.#make(from, join);
    envoy.roundTrip = join.roundTrip;
    tables.find(join.table, (found) => {
      if (this.#fronts.get(from)?.get(join.place) !== envoy) return;
      if (found.type === 'here') tables.subscribe(found.table, envoy, envoy.person, join.since);
      else if (found.type === 'nowhere') envoy.send(found.gone);
      else if (found.type === 'there') envoy.rejoin(join.table, -1);
      else this.#house.clock.after(UNREAD_PAUSE, () => envoy.rejoin(join.table, -1));
    });
  }

  #make(from: ServerId, join: RemoteJoin): RemoteSubscriber {
    const envoy = new RemoteSubscriber(this.#post, from, join, (ended) => this.#forget(ended));
    const envoys = this.#fronts.get(from) ?? new Map<SubscriptionNo, RemoteSubscriber>();
    this.#fronts.set(from, envoys);
    envoys.set(join.place, envoy);
    return envoy;
  }

  #speak(
    envoy: RemoteSubscriber,
    letter: Extract<ClusterMessage, { type: 'leave' | 'do' | 'ask-hint' | 'line' }>,
  ): void {
    const { tables } = this.#house;
    if (letter.type === 'leave') return this.#leave(envoy);
    if (letter.type === 'line') {
      envoy.roundTrip = letter.roundTrip;
      envoy.lateness = letter.lateness;
    }
    tables.afterLoading(envoy.table, () => {
      const attachment = envoy.joined.get(envoy.table);
      if (attachment === undefined) return;
      switch (letter.type) {
        case 'do': {
          const refusal = envoy.refusals.get(letter.id);
          if (refusal !== undefined) return envoy.refuse(letter.id, refusal.code, envoy.table, refusal.at);
          return void tables.play(attachment, letter.id, letter.command);
        }
        case 'ask-hint':
          return sendHint(this.#house, attachment, letter.id);
        case 'line':
          return attachment.table.reportLatency(attachment);
      }
    });
  }

  /** Whoever was here from this server is gone: its lines are cut, or it is no more. */
  removeAll(front: ServerId): void {
    for (const envoy of this.#of(front)) this.#leave(envoy);
  }

  rename(user: UserId, name: string): void {
    for (const envoys of this.#fronts.values()) {
      for (const { person: visitor } of envoys.values()) if (visitor.identity.user === user) visitor.name = name;
    }
  }

  #of(front: ServerId): readonly RemoteSubscriber[] {
    return [...(this.#fronts.get(front)?.values() ?? [])];
  }

  #leave(envoy: RemoteSubscriber): void {
    this.#forget(envoy);
    const attachment = envoy.joined.get(envoy.table);
    if (attachment !== undefined) this.#house.guard(() => attachment.table.leave(attachment));
  }

  #forget({ front, place }: RemoteSubscriber): void {
    const envoys = this.#fronts.get(front);
    if (envoys?.delete(place) && envoys.size === 0) this.#fronts.delete(front);
  }
}
