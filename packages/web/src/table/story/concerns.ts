import type { Seat } from '@saloon/kernel';
import type { GameTable } from '../../core/games/contract.ts';
import { settings } from '../../core/settings/store.ts';
import type { StoryOptions } from './story-queue.ts';

/** Tells which moments concern the viewer, from the game's `happened`. */
export function concerns({ happened }: GameTable, viewer: () => Seat | undefined): StoryOptions<never>['isOwn'] {
  return (events, before, after) => {
    const you = viewer();
    if (happened === undefined || you === undefined || before === undefined || before === null) return false;
    const at = { before, after, you, lang: settings.peek().lang, names: String };
    return events.some((event) => happened(event, at) !== undefined);
  };
}
