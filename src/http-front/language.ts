import {
  defaultLocale,
  isLocale,
  type Locale,
  type LocalizedPath,
  localizePath,
} from '../domain/locale/locale.ts';
import { negotiateLocale } from '../domain/locale/negotiate.ts';
import { storageKeys } from '../domain/storage/keys.ts';

/** Name of the cookie that stores an explicit choice of language. */
export const LANGUAGE_COOKIE = storageKeys.language;
const ONE_YEAR_S = 31_536_000;

export interface LanguageDecision {
  locale: Locale;
  /** Address of this page in the visitor's language, when it is not the requested address. */
  redirect?: string;
  /** `Set-Cookie` for a language that the visitor chose with this request. */
  cookie?: string;
  /** Whether the response depends on the visitor's headers: it does on paths without a language prefix. */
  negotiated: boolean;
}

/** The parts of an address on which the language depends. */
export interface RequestedPage extends LocalizedPath {
  /** The query with its question mark, or an empty text. */
  search: string;
  /** Untrusted value of `?lang=`. */
  choice: string | null;
}

/**
 * The prefix of the path decides the language (docs/product.md). Without a prefix, the visitor's
 * choice (`?lang=`, then the cookie) decides, then the browser; the default is French.
 */
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

/** Headers of a response that depends on the visitor's language, or that stores the visitor's choice. */
export function languageHeaders({ negotiated, cookie }: LanguageDecision): Record<string, string> {
  const vary = negotiated ? NEGOTIATED : STATED;
  return cookie ? { ...vary, 'set-cookie': cookie, 'cache-control': 'private, no-store' } : vary;
}

/** Always the same objects, because `stored-response.ts` caches header lists by the identity of these objects. */
const NEGOTIATED = { vary: 'Accept-Language, Cookie' };
const STATED = {};

/** The cookie outlives the browser's session, and is not sent with the embedded requests of other sites. */
function languageCookie(locale: Locale, secure: boolean): string {
  return `${LANGUAGE_COOKIE}=${locale}; Path=/; Max-Age=${ONE_YEAR_S}; SameSite=Lax; HttpOnly${secure ? '; Secure' : ''}`;
}

/** Returns the value of the first cookie with this name; the value is untrusted. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  if (!header?.includes(`${name}=`)) return undefined;
  for (const part of header.slice(0, 8192).split(';')) {
    const [key, value] = part.split('=', 2);
    if (key?.trim() === name) return value?.trim();
  }
  return undefined;
}
