import type { HtmlTagDescriptor, Plugin } from 'vite';

/** The text face of the first paint, in the letters of each language; digits and signs come from the Latin file. */
const FIRST: readonly RegExp[] = [/bitter-latin-500-normal-.*\.woff2$/, /bitter-cyrillic-500-normal-.*\.woff2$/];

/** Has the browser fetch the text fonts beside the script instead of after the styles. Names are known after the build. */
export function preloadFonts(): Plugin {
  return {
    name: 'saloon:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }): HtmlTagDescriptor[] {
        return FIRST.map((name) => {
          const file = Object.keys(bundle).find((built) => name.test(built));
          if (file === undefined) throw new Error(`Cannot preload a font: nothing built is called ${name.source}`);
          const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' };
          return { tag: 'link', attrs, injectTo: 'head' };
        });
      },
    },
  };
}
