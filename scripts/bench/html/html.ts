import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { locales, localizePath, splitPath } from '../../../src/domain/locale/locale.ts';
import { REVIEW_PATH } from '../../../src/domain/review/review-path.ts';
import { sitePages } from '../../../src/domain/site-map/pages.ts';
import { startMailReceiver } from '../../../tests/mail-receiver.ts';
import { administratorEnv, sendMailsTo, signIn } from '../administrator.ts';
import { startSite } from '../site-process.ts';
import { mayInstall, program } from '../tools/debian.ts';
import { type CheckerMessage, sortMessages } from './html-messages.ts';
import { otherPages, type PageRequest } from './other-pages.ts';
import { type KeepPage, walkPages } from './walked-pages.ts';

/** The package of the Nu HTML checker: 30 MB of Java, used only here, so it is not a dependency of the project. */
const CHECKER = 'vnu-jar@26.9.27';
const cache = fileURLToPath(new URL('../../../.cache/html/', import.meta.url));

/**
 * Checks all pages in all languages with the Nu HTML checker, also those outside the site map: the review form, landing pages,
 * reports, articles, refusals, answers to forms, what is behind the links in mails. Throws with its errors, and with its warnings that no rule of `html-messages.ts` explains.
 */
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

/** Returns the path of the checker: from `VNU_JAR`, from an earlier run, or, with `--install`, newly installed. */
function checker(): string {
  const named = process.env['VNU_JAR'];
  if (named) return named;
  const jar = join(cache, 'node_modules/vnu-jar/build/dist/vnu.jar');
  if (!existsSync(jar) && mayInstall) {
    console.info(`Installing ${CHECKER} into .cache/html.`);
    mkdirSync(cache, { recursive: true });
    // `--ignore-scripts`, since the package's install script would download Java.
    const options = ['--prefix', cache, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
    execFileSync('npm', ['install', ...options, CHECKER], { stdio: ['ignore', 'ignore', 'inherit'] });
  }
  if (!existsSync(jar))
    throw new Error(
      `The Nu HTML checker is missing: name its jar in VNU_JAR, or let this command fetch the package ${CHECKER} with --install.`,
    );
  return jar;
}

/** Saves the pages as the site serves them. Returns the paths of the files. */
async function savePages(): Promise<string[]> {
  const folder = join(cache, 'pages');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const site = await startSite(administratorEnv);
  const receiver = await startMailReceiver({ closeTimeout: 10 });
  const files: string[] = [];
  const keep: KeepPage = async (name, response, status = 200) => {
    if (response.status !== status) throw new Error(`${name} answered ${response.status}`);
    const text = await response.text();
    const file = join(folder, `${name}.html`);
    writeFileSync(file, text);
    files.push(file);
    return text;
  };
  try {
    await sendMailsTo(site.url, receiver.port);
    const paths = [...sitePages.map((page) => page.path), REVIEW_PATH];
    const listed = locales.flatMap((locale) =>
      paths.map((path): PageRequest => ({ path: localizePath(locale, path), status: 200 })),
    );
    for (const { path, status, posted } of [...listed, ...(await otherPages(site.url))]) {
      const response = await fetch(site.url + path, {
        headers: { 'accept-language': splitPath(path).locale, ...(posted && { 'content-type': posted }) },
        redirect: 'manual',
        ...(posted && { method: 'POST', body: 'text' }),
      });
      const name = path.slice(1).replaceAll('/', '_') || 'home';
      await keep(`${posted ? 'posted_' : ''}${name}`, response, status);
    }
    const token = await signIn(site.url);
    await walkPages({ url: site.url, token, mails: receiver, keep });
    return files;
  } finally {
    await site.remove();
    await receiver.close();
  }
}
