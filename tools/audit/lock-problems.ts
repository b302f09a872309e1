type Locked = Readonly<Record<string, unknown>>;

/** Licenses that allow us to use and redistribute a package. */
const LICENCES: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
];
const EXACT = /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/;
const REGISTRY = /^https:\/\/[a-z0-9.-]+(:\d+)?\/.*\.tgz$/;
const isFields = (value: unknown): value is Locked => typeof value === 'object' && value !== null;

/** Problems in a lock file: packages that are not from the registry, have no hash, or run install scripts. */
export function lockProblems(lock: unknown): readonly string[] {
  if (!isFields(lock) || lock.lockfileVersion !== 3 || !isFields(lock.packages)) {
    return ['package-lock.json is no lock file of version 3'];
  }
  return Object.entries(lock.packages).flatMap(([path, entry]) => {
    if (!isFields(entry)) return [`${path} is no package`];
    const name = path === '' ? 'the project itself' : path;
    const isOurs = path === '' || path.startsWith('packages/') || entry.link === true;
    const problems = isOurs ? [...rangesIn(entry)] : [...originOf(entry), ...licenceOf(entry)];
    return problems.map((problem) => `${name} ${problem}`);
  });
}

/** Our own packages must name exact versions. */
function* rangesIn(entry: Locked): Iterable<string> {
  for (const field of ['dependencies', 'devDependencies', 'optionalDependencies']) {
    const wanted = entry[field];
    if (!isFields(wanted)) continue;
    for (const [name, version] of Object.entries(wanted)) {
      const isOwn = name.startsWith('@saloon/') && version === '*';
      if (!isOwn && !EXACT.test(String(version)))
        yield `asks for ${name} ${String(version)}, which is no exact version`;
    }
  }
}

function* originOf({ resolved, integrity, version, hasInstallScript }: Locked): Iterable<string> {
  if (!EXACT.test(String(version))) yield `has the version ${String(version)}, which is no exact one`;
  if (resolved !== undefined && !REGISTRY.test(String(resolved)))
    yield `comes from ${String(resolved)}, which is no registry`;
  if (!/^sha512-/.test(String(integrity))) yield 'has no hash (sha512) to be checked by';
  if (hasInstallScript === true) yield 'runs a script when it is installed';
}

function* licenceOf({ license }: Locked): Iterable<string> {
  const named = String(license ?? '').replace(/[()]/g, '');
  const ways = named.split(/ OR /);
  const isFine = ways.some((way) => way.split(/ AND /).every((one) => LICENCES.includes(one)));
  if (!isFine) yield `has the licence ${named === '' ? '(none)' : named}, which nobody has looked at`;
}
