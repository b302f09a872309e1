import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.wasm': 'application/wasm',
};
const PACKED = new Set(['.png', '.jpg', '.woff', '.woff2']);
/** Smaller files grow rather than shrink. */
const WORTH_PACKING = 512;

export type Encoding = 'br' | 'gzip' | 'identity';
export type StaticFile = {
  readonly type: string;
  readonly etag: string;
  /** Its name contains its hash, so it never changes. */
  readonly isImmutable: boolean;
  /** The file itself, and compressed, once that is done. */
  readonly bodies: Partial<Record<Encoding, Buffer>> & { readonly identity: Buffer };
};

/** The contents of the built web client by file name, such as `assets/main.js`. */
export type WebFiles = ReadonlyMap<string, Buffer>;

/** Reads the whole web build into memory: it is small, and the single executable has no folder that `@fastify/static` could serve. */
export function readWebFiles(folder: string): WebFiles {
  const files = new Map<string, Buffer>();
  for (const name of globSync('**/*', { cwd: folder })) {
    const file = join(folder, name);
    if (statSync(file).isFile()) files.set(name.split(sep).join('/'), readFileSync(file));
  }
  return files;
}

/** The files to serve by their paths. What the build has compressed (`.br`, `.gz`) is another body of the same file. */
export function staticFiles(web: WebFiles): ReadonlyMap<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  for (const [name, body] of web) {
    if (!/\.(br|gz)$/.test(name)) files.set(`/${name}`, staticFile(name, body, web));
  }
  return files;
}

function staticFile(name: string, identity: Buffer, web: WebFiles): StaticFile {
  const [br, gz] = [web.get(`${name}.br`), web.get(`${name}.gz`)];
  return {
    type: TYPES[extname(name)] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    isImmutable: /^assets\/.*[-.][A-Za-z0-9_-]{8,}\.[a-z0-9]+$/.test(name),
    bodies: { identity, ...(br && { br }), ...(gz && { gzip: gz }) },
  };
}

/** Compresses what the build has not, file by file, off the main thread; until then files are sent uncompressed. */
export async function packStaticFiles(files: Iterable<[string, StaticFile]>): Promise<void> {
  for (const [path, { bodies }] of files) {
    if (bodies.identity.length < WORTH_PACKING || PACKED.has(extname(path))) continue;
    bodies.br ??= await promisify(brotliCompress)(bodies.identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bodies.identity.length },
    });
    bodies.gzip ??= await promisify(gzip)(bodies.identity, { level: 9 });
  }
}

/** The smallest body that the client can decompress. */
export function bodyFor(file: StaticFile, accepted: string | undefined): readonly [Encoding, Buffer] {
  for (const encoding of ['br', 'gzip'] as const) {
    const body = file.bodies[encoding];
    if (body !== undefined && body.length < file.bodies.identity.length && accepts(accepted, encoding)) {
      return [encoding, body];
    }
  }
  return ['identity', file.bodies.identity];
}

const accepts = (accepted: string | undefined, encoding: string): boolean =>
  (accepted ?? '').split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((text) => text.trim());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
