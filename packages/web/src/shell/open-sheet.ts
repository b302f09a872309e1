import { signal } from '@preact/signals';
import type { GameId } from '@saloon/kernel';

/** Whom to play with: bots, friends by a link, or people in the same room. */
export type Company = 'bots' | 'friends' | 'screen';

type OpenSheet =
  | 'help'
  | 'settings'
  | 'name'
  | 'quick-match'
  | { readonly type: 'open-table'; readonly game: GameId }
  | { readonly type: 'choose-game'; readonly company: Company };

/** The sheet over the page. `app/sheets.tsx` shows it. */
export const sheet = signal<OpenSheet | undefined>(undefined);

/** Opens a sheet over any page, one at a time. */
export function openSheet(opened: OpenSheet): void {
  sheet.value = opened;
}
