import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { locales, localizePath } from '../../src/domain/locale/locale.ts';
import { REVIEW_PATH } from '../../src/domain/review/review-path.ts';
import { sitePages } from '../../src/domain/site-map/pages.ts';
import { mayInstall, program } from './debian.ts';
import { type CheckerMessage, sortMessages } from './html-messages.ts';
import { startSite } from './site-process.ts';

/** The Nu HTML checker as a package: 30 MB of Java that nothing else here needs, hence no dependency. */
const CHECKER = 'vnu-jar@26.9.27';
const cache = fileURLToPath(new URL('../../.cache/html/', import.meta.url));

/** All pages in all languages, the one that takes a review included, in the Nu HTML checker. Throws with its errors. */
export async function measureHtml() {
  const java = program('java', 'default-jre-headless');
  const jar = checker();
  const pages = await savePages();
  const { stdout } = await promisify(execFile)(
    java,
    ['-Xss8m', '-jar', jar, '--format', 'json', '--exit-zero-always', '--stdout', ...pages],
    { maxBuffer: 256 * 1024 * 1024 },
  );
  const { messages } = JSON.parse(stdout) as { messages: CheckerMessage[] };
  const { errors, ...rest } = sortMessages(messages);
  if (errors.length > 0) throw new Error(`${errors.length} errors:\n${errors.join('\n')}`);
  return { checker: CHECKER, pages: pages.length, errors: 0, ...rest };
}

/** The checker's file: the one that `VNU_JAR` names, or the package of an earlier run, or, with `--install`, a new one. */
function checker(): string {
  const named = process.env['VNU_JAR'];
  if (named) return named;
  const jar = join(cache, 'node_modules/vnu-jar/build/dist/vnu.jar');
  if (!existsSync(jar) && mayInstall) {
    console.info(`Installing ${CHECKER} into .cache/html.`);
    mkdirSync(cache, { recursive: true });
    // Its script after the installation would download a Java.
    const options = ['--prefix', cache, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
    execFileSync('npm', ['install', ...options, CHECKER], { stdio: ['ignore', 'ignore', 'inherit'] });
  }
  if (!existsSync(jar))
    throw new Error(
      `The Nu HTML checker is missing: name its jar in VNU_JAR, or let this command fetch the package ${CHECKER} with --install.`,
    );
  return jar;
}

/** The pages as the site serves them, as files. */
async function savePages(): Promise<string[]> {
  const folder = join(cache, 'pages');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const site = await startSite();
  try {
    const files: string[] = [];
    for (const locale of locales) {
      for (const path of [...sitePages.map((page) => page.path), REVIEW_PATH]) {
        const address = localizePath(locale, path);
        const response = await fetch(site.url + address, {
          headers: { 'accept-language': locale },
          redirect: 'manual',
        });
        if (response.status !== 200) throw new Error(`${address} answered ${response.status}`);
        const file = join(folder, `${address.slice(1).replaceAll('/', '_') || 'home'}.html`);
        writeFileSync(file, await response.text());
        files.push(file);
      }
    }
    return files;
  } finally {
    await site.remove();
  }
}
