/**
 * Carries words between the servers of one house: to everybody who listens on a channel, at most once, and what one
 * server says, on whatever channels, in the order in which it says it. While the line is down nothing arrives, not even
 * later: whoever needs to know that something was missed counts.
 */
export interface Bus {
  readonly isUp: boolean;
  publish(channel: string, text: string): void;
  /** Resolves once the channel is heard, or will be as soon as the line is up; after a broken line it is heard again by itself. */
  subscribe(channel: string, hear: (text: string) => void): Promise<void>;
  /** Calls back whenever the line comes or goes. */
  watch(changed: (isUp: boolean) => void): void;
  close(): Promise<void>;
}
