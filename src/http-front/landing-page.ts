import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LandingVariant } from '../domain/landing/counts/landing-count.ts';
import type { LandingView } from '../domain/landing/counts/landing-view.ts';
import { ARM_MARK, OUT } from '../domain/landing/landing-address.ts';
import { CALENDAR_FILE, landingCalendar } from '../domain/landing/landing-calendar.ts';
import { isLocale, type Locale, localizePath } from '../domain/locale/locale.ts';
import { negotiateLocale } from '../domain/locale/negotiate.ts';
import { isReminderWay } from '../domain/reminder/reminder-address.ts';
import { isForOutage, MOVED } from './edge/edge-cache.ts';
import type { PlainAnswers } from './forms/plain-answer.ts';
import { decideLanguage, LANGUAGE_COOKIE, languageHeaders, readCookie } from './language.ts';
import type { OtherSpelling } from './other-spelling.ts';
import type { PageCache } from './page-cache.ts';
import type { RenderPrivate } from './private-page.ts';
import type { RequestedAddress } from './requested-address.ts';
import { createSecretLinkPages, PRIVATE, type SecretLinks } from './secret-link-pages.ts';
import { sendStored } from './stored-response.ts';

/** The data of landing pages for the front. Except for secret links, all methods read from memory and need no query. */
export interface LandingSource extends SecretLinks {
  /**
   * The published languages of the page that is online under a slug, or its present slug for a former one. `isOutSomewhere`: the day of
   * its release has begun in some country, and not yet for the agency.
   */
  find(
    slug: string,
  ):
    | { languages: readonly Locale[]; isTested?: true; isOutSomewhere?: true }
    | { movedTo: string }
    | undefined;
  /** Whether a page has, or had, a slug, online or not. */
  isKnown(slug: string): boolean;
  /** The address to which a page that is no longer online redirects its visitors; `undefined`: none is configured. */
  afterEnd(slug: string): string | undefined;
  /** The page that is online under a slug, in a language, with an arm of its A/B test; `undefined`: no such page. */
  view(slug: string, locale: Locale, arm?: LandingVariant): LandingView | undefined;
}

interface LandingPagesOptions {
  pages: Pick<PageCache, 'get'>;
  landings: LandingSource;
  render: RenderPrivate;
  answers: PlainAnswers;
  otherSpelling: OtherSpelling;
  /** Headers of every response. */
  headers: Record<string, string>;
  secure: boolean;
  /** Chooses the arm of an A/B test for a view; by default at random, with equal chances. */
  drawArm?: () => LandingVariant;
}

const evenly = (): LandingVariant => (Math.random() < 0.5 ? 'a' : 'b');

/** The back office's preview frame: it renders the drafts that the back office sends to it, and contains no data itself. */
export const FRAME = '/p/preview';
/** `inline`: a phone opens the file in its calendar instead of only saving it. */
const CALENDAR = {
  'content-type': 'text/calendar; charset=utf-8',
  'content-disposition': `inline; filename="${CALENDAR_FILE}"`,
  'cache-control': 'no-cache',
  'x-robots-tag': 'noindex',
};
const UNLISTED = { 'x-robots-tag': 'noindex' };

/**
 * Answers the addresses under `/p/`. A misspelled slug is redirected to its page. An unknown slug and a page that is
 * not online are redirected, with the query, to the home page or to the address that the page has for its end: a paid
 * click never ends in an error and keeps its campaign, and nothing is rendered for it.
 */
export function createLandingPages(options: LandingPagesOptions) {
  const { pages, landings, answers, otherSpelling, secure, drawArm = evenly } = options;
  const secretLinks = createSecretLinkPages(options);

  /** The visitor's language among those of a page. */
  function chosen(
    request: IncomingMessage,
    { page }: RequestedAddress,
    languages: readonly Locale[],
  ): Locale {
    const accepted = request.headers['accept-language'];
    const wanted = negotiateLocale({
      query: page.choice,
      cookie: readCookie(request.headers.cookie, LANGUAGE_COOKIE),
      acceptLanguage: accepted,
    });
    if (languages.includes(wanted)) return wanted;
    const others = (accepted ?? '').split(',').map((range) => range.trim().toLowerCase().slice(0, 2));
    const read = others.find((other): other is Locale => isLocale(other) && languages.includes(other));
    return read ?? languages[0] ?? 'fr';
  }

  /** 404 if the page has no date in the future. A former address redirects, as that of the page does. */
  function sendCalendar(response: ServerResponse, { url }: RequestedAddress, slug: string, locale: Locale) {
    const found = landings.find(slug);
    if (found && 'movedTo' in found)
      return answers.send(response, 301, { location: url.pathname.replace(slug, found.movedTo), ...MOVED });
    const view = landings.view(slug, locale);
    const file = view && landingCalendar(view);
    if (!file) return answers.send(response, 404, { 'cache-control': 'no-store' });
    answers.send(response, 200, CALENDAR, file);
  }

  return (request: IncomingMessage, response: ServerResponse, address: RequestedAddress) => {
    const { url, page: asked, landing } = address;
    if (!landing) return;
    if (landing.calendar) return sendCalendar(response, address, landing.slug, asked.locale);
    const secret = secretLinks(request, response, landing, asked.locale, url);
    if (secret) return secret;
    if (url.pathname === FRAME) {
      const frame = pages.get(FRAME);
      const send = (kept: Awaited<typeof frame>) =>
        kept ? sendStored(request, response, kept, UNLISTED) : answers.send(response, 404, PRIVATE);
      return frame instanceof Promise ? frame.then(send) : send(frame);
    }
    const decision = decideLanguage(
      asked,
      request.headers.cookie,
      request.headers['accept-language'],
      secure,
    );
    const headers = languageHeaders(decision);
    const elsewhere = async () => {
      const end = landings.afterEnd(landing.slug);
      const spelled = end ? undefined : await otherSpelling(address);
      if (spelled !== undefined)
        return answers.send(response, 301, { location: spelled + url.search, ...MOVED });
      const home = localizePath(decision.locale, '/') + url.search;
      return answers.redirect(response, 302, end ? withQuery(end, url.searchParams) : home, headers);
    };
    const found = landings.find(landing.slug);
    if (!found) return elsewhere();
    if ('movedTo' in found) {
      const path = asked.path.replace(landing.slug, found.movedTo);
      const location = (asked.prefixed ? localizePath(asked.locale, path) : path) + url.search;
      return answers.send(response, 301, { location, ...MOVED });
    }
    const own = asked.prefixed && found.languages.includes(asked.locale);
    const locale = own ? asked.locale : chosen(request, address, found.languages);
    const path = localizePath(locale, asked.path);
    if (path !== url.pathname)
      return answers.redirect(response, 302, path + url.search, { vary: 'Accept-Language, Cookie' });
    // The arm is chosen for each view, because it is not stored on the device.
    const isDrawn = found.isTested && !isForOutage(request);
    const arm = isDrawn ? drawArm() : 'a';
    // The message on the day of the release names itself in its link.
    const isReminded = found.isOutSomewhere && isReminderWay(url.searchParams.get('via'));
    const mark = isReminded ? OUT : arm === 'b' ? 'b' : undefined;
    const kept = pages.get(mark === undefined ? path : path + ARM_MARK + mark);
    const sent = isDrawn ? { ...headers, 'cache-control': 'private, no-store' } : headers;
    // The page may have ended since `find`.
    const send = (page: Awaited<typeof kept>) =>
      page ? sendStored(request, response, page, sent) : elsewhere();
    return kept instanceof Promise ? kept.then(send) : send(kept);
  };
}

/**
 * Adds the query of a request to an address. The address's own parameters win; `lang` is left out because it concerns
 * our pages only.
 */
function withQuery(address: string, query: URLSearchParams): string {
  const to = new URL(address);
  for (const [name, value] of query)
    if (name !== 'lang' && !to.searchParams.has(name)) to.searchParams.append(name, value);
  return to.href;
}
