/** Texts that all tables share. Every other language has the same keys. */
export const en = {
  you: 'you',
  next: 'next',
  turn: 'turn',
  away: 'away',
  ready: 'ready',
  choosing: 'choosing',
  sent: 'sent',
  stillSending: 'Still sending…',
  gone: (names: string, n: number) => `${names} ${n === 1 ? 'isn’t' : 'aren’t'} connected.`,
  rule: 'The rule',
  ruleOfQuestion: 'The rule behind this question',
  confirm: 'Press again to confirm',
  hintPlay: 'Play it',
  hintMore: 'Why, and other moves',
  byItself: 'plays on its own',
  harmful: 'harms you',
  armed: (label: string) => `${label}. Press again to confirm.`,
  onlyYouSee: 'Only you see this.',
  question: 'Question',
  hand: 'Your hand',
  noCards: 'No cards in hand',
  opponents: 'Opponents',
  board: 'Table as text',
  skip: 'Skip',
  toEnd: 'To the end',
  sorted: { 'by-kind': 'Hand sorted by type.', 'as-it-came': 'Hand in the order you got it.' },
  /** What a screen reader says about a card in the hand. */
  card: (name: string, state: 'can' | 'selected' | 'sent' | 'idle', n: number, of: number): string => {
    const states = { can: ', playable', selected: ', selected', sent: ', sent', idle: '' };
    return `${name}${states[state]}, ${n} of ${of}`;
  },
  cardOff: (name: string, why: string) => `${name}, not playable: ${why}`,
};

export type SharedWords = typeof en;
