import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { commandHelp } from '../../packages/cli/src/command-line/help.ts';
import { serve } from '../../packages/cli/src/commands/serve.ts';
import { root } from '../build/programs.ts';

const read = (name: string): string => readFileSync(join(root, name), 'utf8');
const serveHelp = commandHelp(serve);
const releaseHelp = read('tools/release.ts');
const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> };

type Service = {
  readonly build?: string;
  readonly ports?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: object;
};
type Compose = { readonly services: Readonly<Record<string, Service>>; readonly volumes: object };
const compose = parse(read('compose.yaml')) as Compose;

type Step = { readonly run?: string; readonly uses?: string };
type Job = { readonly steps: readonly Step[]; readonly strategy?: { readonly matrix: { readonly runner: string[] } } };
const workflow = parse(read('.github/workflows/ci.yml')) as { readonly jobs: Readonly<Record<string, Job>> };

/** The instructions of the Dockerfile. */
const docker = read('Dockerfile')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)] as const);
const rests = (name: string): readonly string[] => docker.flatMap(([known, rest]) => (known === name ? [rest] : []));

const isVariable = (name: string): boolean => new RegExp(`(^|\\W)${name}\\W`).test(serveHelp);

/** Every `npm run NAME -- --flag` in a text names an existing script and flags. */
function expectScripts(text: string): void {
  for (const [, name = '', flags = ''] of text.matchAll(/npm run ([a-z:]+)((?: -- [^&|\n]*)?)/g)) {
    expect(Object.keys(scripts)).toContain(name);
    for (const [flag] of flags.matchAll(/--[a-z]+/g)) expect(releaseHelp).toContain(`  ${flag} `);
  }
}

test('the Dockerfile builds the executable and starts it with existing files, port, variables and flags', () => {
  const names = ['FROM', 'WORKDIR', 'COPY', 'RUN', 'USER', 'ENV', 'VOLUME', 'EXPOSE', 'HEALTHCHECK', 'ENTRYPOINT'];
  expect(docker.map(([name]) => name).filter((name) => !names.includes(name))).toEqual([]);
  expectScripts(rests('RUN').join('\n'));
  const stages = rests('FROM').flatMap((rest) => / AS (\S+)$/.exec(rest)?.[1] ?? []);
  const copies = rests('COPY').flatMap((rest) => [...rest.matchAll(/--from=(\S+) (\S+)/g)]);
  expect(copies.length).toBe(1);
  for (const [, stage = '', from = ''] of copies) {
    expect(stages).toContain(stage);
    expect(rests('RUN').join('\n')).toContain(from);
  }
  const variables = rests('ENV').flatMap((rest) => rest.split(' ').map((pair) => pair.split('=')));
  expect(variables.map(([name = '']) => name).filter((name) => !isVariable(name))).toEqual([]);
  expect(rests('EXPOSE')).toEqual(variables.flatMap(([name, value = '']) => (name === 'PORT' ? [value] : [])));
  expect(rests('VOLUME')).toEqual(variables.flatMap(([name, value = '']) => (name === 'SALOON_DATA' ? [value] : [])));
  expect(rests('ENTRYPOINT')).toEqual(['["saloon"]']);
  expect(JSON.parse(/CMD (\[.*\])$/.exec(rests('HEALTHCHECK')[0] ?? '')?.[1] ?? '')[2]).toContain('GET /health HTTP');
});

test("the image's files exist, and the ignored ones are not needed", () => {
  expect(existsSync(join(root, 'package-lock.json'))).toBe(true);
  const left = read('.dockerignore').trim().split('\n');
  for (const needed of ['packages', 'tools', 'package.json', 'package-lock.json', 'docs/hosting.md', 'LICENSE']) {
    expect(left).not.toContain(needed);
  }
});

test('compose.yaml names existing services, volumes, ports and variables', () => {
  const { services, volumes } = compose;
  const saloon = services.saloon ?? {};
  expect(existsSync(join(root, saloon.build ?? '', 'Dockerfile'))).toBe(true);
  expect(Object.keys(saloon.environment ?? {}).filter((name) => !isVariable(name))).toEqual([]);
  expect(saloon.ports?.map((port) => port.split(':').at(-1))).toEqual([saloon.environment?.PORT]);
  for (const name of ['DATABASE_URL', 'REDIS_URL']) {
    const [, host = ''] = /(?:@|\/\/)([a-z]+):\d+/.exec(saloon.environment?.[name] ?? '') ?? [];
    expect(Object.keys(services)).toContain(host);
    expect(saloon.depends_on?.[host]).toEqual({ condition: 'service_healthy' });
    expect(services[host]?.healthcheck).toBeDefined();
  }
  const [, user, database] = /^postgres:\/\/(\w+):.*\/(\w+)$/.exec(saloon.environment?.DATABASE_URL ?? '') ?? [];
  expect(services.postgres?.environment).toMatchObject({ POSTGRES_USER: user, POSTGRES_DB: database });
  for (const place of services.postgres?.volumes ?? []) expect(Object.keys(volumes)).toContain(place.split(':')[0]);
});

test("CI runs the README's test command on both architectures, and a tag attaches the release files", () => {
  const { test: tests, release } = workflow.jobs;
  expect(read('README.md')).toMatch(/^ {4}npm test /m);
  expect(tests?.steps.map(({ run }) => run)).toContain('npm test');
  expect(tests?.strategy?.matrix.runner.map((runner) => runner.endsWith('-arm'))).toEqual([false, true]);
  for (const { steps } of Object.values(workflow.jobs)) expectScripts(steps.map(({ run = '' }) => run).join('\n'));
  const attached = release?.steps.map(({ run = '' }) => run).join('\n') ?? '';
  for (const files of ['saloon-*', 'library/*.tgz', 'SHA256SUMS']) expect(attached).toContain(`dist/release/${files}`);
});
