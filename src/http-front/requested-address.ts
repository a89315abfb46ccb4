import type { IncomingMessage } from 'node:http';
import { articleSlugIn } from '../domain/article/article-path.ts';
import { previewIn } from '../domain/content/preview-path.ts';
import { type LandingAddress, landingIn } from '../domain/landing/landing-address.ts';
import { defaultLocale, splitPath } from '../domain/locale/locale.ts';
import { type ReminderAddress, reminderIn } from '../domain/reminder/reminder-address.ts';
import { invitationIn } from '../domain/review/review-path.ts';
import { trimEnd } from '../domain/text/trim-end.ts';
import type { RequestedPage } from './language.ts';

/** The parsed target of a request. Nothing here depends on the visitor. */
export interface RequestedAddress {
  url: URL;
  /**
   * Whether the path names a file: a file exists, or is rendered by a page, or is answered with 404, and is never
   * redirected.
   */
  namesFile: boolean;
  /** The canonical spelling of the path. */
  canonical: string;
  page: RequestedPage;
  /** The text after `/review` in the path; `undefined` on other pages. */
  invitation: string | undefined;
  /** The code and the page of a preview; `undefined` on other pages. */
  preview: { code: string; page: string } | undefined;
  /** The slug of a landing page, or the code of a link to its draft; `undefined` on other pages. */
  landing: LandingAddress | undefined;
  /** The slug of an article of the blog; `undefined` on other pages. */
  article: string | undefined;
  /** The act and the code of a link in a mail about a reminder; `undefined` on other pages. */
  reminder: ReminderAddress | undefined;
}

/**
 * A page of an earlier site, such as `/index.html`, is a page that does not exist, and not a missing file. Paths that begin with
 * an underscore are those of the framework: only its files are there.
 */
const FILE_PATH = /^\/_|\.(?!(?:x?html?|php|aspx?|jsp)$)[a-z0-9]{1,12}$/i;

/**
 * Most characters of a path. The longest path of the site has some 200; a query may be longer, because the click ids of
 * advertisers are.
 */
const MAX_PATH_LENGTH = 2048;

/**
 * Returns the status with which a request is refused before it is parsed: 414 for a path longer than that of any page,
 * file or operation, 400 for two `Host` headers, because a proxy and this server could read different ones (RFC 9112,
 * 3.2).
 */
export function refusedStatus({
  url: target = '',
  rawHeaders,
}: Pick<IncomingMessage, 'url' | 'rawHeaders'>): 400 | 414 | undefined {
  const query = target.indexOf('?');
  if ((query < 0 ? target.length : query) > MAX_PATH_LENGTH) return 414;
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1 ? 400 : undefined;
}

/** Parses the target of a request. Returns `undefined` when it is not a path. */
export function readAddress(target: string): RequestedAddress | undefined {
  const url = parseTarget(target);
  if (!url) return undefined;
  const { pathname, searchParams } = url;
  const localized = splitPath(pathname);
  return {
    url,
    namesFile: FILE_PATH.test(pathname),
    canonical: canonicalPath(pathname),
    page: { ...localized, search: url.search, choice: searchParams.get('lang') },
    invitation: invitationIn(localized.path),
    preview: previewIn(pathname),
    landing: landingIn(localized.path),
    article: articleSlugIn(localized.path),
    reminder: reminderIn(localized.path),
  };
}

/** Parses the path and query of a request against a fixed origin: the Host header has no influence. */
function parseTarget(target: string): URL | undefined {
  if (!target.startsWith('/')) return undefined;
  // Several leading slashes become one first, so that `//elsewhere.com/` stays a path and never becomes a host.
  const folded = target.replace(/^[/\\]+/, '/');
  return URL.canParse(folded, 'http://site.invalid') ? new URL(folded, 'http://site.invalid') : undefined;
}

/**
 * Removes trailing and double slashes, the `/fr` prefix (French pages are at the root) and the escapes of characters
 * that need no escape, so that each page has one address.
 */
function canonicalPath(pathname: string): string {
  const plain = pathname.replace(/%[0-9a-f]{2}/gi, (escaped) => {
    const sign = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
    return /[\w.~-]/.test(sign) ? sign : escaped;
  });
  const path = trimEnd(plain.replace(/\/{2,}/g, '/'), '/') || '/';
  if (path === `/${defaultLocale}`) return '/';
  return path.startsWith(`/${defaultLocale}/`) ? path.slice(defaultLocale.length + 1) : path;
}
