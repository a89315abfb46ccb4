import type { IncomingMessage, ServerResponse } from 'node:http';
import { localizePath, splitPath } from '../domain/locale/locale.ts';
import { OBJECT_PARAMETER, REPORT_PATH } from '../domain/report/content-report.ts';
import type { PlainAnswers } from './forms/plain-answer.ts';
import { decideLanguage, languageHeaders } from './language.ts';
import { type RenderPrivate, renderFor, sendPrivate } from './private-page.ts';
import type { RequestedAddress } from './requested-address.ts';

interface ReportPageOptions {
  render: RenderPrivate;
  answers: PlainAnswers;
  /** Headers of every response. */
  headers: Record<string, string>;
  /** Whether the site is reached by HTTPS. */
  secure: boolean;
}

/** Returns the content that an address of the page with the report form names; `undefined`: none, or another page. */
export function reportObjectIn({ url }: Pick<RequestedAddress, 'url'>): string | undefined {
  if (splitPath(url.pathname).path !== REPORT_PATH) return undefined;
  return url.searchParams.get(OBJECT_PARAMETER)?.slice(0, 100) || undefined;
}

/** Sends the page with the report form about one content. It is rendered each time and never cached. */
export function createReportPage({ render, answers, headers: common, secure }: ReportPageOptions) {
  return async (request: IncomingMessage, response: ServerResponse, address: RequestedAddress) => {
    const { headers: sent } = request;
    const decision = decideLanguage(address.page, sent.cookie, sent['accept-language'], secure);
    const headers = { ...languageHeaders(decision), 'cache-control': 'no-store' };
    if (decision.redirect) return answers.redirect(response, 302, decision.redirect, headers);
    const report = { object: reportObjectIn(address) ?? '' };
    const page = await renderFor(render, localizePath(decision.locale, REPORT_PATH), { report });
    sendPrivate(request, response, page, common, headers);
  };
}
