import type { IncomingMessage, ServerResponse } from 'node:http';
import { defaultLocale, type Locale, localizePath } from '../domain/locale/locale.ts';
import { machineFiles } from '../domain/site-map/machine-files.ts';
import { adminLocale, adminPath } from './admin-document.ts';
import { MOVED } from './edge/edge-cache.ts';
import type { PlainAnswers } from './forms/plain-answer.ts';
import { decideLanguage, languageHeaders } from './language.ts';
import type { OtherSpelling } from './other-spelling.ts';
import type { PageCache } from './page-cache.ts';
import type { RequestedAddress } from './requested-address.ts';
import { type StoredResponse, sendStored } from './stored-response.ts';

interface PublicPageOptions {
  pages: Pick<PageCache, 'get' | 'has'>;
  answers: PlainAnswers;
  otherSpelling: OtherSpelling;
  /** The languages in which the page at a path exists; `undefined`: in all, or there is none. */
  languagesOf(path: string): readonly Locale[] | undefined;
  /** Whether the site is reached by HTTPS. */
  secure: boolean;
}

/**
 * Sends the pages that are the same for all visitors of a language and are cached in memory. It sends a cached page
 * synchronously: a promise would take more time than all the other work here.
 */
export function createPublicPages({ pages, answers, otherSpelling, languagesOf, secure }: PublicPageOptions) {
  /**
   * No page has an escaped character in its path. Without this check, each request for such a path would be rendered
   * and not found.
   */
  function find({ url }: RequestedAddress) {
    const path = pagePath(url.pathname);
    return path.includes('%') ? undefined : pages.get(path);
  }

  return {
    /** Returns the page at an address, or `undefined`. */
    find,

    /** Whether the page at an address must be rendered before it can be sent. */
    isMissing({ url }: RequestedAddress): boolean {
      const path = pagePath(url.pathname);
      return !path.includes('%') && !pages.has(path);
    },

    /**
     * Sends a page in the visitor's language, or a redirect to it. Redirects from a misspelled page to the page, and from an
     * unknown one to the home page.
     */
    answer(request: IncomingMessage, response: ServerResponse, address: RequestedAddress) {
      const { headers: sent } = request;
      const decision = decideLanguage(address.page, sent.cookie, sent['accept-language'], secure);
      const headers = languageHeaders(decision);
      const { path: asked, prefixed } = address.page;
      const languages = languagesOf(asked);
      const elsewhere = async () => {
        // An added guide is always there in French.
        if (prefixed && languages?.length)
          return answers.redirect(
            response,
            302,
            localizePath(defaultLocale, asked) + address.url.search,
            headers,
          );
        const path = await otherSpelling(address);
        if (path !== undefined)
          return answers.send(response, 301, { location: path + address.url.search, ...MOVED });
        answers.redirect(response, 302, localizePath(decision.locale, '/'), headers);
      };
      const send = (page: StoredResponse | undefined): void | Promise<void> => {
        if (!page) return elsewhere();
        const hasOwn = languages?.includes(decision.locale) ?? true;
        if (decision.redirect !== undefined && hasOwn)
          answers.redirect(response, 302, decision.redirect, headers);
        else sendStored(request, response, page, headers);
      };
      const page = find(address);
      return page instanceof Promise ? page.then(send) : send(page);
    },

    /**
     * Sends a file that a page renders, at one address and in one language, the same for every visitor. Answers 404 for
     * any other file name.
     */
    answerFile(request: IncomingMessage, response: ServerResponse, pathname: string) {
      const send = (file: StoredResponse | undefined): void =>
        file
          ? sendStored(request, response, file)
          : answers.send(response, 404, { 'cache-control': 'no-store' });
      const file = machineFiles.has(pathname) ? pages.get(pathname) : undefined;
      return file instanceof Promise ? file.then(send) : send(file);
    },
  };
}
export type PublicPages = ReturnType<typeof createPublicPages>;

/** Path of the page to render. */
function pagePath(pathname: string): string {
  const locale = adminLocale(pathname);
  return locale ? adminPath(locale) : pathname;
}
