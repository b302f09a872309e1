import fc from 'fast-check';

/** The seed of every random test, so that a run can be repeated on any machine. The long suite has its own. */
const USUAL = process.env.SALOON_LONG === '1' ? 1899 : 45;

const asked = process.env.SALOON_FC_SEED;
if (asked !== 'random') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(asked ?? USUAL) });
