import {
  defaultLocale,
  isLocale,
  type Locale,
  type LocalizedPath,
  localizePath,
} from '../domain/locale/locale.ts';
import { negotiateLocale } from '../domain/locale/negotiate.ts';
import { storageKeys } from '../domain/storage/keys.ts';

/** Name of the cookie that keeps an explicit choice of language. */
const LANGUAGE_COOKIE = storageKeys.language;
const ONE_YEAR_S = 31_536_000;

export interface LanguageDecision {
  locale: Locale;
  /** Where the visitor's language has this page, when it is another address. */
  redirect?: string;
  /** `Set-Cookie` for a choice that was made on this very request. */
  cookie?: string;
  /** Whether the answer depends on the visitor's headers: on unprefixed pages it does. */
  negotiated: boolean;
}

/** An address as far as the language depends on it. */
export interface RequestedPage extends LocalizedPath {
  /** The query with its question mark, or nothing. */
  search: string;
  /** Untrusted value of `?lang=`. */
  choice: string | null;
}

/** Decisions 1 and 2: the prefix decides; on an unprefixed page the choice, then the browser, then French. */
export function decideLanguage(
  { locale: stated, path, prefixed, search, choice }: RequestedPage,
  cookieHeader: string | undefined,
  acceptLanguage: string | undefined,
  secure: boolean,
): LanguageDecision {
  const locale = prefixed
    ? stated
    : negotiateLocale({ query: choice, cookie: readCookie(cookieHeader, LANGUAGE_COOKIE), acceptLanguage });
  const decision: LanguageDecision = { locale, negotiated: !prefixed };
  if (isLocale(choice) && choice === locale) decision.cookie = languageCookie(locale, secure);
  if (!prefixed && locale !== defaultLocale) decision.redirect = localizePath(locale, path) + search;
  return decision;
}

/** The choice outlives the session, and no other site learns of it. */
function languageCookie(locale: Locale, secure: boolean): string {
  return `${LANGUAGE_COOKIE}=${locale}; Path=/; Max-Age=${ONE_YEAR_S}; SameSite=Lax; HttpOnly${secure ? '; Secure' : ''}`;
}

/** The first cookie of a name; its value is untrusted. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  if (!header?.includes(`${name}=`)) return undefined;
  for (const part of header.slice(0, 8192).split(';')) {
    const [key, value] = part.split('=', 2);
    if (key?.trim() === name) return value?.trim();
  }
  return undefined;
}
