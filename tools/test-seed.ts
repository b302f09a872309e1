import fc from 'fast-check';

/** The seed of every random test, so that a run that failed fails again, and one that passed passes on every machine. */
const USUAL = 45;

const asked = process.env.SALOON_FC_SEED;
if (asked !== 'random') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(asked ?? USUAL) });
