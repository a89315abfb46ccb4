import type { IncomingMessage, ServerResponse } from 'node:http';
import { localizePath } from '../domain/locale/locale.ts';
import { REVIEW_PATH } from '../domain/review/review-path.ts';
import type { CallApi } from './call-api.ts';
import type { PlainAnswers } from './forms/plain-answer.ts';
import { REVIEW_HEADERS, reviewRequest } from './forms/review-form.ts';
import { decideLanguage, languageHeaders } from './language.ts';
import type { PageCache } from './page-cache.ts';
import { type RenderPrivate, renderFor, sendPrivate } from './private-page.ts';
import type { RequestedAddress } from './requested-address.ts';
import { sendStored } from './stored-response.ts';

interface ReviewPageOptions {
  pages: Pick<PageCache, 'get'>;
  render: RenderPrivate;
  callApi(request: IncomingMessage): CallApi;
  answers: PlainAnswers;
  /** Headers of every response. */
  headers: Record<string, string>;
  /** Whether the site is reached by HTTPS. */
  secure: boolean;
}

/**
 * Sends the review page. With an invitation code it is rendered each time and never cached; without one it is the same
 * for all visitors of a language, and is sent from the page cache.
 */
export function createReviewPage({
  pages,
  render,
  callApi,
  answers,
  headers: common,
  secure,
}: ReviewPageOptions) {
  return async (request: IncomingMessage, response: ServerResponse, address: RequestedAddress) => {
    const { headers: sent } = request;
    const decision = decideLanguage(address.page, sent.cookie, sent['accept-language'], secure);
    const headers = { ...languageHeaders(decision), ...REVIEW_HEADERS };
    if (decision.redirect) return answers.redirect(response, 302, decision.redirect, headers);
    const path = localizePath(decision.locale, REVIEW_PATH);
    if (address.invitation === '') {
      const page = await pages.get(path);
      if (page) return sendStored(request, response, page, headers);
    }
    const review = await reviewRequest(address.invitation ?? '', callApi(request));
    const page = await renderFor(render, path, { review });
    sendPrivate(request, response, page, common, headers);
  };
}
