import { execFileSync } from 'node:child_process';

/** `npm run bench -- … --install`: may put what is missing on this machine. */
export const mayInstall = process.argv.includes('--install');

/** Finds a program; with `--install`, as root, its Debian package is installed first. Throws with what to install. */
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
