import { execFileSync } from 'node:child_process';

/** Finds a program, or installs its Debian package when root. Throws with what to install. */
export function program(name: string, debianPackage = name): string {
  const found = which(name);
  if (found) return found;
  if (process.getuid?.() === 0 && which('apt-get')) {
    execFileSync('apt-get', ['update'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', debianPackage], { stdio: 'ignore' });
  }
  const installed = which(name);
  if (!installed) throw new Error(`The benchmark needs ${name}: install the package ${debianPackage}.`);
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
