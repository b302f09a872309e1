import './gallery.css';
import { useMemo } from 'preact/hooks';
import { pathTo } from '../../core/router/paths.ts';
import type { Settings } from '../../core/settings/settings.ts';
import { change } from '../../core/settings/store.ts';
import { Broken, Shuffling, useLoaded } from '../../kit/lazy.tsx';
import { SceneFrame } from './frame.tsx';
import { loadNames } from './staged.ts';

const SIZES = ['390x844', '360x640', '844x390', '820x1180', '1024x768', '1366x768', '1440x900'];

/** Takes `lang`, `theme` and `hand` from the address, so that a link shows the same to everybody. */
function useAddress(): URLSearchParams {
  return useMemo(() => {
    const query = new URLSearchParams(location.search);
    const wanted: Partial<Settings> = {
      ...(query.get('lang') === 'ru' && { lang: 'ru' }),
      ...(query.get('lang') === 'en' && { lang: 'en' }),
      ...(query.get('theme') === 'day' && { theme: 'day' }),
      ...(query.get('theme') === 'night' && { theme: 'night' }),
      ...(query.has('hand') && { isLeftHanded: query.get('hand') === 'left' }),
    };
    if (Object.keys(wanted).length > 0) change(wanted);
    return query;
  }, []);
}

type GalleryProps = { readonly game: string; readonly scene: string };

/** Every table in its hard situations, for developers: a page with all of them, or one as large as the window. */
export function GalleryPage({ game, scene }: GalleryProps) {
  const query = useAddress();
  return scene === '' ? <Frames game={game} query={query} /> : <SceneFrame game={game} scene={scene} />;
}

function Frames({ game, query }: { readonly game: string; readonly query: URLSearchParams }) {
  const names = useLoaded('gallery', loadNames);
  if (names === 'loading') return <Shuffling />;
  if (names === 'failed') return <Broken />;
  const sizes = query.get('sizes')?.split(',') ?? SIZES;
  const look = ['lang', 'theme', 'hand'].flatMap((name) => (query.has(name) ? [`${name}=${query.get(name)}`] : []));
  return (
    <main id="main" class="gallery">
      {names
        .filter(([of]) => game === '' || of === game)
        .map(([of, scene]) => (
          <section key={`${of}/${scene}`}>
            <h2 class="sign">
              <a href={pathTo('/gallery/:game', { game: of })}>{of}</a> {scene}
            </h2>
            {sizes.map((size) => {
              const [width, height] = size.split('x');
              const address = `${pathTo('/gallery/:game/:scene', { game: of, scene })}?${look.join('&')}`;
              return (
                <figure key={size}>
                  <iframe
                    src={address}
                    title={`${of}, ${scene}, ${size}`}
                    loading="lazy"
                    width={width}
                    height={height}
                  />
                  <figcaption>
                    <a href={address} target="_blank" rel="noreferrer">
                      {size}
                    </a>
                  </figcaption>
                </figure>
              );
            })}
          </section>
        ))}
    </main>
  );
}
