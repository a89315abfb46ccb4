import type { Page } from 'playwright-core';
import { type Locale, localizePath } from '../src/domain/locale/locale.ts';
import { admin as en } from '../src/i18n/dictionaries/en/admin.ts';
import { admin as es } from '../src/i18n/dictionaries/es/admin.ts';
import { admin as fr } from '../src/i18n/dictionaries/fr/admin.ts';
import { admin as pt } from '../src/i18n/dictionaries/pt/admin.ts';
import { openPage, type VisitOptions } from './browser.ts';
import type { Site } from './site.ts';

const dictionaries = { fr, en, es, pt };
export const adminTexts = (locale: Locale) => dictionaries[locale];

export const administrator = { email: 'lea@agency.example', password: 'a melody that nobody hums' };
/** The administrator that a site of a test starts with. */
export const adminEnv = { ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password };

/** The token of a new session. */
export async function tokenOf(site: Site): Promise<string> {
  const { token } = await (await site.post('/api/auth/login', administrator)).json();
  return token;
}

/** A section of the back office, as somebody sees it who is signed in already. */
export async function openAdmin(
  site: Site,
  path: string,
  { locale = 'fr', ...options }: VisitOptions & { locale?: Locale } = {},
): Promise<Page> {
  const token = await tokenOf(site);
  return openPage(site, localizePath(locale, `/admin${path}`), {
    ...options,
    before: async (page) => {
      await page.addInitScript((value) => localStorage.setItem('admin-auth', value), token);
      await options.before?.(page);
    },
  });
}
