import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.ts';

export const ARCHS = ['x64', 'arm64'] as const;
export type Arch = (typeof ARCHS)[number];

/** The pinned Node for an architecture: the installed one, or one fetched from the npm registry into `folder`. */
export async function nodeBinary(root: string, arch: Arch, folder: string): Promise<string> {
  const name = `node-linux-${arch}`;
  const installed = join(root, 'node_modules', name, 'bin/node');
  if (existsSync(installed)) return installed;
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly optionalDependencies: Readonly<Record<string, string>>;
  };
  const place = join(folder, name);
  mkdirSync(place, { recursive: true });
  await run('npm', ['pack', '--silent', '--pack-destination', place, `${name}@${optionalDependencies[name]}`]);
  await run('tar', ['-xzf', join(place, `${name}-${optionalDependencies[name]}.tgz`), '-C', place, 'package/bin/node']);
  return join(place, 'package/bin/node');
}
