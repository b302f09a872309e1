export type SoakSetup = { readonly port: number; readonly seed: number; readonly parties: number };

export const HAPPENINGS = [
  'comings',
  'goings',
  'reconnects',
  'words',
  'moves',
  'games finished',
  'rematches',
  'games abandoned',
  'tables taken up again',
  'refusals',
] as const;
export type Happening = (typeof HAPPENINGS)[number];
export type Counts = Readonly<Record<Happening, number>>;

/** What the bench tells the clients: report what happened so far, or leave. */
export type SoakOrder = 'counts' | 'leave';
export type SoakAnswer =
  | { readonly type: 'begun' }
  | { readonly type: 'counts'; readonly counts: Counts }
  | { readonly type: 'left' }
  | { readonly type: 'failed'; readonly why: string };
