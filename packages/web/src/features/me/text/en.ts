import type { Figure } from '../../../kit/figures/figures.ts';

const figures: Readonly<Record<Figure, string>> = {
  tuco: 'Tuco',
  doc: 'Doc',
  belle: 'Belle',
  cheyenne: 'Cheyenne',
  django: 'Django',
  ghost: 'Ghost',
  marshal: 'Marshal',
  annie: 'Annie',
  pat: 'Pat',
  ramirez: 'Ramirez',
  kitty: 'Kitty',
};

/** Texts of the page "Me". Every other language has the same keys. */
export const en = {
  title: 'Me',
  you: 'Name and portrait',
  rename: 'Change name',
  profile: 'Your profile',
  portrait: 'Portrait',
  portraitLater: 'Others see it once you keep your name.',
  portraitShown: 'Others see it.',
  portraitOff: 'Press it again to take it off.',
  devices: 'Notifications and devices',
  figures,
};

export type MeWords = typeof en;
