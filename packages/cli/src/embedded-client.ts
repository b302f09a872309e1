import { getAssetKeys, getRawAsset } from 'node:sea';

/** The folder of the web client among the files in the single executable. */
export const EMBEDDED_CLIENT = 'web/';

/** The web client that the single executable (`npm run release`) carries, by file name. */
export const embeddedClient = (): ReadonlyMap<string, Buffer> =>
  new Map(
    getAssetKeys()
      .filter((key) => key.startsWith(EMBEDDED_CLIENT))
      .map((key) => [key.slice(EMBEDDED_CLIENT.length), Buffer.from(getRawAsset(key))]),
  );
