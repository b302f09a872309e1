import { useEffect, useRef } from 'preact/hooks';
import { settings } from '../../core/settings/store.ts';
import { type Ask, freshAsks } from '../../shell/asks.ts';
import { clearNotifications, mayNotify, notify } from './notifications.ts';

/**
 * Tells people in another tab or app that it's their turn: with a badge on the installed app's icon, and with a
 * notification if they want it.
 */
export function useNotifications(asks: readonly Ask[]): void {
  const before = useRef<readonly Ask[]>([]);
  const count = asks.length;
  useEffect(() => {
    const fresh = freshAsks(before.current, asks);
    before.current = asks;
    if (!document.hidden || !settings.peek().isNotified || !mayNotify()) return;
    for (const ask of fresh) void notify(ask).catch(() => undefined);
  }, [asks]);
  useEffect(() => {
    // Not every browser can show a badge.
    if (!('setAppBadge' in navigator)) return;
    void (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
  }, [count]);
  useEffect(() => {
    const look = () => {
      if (!document.hidden && mayNotify()) void clearNotifications().catch(() => undefined);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}
