import { expect, test } from 'vitest';
import { CHROMIUM_FLAGS, ensureChromium, findChromium, type Machine } from './chromium.ts';

/** A machine with these files, where a command has the given effect. */
function machine(
  files: readonly string[],
  some: Partial<Machine> = {},
  onRun: (said: string, files: Set<string>) => boolean = () => false,
): { readonly at: Machine; readonly ran: readonly string[] } {
  const there = new Set(files);
  const ran: string[] = [];
  const at: Machine = {
    platform: 'linux',
    env: {},
    home: '/home/ann',
    isRoot: false,
    exists: (path) => there.has(path),
    run: (command, args) => {
      const said = [command, ...args].join(' ');
      ran.push(said);
      return onRun(said, there);
    },
    ...some,
  };
  return { at, ran };
}

test('CHROMIUM_PATH comes before everything else', () => {
  const { at } = machine(['/usr/bin/chromium', '/opt/c'], { env: { CHROMIUM_PATH: '/opt/c' } });
  expect(findChromium(at)).toEqual({ type: 'found', path: '/opt/c' });
});

test('a CHROMIUM_PATH without a file is an error that names it, and nothing is installed', () => {
  const { at, ran } = machine(['/usr/bin/chromium', '/etc/debian_version'], {
    env: { CHROMIUM_PATH: '/opt/none' },
    isRoot: true,
  });
  const why = 'Cannot find Chromium: CHROMIUM_PATH is /opt/none, and there is no such file';
  expect(ensureChromium(at)).toEqual({ type: 'missing', why });
  expect(ran).toEqual([]);
});

test.each([
  ['linux', '/usr/bin/chromium', {}],
  ['linux', '/usr/bin/chromium-browser', {}],
  ['linux', '/usr/bin/google-chrome', {}],
  ['linux', '/opt/tools/chromium', { PATH: '/bin:/opt/tools' }],
  ['darwin', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', {}],
  ['darwin', '/home/ann/Applications/Chromium.app/Contents/MacOS/Chromium', {}],
  ['win32', 'C:\\Programs\\Google\\Chrome\\Application\\chrome.exe', { PROGRAMFILES: 'C:\\Programs' }],
  ['win32', 'D:\\ann\\Microsoft\\Edge\\Application\\msedge.exe', { LOCALAPPDATA: 'D:\\ann' }],
] as const)('on %s the browser at %s is found', (platform, path, env) => {
  expect(findChromium(machine([path], { platform, env }).at)).toEqual({ type: 'found', path });
});

test('on Debian, root installs it after one update', () => {
  const { at, ran } = machine(['/etc/debian_version'], { isRoot: true }, (said, files) => {
    if (said.includes('install')) files.add('/usr/bin/chromium');
    return true;
  });
  expect(ensureChromium(at)).toEqual({ type: 'found', path: '/usr/bin/chromium' });
  expect(ran).toEqual(['apt-get update', 'apt-get install -y --no-install-recommends chromium']);
});

test('a failed installation is reported in one sentence', () => {
  const { at } = machine(['/etc/debian_version'], { isRoot: true });
  expect(ensureChromium(at)).toEqual({
    type: 'missing',
    why: 'Cannot find Chromium: it could not be installed, see above; set CHROMIUM_PATH to the browser you have',
  });
});

test.each([
  ['linux', ['/etc/debian_version'], 'sudo apt-get install -y --no-install-recommends chromium'],
  ['linux', [], 'the package manager of this system'],
  ['darwin', [], 'brew install --cask chromium'],
  ['win32', [], 'install Chrome or Edge'],
] as const)('a user who may not install on %s %j is told the command', (platform, files, how) => {
  const { at, ran } = machine(files, { platform });
  const answer = ensureChromium(at);
  expect(answer.type === 'missing' && answer.why).toContain(how);
  expect(ran).toEqual([]);
});

test('no browser that we start connects to anyone but us', () => {
  expect(CHROMIUM_FLAGS).toEqual(expect.arrayContaining(['--disable-background-networking', '--disable-sync']));
});
