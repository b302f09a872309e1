/** What every table says in the same words. Every other language has the shape of this one. */
export const en = {
  you: 'you',
  next: 'next',
  turn: 'turn',
  away: 'away',
  ready: 'ready',
  choosing: 'choosing',
  sent: 'sent',
  stillSending: 'Still sending…',
  rule: 'The rule',
  ruleOfQuestion: 'The rule behind this question',
  again: 'press again',
  armed: (label: string) => `${label}: press again to send, Escape takes it back.`,
  onlyYouSee: 'Only you see this.',
  question: 'Question',
  hand: 'Your hand',
  noCards: 'No cards in hand',
  opponents: 'Opponents',
  board: 'The table in words',
  skip: 'Skip',
  toEnd: 'To the end',
  sorted: { 'by-kind': 'The hand lies by kind.', 'as-it-came': 'The hand lies as it came.' },
  /** What a screen reader says of a card in the hand. */
  card: (name: string, state: 'can' | 'selected' | 'sent' | 'idle', n: number, of: number): string => {
    const states = { can: ', playable', selected: ', selected', sent: ', sent', idle: '' };
    return `${name}${states[state]}, ${n} of ${of}`;
  },
  cardOff: (name: string, why: string) => `${name}, not playable: ${why}`,
};

export type SharedWords = typeof en;
