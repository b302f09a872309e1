import { t } from '../core/i18n/index.ts';
import { toast } from '../kit/toast.tsx';
import { UNSAVED } from './unsaved-channel.ts';

let isListening = false;

/** Tells the player that a game in this browser can't be continued after a reload. */
export function listenForUnsaved(): void {
  if (isListening || typeof BroadcastChannel === 'undefined') return;
  isListening = true;
  new BroadcastChannel(UNSAVED).onmessage = () => toast(t().table.unsaved, 'harm');
}
