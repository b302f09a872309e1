import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/** What the search for a browser needs to know about the machine. */
export type Machine = {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
  readonly isRoot: boolean;
  readonly exists: (path: string) => boolean;
  /** Runs a command. Returns whether it succeeded. */
  readonly run: (command: string, args: readonly string[]) => boolean;
};

export type Chromium =
  | { readonly type: 'found'; readonly path: string }
  /** One sentence: why it is missing and how to get it. */
  | { readonly type: 'missing'; readonly why: string };

/** No sandbox, because containers don't allow it. The other flags keep the browser from connecting to anyone else. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'] as const;
const MAC_APPS = ['Chromium', 'Google Chrome', 'Microsoft Edge'] as const;
const WINDOWS_APPS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
] as const;

const thisMachine = (): Machine => ({
  platform: process.platform,
  env: process.env,
  home: homedir(),
  isRoot: process.getuid?.() === 0,
  exists: existsSync,
  run: (command, args) =>
    spawnSync(command, args, {
      stdio: ['ignore', 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0,
});

/** Where Chromium may be on such a machine, the likeliest first. */
function places({ platform, env, home }: Machine): readonly string[] {
  switch (platform) {
    case 'darwin':
      return ['', home].flatMap((root) =>
        MAC_APPS.map((app) => `${root}/Applications/${app}.app/Contents/MacOS/${app}`),
      );
    case 'win32':
      return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].flatMap((root) =>
        root === undefined ? [] : WINDOWS_APPS.map((app) => `${root}\\${app}`),
      );
    default: {
      const folders = ['/usr/bin', '/usr/local/bin', '/snap/bin', ...(env.PATH ?? '').split(delimiter)];
      return NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
    }
  }
}

/** Finds an installed Chromium. */
export function findChromium(machine: Machine = thisMachine()): Chromium {
  const asked = machine.env.CHROMIUM_PATH;
  if (asked !== undefined && asked !== '') {
    return machine.exists(asked)
      ? { type: 'found', path: asked }
      : { type: 'missing', why: `Cannot find Chromium: CHROMIUM_PATH is ${asked}, and there is no such file` };
  }
  const path = places(machine).find(machine.exists);
  return path === undefined
    ? { type: 'missing', why: `Cannot find Chromium: ${advice(machine)}` }
    : { type: 'found', path };
}

/** The same, but installs a missing one on Debian if we may. */
export function ensureChromium(machine: Machine = thisMachine()): Chromium {
  const found = findChromium(machine);
  const isAsked = (machine.env.CHROMIUM_PATH ?? '') !== '';
  if (found.type === 'found' || isAsked || !isDebian(machine) || !machine.isRoot) return found;
  const isInstalled =
    machine.run('apt-get', ['update']) &&
    machine.run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
  const now = findChromium(machine);
  if (now.type === 'found') return now;
  const what = isInstalled ? 'was installed, but is in none of the usual places' : 'could not be installed, see above';
  return { type: 'missing', why: `Cannot find Chromium: it ${what}; set CHROMIUM_PATH to the browser you have` };
}

const isDebian = ({ platform, exists }: Machine): boolean => platform === 'linux' && exists('/etc/debian_version');

function advice(machine: Machine): string {
  const orPath = 'or set CHROMIUM_PATH to the browser you have';
  switch (machine.platform) {
    case 'darwin':
      return `install it with "brew install --cask chromium" ${orPath}`;
    case 'win32':
      return `install Chrome or Edge ${orPath}`;
    default:
      return isDebian(machine)
        ? `install it with "sudo apt-get install -y --no-install-recommends chromium" ${orPath}`
        : `install it with the package manager of this system ${orPath}`;
  }
}
