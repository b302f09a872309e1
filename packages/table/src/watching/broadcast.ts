import type { Viewer } from '@saloon/kernel';
import type { Version } from '@saloon/protocol';

/** A viewer, or a big screen: it sees what a spectator sees, and is never delayed. */
export type Watcher = Viewer | 'screen';

/** A step for every connection with this view, as JSON. */
export type Broadcast = { readonly to: Watcher; readonly version: Version; readonly text: string };
