import { type Locale, localizePath, splitPath } from '../domain/locale/locale.ts';
import { pageDirectives } from '../domain/page-policy/page-policy.ts';
import { adminManifestPath } from '../domain/site-map/machine-files.ts';
import { escapeHtml } from '../domain/text/escape-html.ts';
import { admin } from '../i18n/dictionaries/admin/index.ts';

/** Scripts and styles are files only; frames show previews of the agency's texts. */
const POLICY = [...pageDirectives, "script-src 'self'", "style-src 'self'", "frame-src 'self'"].join('; ');

/** Returns the language of an address of the back office; `undefined` for any other path. */
export function adminLocale(pathname: string): Locale | undefined {
  const { locale, path } = splitPath(pathname);
  return path === '/admin' || path.startsWith('/admin/') ? locale : undefined;
}

/** All addresses of the back office in a language share one document, whose script reads the address. */
export const adminPath = (locale: Locale): string => localizePath(locale, '/admin');

/**
 * Returns the HTML document of the back office, with language, title, brand, build and addresses in place of the
 * template's marks.
 * @param template `src/admin/index.html`, as it is or as it was built
 */
export function adminDocument(template: string, locale: Locale, brand: string, build: string): string {
  const t = admin[locale];
  const values: Record<string, string> = {
    title: `${t.title} · ${brand}`,
    brand,
    build,
    manifest: adminManifestPath(locale),
    loading: t.common.loading,
    noScript: t.noScript,
  };
  return template
    .replace('<html lang="fr"', `<html lang="${locale}"`)
    .replace(/\{(\w+)\}/g, (mark, name: string) => escapeHtml(values[name] ?? mark));
}

/** Headers of the document, which override those of every response. */
export const adminHeaders = (locale: Locale): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-language': locale,
  'content-security-policy': POLICY,
  // No cache in front keeps the back office.
  'cache-control': 'no-cache',
  // No window of another site may control a window of the back office. A public page has nothing to hide from its
  // opener; with the header, Chromium would start the page again in another process when its response arrives
  // (decision record 0041).
  'cross-origin-opener-policy': 'same-origin',
  // The address of a list may contain a person's name, which must not be sent as the referrer of API calls.
  'referrer-policy': 'no-referrer',
});
