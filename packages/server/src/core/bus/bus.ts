/**
 * Publish and subscribe between the servers of an installation. A packet is delivered at most once, and the packets of one
 * server arrive in the order of sending, across channels. What is sent while the bus is down is lost; `ClusterChannel`
 * numbers its packets to notice that.
 */
export interface Bus {
  readonly isUp: boolean;
  publish(channel: string, text: string): void;
  /** Resolves once subscribed, or when that will happen as soon as the bus is up. Resubscribes after a disconnect. */
  subscribe(channel: string, hear: (text: string) => void): Promise<void>;
  /** Calls back whenever the bus goes up or down. */
  watch(changed: (isUp: boolean) => void): void;
  close(): Promise<void>;
}
