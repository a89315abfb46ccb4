import type { IncomingMessage, ServerResponse } from 'node:http';
import { localizePath, splitPath } from '../../domain/locale/locale.ts';
import { QUESTION_FIELD, QUESTIONS_PATH } from '../../domain/questions/question.ts';
import { REPORT_PATH } from '../../domain/report/content-report.ts';
import { REVIEW_PATH } from '../../domain/review/review-path.ts';
import type { CallApi } from '../call-api.ts';
import { type RenderPrivate, renderFor } from '../private-page.ts';
import type { PublicPages } from '../public-page.ts';
import type { RequestedAddress } from '../requested-address.ts';
import { busyFormPage, refusedFormPage } from '../short-page.ts';
import { postContactForm } from './contact-form.ts';
import { isForeign, readFormPost } from './form-post.ts';
import type { PlainAnswers } from './plain-answer.ts';
import { postQuestion } from './question-form.ts';
import { postReportForm } from './report-form.ts';
import { postReviewForm, REVIEW_HEADERS } from './review-form.ts';

interface PostedPageOptions {
  pages: Pick<PublicPages, 'find'>;
  render: RenderPrivate;
  callApi(request: IncomingMessage): CallApi;
  answers: PlainAnswers;
  /** Origin of the site's own address. */
  siteOrigin: string;
}

/**
 * Handles a form that was posted without script: renders the page of the form again with the outcome, or a short page
 * when the visitor's IP address exceeds the API's rate limit. The review page accepts the review form, the page of the
 * question box a question, the page that reports content a report, and every other page the contact form.
 */
export function createPostedPage({ pages, render, callApi, answers, siteOrigin }: PostedPageOptions) {
  return async (request: IncomingMessage, response: ServerResponse, address: RequestedAddress) => {
    const { url, invitation } = address;
    const known = invitation !== undefined || (await pages.find(address));
    if (!known) return answers.send(response, 405, { allow: 'GET, HEAD' });
    if (isForeign(request, siteOrigin)) return answers.send(response, 403, {});
    const { locale, path } = splitPath(url.pathname);
    const form = await readFormPost(request);
    if (form.kind === 'refused') {
      const { headers, body } = refusedFormPage(locale, form.status);
      return answers.send(response, form.status, { ...headers, connection: 'close' }, body);
    }
    const from = { locale, path: localizePath(locale, path), referrer: request.headers.referer };
    const call = callApi(request);
    const post = () => {
      if (invitation !== undefined) return postReviewForm(form.values, invitation, from, call);
      if (path === QUESTIONS_PATH && form.values.has(QUESTION_FIELD))
        return postQuestion(form.values, locale, call);
      if (path === REPORT_PATH) return postReportForm(form.values, from, call);
      return postContactForm(form.values, from, url.search, call);
    };
    const { status, locals, retryAfter } = await post();
    const own = {
      ...(invitation === undefined ? { 'cache-control': 'no-store' } : REVIEW_HEADERS),
      ...(retryAfter && { 'retry-after': retryAfter }),
    };
    if (status === 429) {
      const { headers, body } = busyFormPage({ locale, path: url.pathname }, form.values);
      return answers.send(response, status, { ...headers, ...own }, body);
    }
    const shown = invitation === undefined ? url.pathname : localizePath(locale, REVIEW_PATH);
    const page = await renderFor(render, shown, locals);
    answers.send(response, status, { ...page.headers, ...own }, page.body);
  };
}
