import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

/** The message for a machine without Chromium. */
export const howToInstall =
  'Chromium was not found. Install it (Debian, Ubuntu: apt-get install chromium; macOS: brew install --cask chromium), ' +
  'or name an installed one in CHROMIUM_PATH; ALLOW_SKIP=1 leaves the browser tests out.';

/**
 * The arguments of a measured or tested Chromium. In CI it runs as root, so without a sandbox; its background services
 * are off, since a closed network refuses their requests, which fills the log.
 */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The functions of the machine that the search uses. */
export interface Machine {
  env: NodeJS.ProcessEnv;
  home: string;
  isRoot: boolean;
  exists(file: string): boolean;
  /** Returns the names in a folder; empty if the folder does not exist. */
  list(folder: string): string[];
  /** Runs a program to its end; throws when it fails. */
  run(program: string, args: string[]): void;
}

/**
 * Returns the path of a Chromium: from `CHROMIUM_PATH`, else an installed one, else (as root, on a disposable machine)
 * newly installed from Debian's package, else Playwright's download. `undefined` if all of them failed.
 * @throws Error when `CHROMIUM_PATH` names no file
 */
export function findChromium(machine: Machine = thisMachine): string | undefined {
  const named = machine.env['CHROMIUM_PATH'];
  if (named) {
    if (machine.exists(named)) return named;
    throw new Error(`CHROMIUM_PATH: there is no ${named}`);
  }
  const installed = () => candidates(machine).find(machine.exists);
  return installed() ?? (installPackage(machine) && installed()) ?? (download(machine) && installed());
}

/** Like `findChromium`, for a caller that needs one. @throws Error with the installation commands */
export function requireChromium(): string {
  const path = findChromium();
  if (!path) throw new Error(howToInstall);
  return path;
}

function candidates(machine: Machine): string[] {
  return [
    ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(
      (name) => `/usr/bin/${name}`,
    ),
    '/snap/bin/chromium',
    ...['Chromium', 'Google Chrome'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
    chromium.executablePath(),
    ...downloads(machine),
  ];
}

/** Returns the possible paths in Playwright's downloads, also of its other versions, newest first. */
function downloads({ env, home, list }: Machine): string[] {
  const folders = [
    env['PLAYWRIGHT_BROWSERS_PATH'],
    path.join(home, '.cache/ms-playwright'),
    path.join(home, 'Library/Caches/ms-playwright'),
  ];
  const programs = [
    'chrome-linux/chrome',
    'chrome-linux64/chrome',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
    'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  ];
  return folders
    .filter((folder) => folder !== undefined)
    .flatMap((folder) =>
      list(folder)
        .filter((name) => /^chromium-\d+$/.test(name))
        .sort((a, b) => Number(b.slice(9)) - Number(a.slice(9)))
        .flatMap((name) => programs.map((program) => path.join(folder, name, program))),
    );
}

/** A free font with Arial's widths: without it, the text before the site's fonts load is wider than for any visitor. */
const ARIAL = 'fonts-liberation';

function installPackage({ isRoot, exists, run }: Machine): true | undefined {
  if (!isRoot || !exists('/usr/bin/apt-get')) return undefined;
  console.info(
    'Chromium was not found. As this is root on Debian: apt-get installs the packages chromium and fonts-liberation.',
  );
  return attempt(() => {
    run('apt-get', ['update', '-q']);
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium', ARIAL]);
  });
}

function download({ run }: Machine): true | undefined {
  console.info('Chromium was not found: downloading Playwright’s.');
  const cli = fileURLToPath(new URL('../node_modules/playwright-core/cli.js', import.meta.url));
  return attempt(() => run(process.execPath, [cli, 'install', 'chromium']));
}

function attempt(work: () => void): true | undefined {
  try {
    work();
    return true;
  } catch (error) {
    console.error(`That did not succeed: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

const thisMachine: Machine = {
  env: process.env,
  home: homedir(),
  isRoot: process.getuid?.() === 0,
  exists: existsSync,
  list: (folder) => (existsSync(folder) ? readdirSync(folder) : []),
  run: (program, args) =>
    void execFileSync(program, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }),
};

if (import.meta.main) console.log(findChromium() ?? howToInstall);
