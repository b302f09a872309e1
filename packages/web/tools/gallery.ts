import type { Plugin } from 'vite';

/** Serves the gallery's scenes while developing. They come from the games themselves, so that no build holds them. */
export function gallery(): Plugin {
  return {
    name: 'saloon:gallery',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        if (request.url?.startsWith('/gallery-scenes/') !== true) return next();
        const { galleryFile } = await import('../e2e/gallery/scenes.ts');
        const text = galleryFile(new URL(request.url, 'http://localhost').pathname);
        response.statusCode = text === undefined ? 404 : 200;
        response.setHeader('content-type', 'application/json');
        response.end(text);
      });
    },
  };
}
