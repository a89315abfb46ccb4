import { type Locale, localizePath } from '../../../domain/locale/locale.ts';
import { storageKeys } from '../../../domain/storage/keys.ts';

/**
 * Opens a page of the back office in another language. Like the language selector of the public pages, it stores the choice
 * in the server's cookie and in local storage.
 */
export function speak(locale: Locale, { pathname, search }: { pathname: string; search: string }): void {
  try {
    localStorage.setItem(storageKeys.language, locale);
  } catch {}
  const params = new URLSearchParams(search);
  params.set('lang', locale);
  location.assign(`${localizePath(locale, `/admin${pathname}`)}?${params}`);
}
