/** Texts of the page "My games". Every other language has the same keys. */
export const en = {
  title: 'My games',
  openFile: 'Open a recorded game from a file',
};

export type MyGamesWords = typeof en;
