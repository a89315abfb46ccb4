import type { Page } from 'playwright-core';
import { type AdminTexts, loadTexts } from '../../src/admin/texts.ts';
import { type Locale, locales, localizePath } from '../../src/domain/locale/locale.ts';
import { adminEnv, administrator } from './administrator.ts';
import { openPage, type VisitOptions } from './browser.ts';
import { keepSessionIn } from './session.ts';
import type { Site } from './site.ts';

const dictionaries = Object.fromEntries(
  await Promise.all(locales.map(async (locale) => [locale, await loadTexts(locale)] as const)),
) as Record<Locale, AdminTexts>;
export const adminTexts = (locale: Locale) => dictionaries[locale];

export { adminEnv, administrator };

/** Signs the administrator in, and returns the token of the new session. */
export async function tokenOf(site: Site): Promise<string> {
  const { token } = await (await site.post('/api/auth/login', administrator)).json();
  return token;
}

/**
 * Opens a section of the back office as a signed-in administrator, with the given token or that of a new session.
 * @param browserLocale language of the browser, which may differ from that of the back office
 */
export async function openAdmin(
  site: Site,
  path: string,
  {
    locale = 'fr',
    browserLocale = 'fr-FR',
    token,
    ...options
  }: Omit<VisitOptions, 'locale'> & { locale?: Locale; browserLocale?: string; token?: string } = {},
): Promise<Page> {
  const kept = token ?? (await tokenOf(site));
  return openPage(site, localizePath(locale, `/admin${path}`), {
    ...options,
    locale: browserLocale,
    before: async (page) => {
      await keepSessionIn(page, site.url, kept);
      await options.before?.(page);
    },
  });
}
