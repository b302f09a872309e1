/** Texts for playing on one device. Every other language has the same keys. */
export const en = {
  /** In the form for a new table. */
  form: {
    passed: 'One device, passed around',
    passedHint: 'Everyone plays on this device. Each hand stays behind the doors until its player opens them.',
    around: 'One tablet, real slaps',
    aroundHint:
      'Lay the device on the table: each player has an edge, and races are slapped on the glass. Races are always in real time here, never sealed.',
    person: 'A person',
    name: (seat: number) => `Name, seat ${seat}`,
    nobody: (seat: number) => `Player ${seat}`,
    start: 'Deal the cards',
    twoPeople: 'At least two people have to share the device.',
    here: 'The game stays on this device and needs no network.',
    longNames: 'Give each person a different name.',
  },
  pass: 'Pass the device to',
  again: 'Still your turn',
  hold: (name: string) => `${name}, hold to open`,
  lookAway: 'Everyone else, look away',
  keep: 'Keep holding…',
  letGo: 'Let go and the doors swing shut',
  since: 'Since your last turn',
  nothing: 'Nothing has happened yet.',
  public: 'Everyone can see this part.',
  earlier: (count: number) => `${count} earlier`,
  table: 'See the table',
  curtain: 'Close the doors',
  hide: 'Hide my cards',
  senses: 'Hide my cards when I put the device down',
  sensesOn: 'Put the device down and the cards hide.',
  doors: 'The doors are shut',
};

export type PassWords = typeof en;
