import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { CHUNKS } from './tools/chunks.ts';
import { cutFonts } from './tools/cut-fonts.ts';
import { directImports } from './tools/direct-imports.ts';
import { firstLoad } from './tools/first-load.ts';
import { gallery } from './tools/gallery.ts';
import { ruleBooks } from './tools/rule-books/plugin.ts';
import { serviceWorker } from './tools/service-worker.ts';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // Preact's JSX needs no plugin; the development server proxies the socket to `saloon serve`.
  server: {
    port: 5173,
    proxy: { '/ws': { target: 'ws://localhost:8080', ws: true }, '/api': 'http://localhost:8080' },
  },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 3000,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  // The measured ratings of the levels: the only data the client takes from the catalog.
  define: { SALOON_RATINGS: readFileSync(new URL('../catalog/src/ratings.json', import.meta.url), 'utf8') },
  worker: { format: 'es' },
  plugins: [cutFonts(), ruleBooks(), directImports(), firstLoad(), serviceWorker(), gallery()],
});
