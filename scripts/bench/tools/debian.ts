import { execFileSync } from 'node:child_process';

/** Whether `npm run bench -- … --install` may install missing programs on this machine. */
export const mayInstall = process.argv.includes('--install');

/** Returns the path of a program, installed first if missing (root, `--install`). Throws with the package's name. */
export function program(name: string, debianPackage = name): string {
  const found = which(name);
  if (found) return found;
  if (mayInstall && process.getuid?.() === 0 && which('apt-get')) {
    console.info(`Installing the package ${debianPackage}.`);
    execFileSync('apt-get', ['update'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', debianPackage], { stdio: 'ignore' });
  }
  const installed = which(name);
  if (!installed)
    throw new Error(
      `The benchmark needs ${name}: install the package ${debianPackage}, or let this command do it as root with --install.`,
    );
  return installed;
}

function which(name: string): string | undefined {
  try {
    return execFileSync('sh', ['-c', `PATH="$PATH:/usr/sbin:/sbin" command -v ${name}`], {
      encoding: 'utf8',
    }).trim();
  } catch {
    return undefined;
  }
}
