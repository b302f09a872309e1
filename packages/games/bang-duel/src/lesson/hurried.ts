import { type LessonPlay, type Seat, seat } from '@saloon/kernel';

export const YOU = seat(0);
export const JESSE = seat(1);

/** Turns that play by themselves; steps with a text wait until it is read. */
const BRISK = 300;
const READ = 1700;
/** The last of these still runs when the learner is asked. */
const SETTLED = 1000;
const hurried =
  (seat: Seat) =>
  (move: string, after = BRISK): LessonPlay => ({ seat, move, after });
const [you, jesse] = [hurried(YOU), hurried(JESSE)];

/** Jesse lays the Dynamite that explodes with Jesse's next turn, and the law shoots at the Dalton Brothers. */
export const DYNAMITE: readonly LessonPlay[] = [
  jesse('play card=dynamite:outlaw:barrel target=jack-ransom', READ),
  jesse('play card=knife:outlaw:snake target=wyatt-earp'),
  you('try-barrel'),
  you('take-hit'),
  jesse('end-phase'),
  jesse('discard card=hat:outlaw:horseshoe'),
  jesse('discard card=general-store:outlaw:horseshoe'),
  you('play card=carbine:law:horseshoe target=dalton-brothers'),
  jesse('take-hit'),
  you('play card=duel:law:dynamite target=dalton-brothers'),
  jesse('decline'),
  you('play card=general-store:law:snake'),
  you('pick card=water:law:snake'),
  jesse('pick card=colt:outlaw:dynamite'),
  you('pick card=carbine:law:horseshoe'),
  you('end-phase'),
  you('discard card=schoolmarm:law:horseshoe'),
];

/** The Gatling kills two together. */
export const GATLING: readonly LessonPlay[] = [
  jesse('play card=colt:outlaw:dynamite target=wyatt-earp', READ),
  you('try-barrel'),
  jesse('end-phase'),
  jesse('discard card=beer:outlaw:barrel'),
  jesse('discard card=carbine:outlaw:barrel'),
  jesse('discard card=remington:outlaw:snake'),
  jesse('discard card=remington:outlaw:barrel'),
  jesse('discard card=robbery:outlaw:barrel'),
  you('play card=gatling:law:barrel'),
  jesse('take-hit'),
  you('dodge card=return-fire:law:horseshoe'),
  jesse('take-hit'),
];

/** Tuco Ramirez, alone, down to his last cartridge; the law has only cards to reload in hand. */
export const ALONE: readonly LessonPlay[] = [
  jesse('take-hit', READ),
  you('play card=carbine:law:horseshoe target=tuco-ramirez'),
  jesse('take-hit'),
  you('end-phase'),
  jesse('play card=indians:outlaw:horseshoe as=colt target=wyatt-earp'),
  you('try-barrel'),
  jesse('end-phase'),
  jesse('discard card=sight:outlaw:horseshoe'),
  jesse('discard card=barrel:outlaw:snake'),
  jesse('discard card=pocket-watch:outlaw:horseshoe'),
  jesse('discard card=knife:outlaw:horseshoe'),
  jesse('discard card=colt:outlaw:dynamite'),
  you('play card=wagon:law:barrel'),
  you('discard card=holster:law:dynamite'),
  you('play card=derringer:law:horseshoe target=tuco-ramirez'),
  jesse('take-hit'),
  you('play card=derringer:law:snake target=tuco-ramirez'),
  jesse('dodge card=pocket-watch:outlaw:horseshoe'),
  you('end-phase'),
  you('discard card=missed:law:snake'),
  jesse('end-phase', SETTLED),
  jesse('discard card=robbery:outlaw:horseshoe', SETTLED),
];
