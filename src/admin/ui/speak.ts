import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { storageKeys } from '../../domain/storage/keys.ts';

/**
 * Shows a place of the back office in another language. The same choice as the public selector's: kept by the server's
 * cookie and in local storage.
 */
export function speak(locale: Locale, { pathname, search }: { pathname: string; search: string }): void {
  try {
    localStorage.setItem(storageKeys.language, locale);
  } catch {}
  const params = new URLSearchParams(search);
  params.set('lang', locale);
  location.assign(`${localizePath(locale, `/admin${pathname}`)}?${params}`);
}
