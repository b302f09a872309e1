import type { Lang } from '@saloon/kernel';

/** Texts that load only the language in use. */
export type Texts<T> = {
  /** The texts by language. Reading one that isn't loaded throws. */
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

/** Loads another language for all texts in use. */
export const loadLang = async (lang: Lang): Promise<void> => {
  await Promise.all([...inUse].map((load) => load(lang)));
};
