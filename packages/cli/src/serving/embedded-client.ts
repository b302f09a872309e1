import { getAssetKeys, getRawAsset } from 'node:sea';

/** The web client's folder inside the single executable. */
export const EMBEDDED_CLIENT = 'web/';

/** The files of the web client inside the single executable (`npm run release`), by name. */
export const embeddedClient = (): ReadonlyMap<string, Buffer> =>
  new Map(
    getAssetKeys()
      .filter((key) => key.startsWith(EMBEDDED_CLIENT))
      .map((key) => [key.slice(EMBEDDED_CLIENT.length), Buffer.from(getRawAsset(key))]),
  );
