import type { ComponentChildren, FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../core/i18n/index.ts';
import { renew } from '../core/pwa/renew.ts';
import { Telegram } from './telegram.tsx';

type Loaded<T> = { readonly key: string; readonly value: T } | { readonly key: string; readonly error: true };

/** Loads once per `key`. Shows nothing for 400 ms, then a loading text. */
export function useLoaded<T>(key: string, load: () => Promise<T>): T | 'loading' | 'failed' {
  const [loaded, setLoaded] = useState<Loaded<T> | undefined>(undefined);
  useEffect(() => {
    let isOld = false;
    load().then(
      (value) => !isOld && setLoaded({ key, value }),
      () => {
        if (!isOld) setLoaded({ key, error: true });
        void renew();
      },
    );
    return () => {
      isOld = true;
    };
  }, [key]);
  if (loaded === undefined || loaded.key !== key) return 'loading';
  return 'value' in loaded ? loaded.value : 'failed';
}

type LazyProps<P> = {
  readonly id: string;
  readonly load: () => Promise<FunctionComponent<P>>;
  readonly props: P;
  readonly fallback?: ComponentChildren;
};

/** A page or part of a page in its own chunk. */
export function Lazy<P extends object>({ id, load, props, fallback }: LazyProps<P>) {
  // A component is a function, so it is wrapped: otherwise `setState` would call it.
  const loaded = useLoaded(id, () => load().then((Part) => ({ Part })));
  if (loaded === 'loading') return <>{fallback ?? <Shuffling />}</>;
  if (loaded === 'failed') return <Broken />;
  return <loaded.Part {...props} />;
}

export const Shuffling = () => (
  <p class="shuffling sign" role="status">
    {t().loading}
  </p>
);

export const Broken = () => (
  <Telegram
    title={t().table.telegram}
    code="P-500"
    actions={
      <button type="button" class="btn pap" onClick={() => location.reload()}>
        {t().table.reload}
      </button>
    }
  >
    {t().table.broken}
  </Telegram>
);
