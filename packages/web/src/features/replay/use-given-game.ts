import type { GameId } from '@saloon/kernel';
import { useEffect, useState } from 'preact/hooks';
import { splitHash, unpackedText } from './logic/game-link.ts';
import { LARGEST } from './use-recording.ts';

/** The files' addresses: each is loaded only when somebody opens it. */
const SAMPLES: Readonly<Record<string, string>> = {
  'wright-brothers': new URL('./samples/wright-brothers.saloon.json', import.meta.url).href,
  'colt-express': new URL('./samples/colt-express.saloon.json', import.meta.url).href,
  'bang-duel': new URL('./samples/bang-duel.saloon.json', import.meta.url).href,
  'caliber-45': new URL('./samples/caliber-45.saloon.json', import.meta.url).href,
};

type Given = { readonly text: string } | 'loading' | undefined;

/** The game that comes with the client or in this page's address. Undefined where the page has neither. */
export function useGivenGame(sample: GameId | undefined): Given {
  const url = sample === undefined ? undefined : SAMPLES[sample];
  const { packed } = splitHash(location.hash);
  const [given, setGiven] = useState<Given>(url === undefined && packed === undefined ? undefined : 'loading');
  useEffect(() => {
    let isOld = false;
    // An empty text is refused by the parser, with words for the reader.
    const take = (text = '') => isOld || setGiven({ text });
    if (url !== undefined) {
      fetch(url)
        .then((response) => response.text())
        .then(take, () => take());
    } else if (packed !== undefined) void unpackedText(packed, LARGEST).then(take);
    return () => {
      isOld = true;
    };
  }, [url]);
  return given;
}
