import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageLocals } from '../contracts/site.ts';
import { localizePath, splitPath } from '../domain/locale/locale.ts';
import { OBJECT_PARAMETER, REPORT_PATH } from '../domain/report/content-report.ts';
import { SPEND_PATH, spendParameters } from '../domain/spend/spend-request.ts';
import type { PlainAnswers } from './forms/plain-answer.ts';
import { decideLanguage, languageHeaders } from './language.ts';
import { type RenderPrivate, renderFor, sendPrivate } from './private-page.ts';
import type { RequestedAddress } from './requested-address.ts';

interface QueryPagesOptions {
  render: RenderPrivate;
  answers: PlainAnswers;
  /** Headers of every response. */
  headers: Record<string, string>;
  /** Whether the site is reached by HTTPS. */
  secure: boolean;
}

/** The most characters of a parameter; the rest is ignored. */
const MAX_LENGTH = 100;

/** The pages that show something else for the parameters of their address. `undefined`: for these they do not. */
const pages: Readonly<Record<string, (given: URLSearchParams) => Partial<PageLocals> | undefined>> = {
  /** The content that is reported. */
  [REPORT_PATH]: (given) => {
    const object = given.get(OBJECT_PARAMETER)?.slice(0, MAX_LENGTH);
    return object ? { report: { object } } : undefined;
  },
  /** The campaign whose budgets are compared. */
  [SPEND_PATH]: (given) => {
    const spend = [...given].filter(([name]) => spendParameters.includes(name));
    if (spend.length === 0) return undefined;
    return { spend: Object.fromEntries(spend.map(([name, value]) => [name, value.slice(0, MAX_LENGTH)])) };
  },
};

/** Returns what a page gets from the parameters of its address; `undefined`: nothing, or another page. */
export function queryIn({ url }: Pick<RequestedAddress, 'url'>): Partial<PageLocals> | undefined {
  return pages[splitPath(url.pathname).path]?.(url.searchParams);
}

/** Sends a page with the parameters of its address. It is rendered each time and never cached. */
export function createQueryPages({ render, answers, headers: common, secure }: QueryPagesOptions) {
  return async (request: IncomingMessage, response: ServerResponse, address: RequestedAddress) => {
    const { headers: sent } = request;
    const decision = decideLanguage(address.page, sent.cookie, sent['accept-language'], secure);
    const headers = { ...languageHeaders(decision), 'cache-control': 'no-store' };
    if (decision.redirect) return answers.redirect(response, 302, decision.redirect, headers);
    const { path } = splitPath(address.url.pathname);
    const page = await renderFor(render, localizePath(decision.locale, path), queryIn(address) ?? {});
    sendPrivate(request, response, page, common, headers);
  };
}
