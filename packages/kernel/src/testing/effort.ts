/** The long suite (`npm run test:long`) plays more random games than `npm test`, and with other seeds. */
export const isLongSuite = process.env.SALOON_LONG === '1';

/** How many random games, messages or seeds a test tries: `usual` in `npm test`, `long` in `npm run test:long`. */
export const tries = (usual: number, long: number): number => (isLongSuite ? long : usual);
