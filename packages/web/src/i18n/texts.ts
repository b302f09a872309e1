import type { Lang } from '@saloon/kernel';

/** Texts of which only the language in use is fetched. */
export type Texts<T> = {
  /** The texts by language. To read one that has not been loaded is an error. */
  readonly in: Readonly<Record<Lang, T>>;
  readonly load: (lang: Lang) => Promise<Readonly<Record<Lang, T>>>;
};

const inUse = new Set<(lang: Lang) => Promise<unknown>>();

export function texts<T>(fetch: Readonly<Record<Lang, () => Promise<T>>>): Texts<T> {
  const loaded = new Map<Lang, T>();
  const read = (lang: Lang): T => {
    const found = loaded.get(lang);
    if (found === undefined) throw new Error(`Cannot speak ${lang}: its texts are not loaded`);
    return found;
  };
  const all = {
    get en() {
      return read('en');
    },
    get ru() {
      return read('ru');
    },
  };
  const load = async (lang: Lang) => {
    inUse.add(load);
    if (!loaded.has(lang)) loaded.set(lang, await fetch[lang]());
    return all;
  };
  return { in: all, load };
}

/** Loads another language of all texts that are in use. */
export const loadLang = async (lang: Lang): Promise<void> => {
  await Promise.all([...inUse].map((load) => load(lang)));
};
