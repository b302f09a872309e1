import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/** The fonts that every page shows at once, and the language each is for. */
const FONTS: readonly (readonly [name: RegExp, lang: 'ru' | undefined])[] = [
  [/bitter-latin/, undefined],
  [/bitter-cyrillic/, 'ru'],
  [/alegreya-sc-latin-800/, undefined],
  [/alegreya-sc-cyrillic-800/, 'ru'],
];

/** Preloads what the first script will request, so that everything loads at once. */
export function firstLoad(): Plugin {
  return {
    name: 'saloon:first-load',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => [...shellOf(html, bundle), ...fontsOf(bundle)],
    },
  };
}

function shellOf(html: string, bundle: Rolldown.OutputBundle): readonly HtmlTagDescriptor[] {
  const shell = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'shell');
  if (shell?.type !== 'chunk') throw new Error('Cannot preload the shell: no chunk has this name');
  const styles = [...(shell.viteMetadata?.importedCss ?? [])];
  return [
    ...[shell.fileName, ...shell.imports]
      .filter((file) => !html.includes(file))
      .map((file) => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
        injectTo: 'head' as const,
      })),
    ...styles.map((file) => ({
      tag: 'link',
      attrs: { rel: 'stylesheet', crossorigin: true, href: `/${file}` },
      injectTo: 'head' as const,
    })),
  ];
}

/** `main.ts` sets the `rel` of fonts for one language. They come after the script: text is readable without them. */
const fontsOf = (bundle: Rolldown.OutputBundle): readonly HtmlTagDescriptor[] =>
  FONTS.map(([name, lang]) => {
    const file = Object.keys(bundle).find((one) => name.test(one));
    if (file === undefined) throw new Error(`Cannot preload a font: no file is named ${name}`);
    const when = lang === undefined ? { rel: 'preload' } : { 'data-lang': lang };
    const attrs = {
      ...when,
      as: 'font',
      type: 'font/woff2',
      crossorigin: true,
      fetchpriority: 'low',
      href: `/${file}`,
    };
    return { tag: 'link', attrs, injectTo: 'head' as const };
  });
