import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FridayDto } from '../contracts/leads/planner.ts';
import type { WatchRequest } from '../contracts/site.ts';
import type { WatchView } from '../contracts/watched-plan.ts';
import { type Locale, localizePath, splitPath } from '../domain/locale/locale.ts';
import { FORMER_TRAP_FIELD, TRAP_FIELD } from '../domain/spam/spam.ts';
import { watchActs } from '../domain/watch/watch.ts';
import { WATCH_PATH } from '../domain/watch/watch-path.ts';
import type { CallApi } from './call-api.ts';
import { isForeign, readFormPost } from './forms/form-post.ts';
import type { PlainAnswers } from './forms/plain-answer.ts';
import { REVIEW_HEADERS } from './forms/review-form.ts';
import { decideLanguage, languageHeaders } from './language.ts';
import { type RenderPrivate, renderFor, sendPrivate } from './private-page.ts';
import type { RequestedAddress } from './requested-address.ts';
import { busyFormPage, refusedFormPage } from './short-page.ts';

interface WatchPageOptions {
  render: RenderPrivate;
  callApi(request: IncomingMessage): CallApi;
  answers: PlainAnswers;
  /** Headers of every response. */
  headers: Record<string, string>;
  /** Whether the site is reached by HTTPS. */
  secure: boolean;
  /** Origin of the site's own address. */
  siteOrigin: string;
  watchedMonth: WatchedMonth;
}

/** Returns the Fridays of the month of a plan in an address; empty: it is incomplete. */
export type WatchedMonth = (plan: object) => Promise<readonly FridayDto[]>;

/** What a mail program posts (RFC 8058). */
const ONE_CLICK = 'One-Click';
/** The fields of the plan in the address of the form, which the form posts again. */
const PLAN = ['friday', 'releaseType', 'genre', 'territories', 'releaseDate', 'budget'] as const;

/** Returns the text after the page's path, a code or nothing; `undefined` on other pages. */
export function watchCodeIn({ url }: Pick<RequestedAddress, 'url'>): string | undefined {
  const { path } = splitPath(url.pathname);
  if (path === WATCH_PATH) return '';
  return path.startsWith(`${WATCH_PATH}/`) ? path.slice(WATCH_PATH.length + 1) : undefined;
}

/** Returns the path without the code of a watch, for logs. */
export const withoutWatchCode = (pathname: string): string => {
  const at = pathname.indexOf(`${WATCH_PATH}/`);
  return at < 0 ? pathname : pathname.slice(0, at + WATCH_PATH.length);
};

/**
 * Answers the page of watched Fridays: the form with the plan in its address, and the page behind a code. It is rendered for each
 * visitor and never cached. Opening the page changes nothing; each button posts to it, and so does a mail program whose reader unsubscribes.
 */
export function createWatchPage({
  render,
  callApi,
  answers,
  headers: common,
  secure,
  siteOrigin,
  watchedMonth,
}: WatchPageOptions) {
  const open = async (code: string, call: CallApi): Promise<WatchRequest> => {
    const response = await call('/api/watched-plans/open', { code });
    return response.ok ? { code, view: await viewIn(response) } : {};
  };

  const press = async (code: string, values: URLSearchParams, call: CallApi): Promise<WatchRequest> => {
    const act = watchActs.find((one) => one === values.get('act'));
    if (!act) return open(code, call);
    const response = await call('/api/watched-plans/acts', { code, act });
    return response.ok ? { code, view: await viewIn(response), act } : {};
  };

  const ask = async (values: URLSearchParams, locale: Locale, call: CallApi) => {
    const asked = planIn(values);
    const plan = releaseOf(asked);
    const email = values.get('email') ?? '';
    const response = await call('/api/watched-plans', {
      ...plan,
      email,
      locale,
      page: localizePath(locale, WATCH_PATH),
      [TRAP_FIELD]: values.get(TRAP_FIELD) ?? '',
      [FORMER_TRAP_FIELD]: values.get(FORMER_TRAP_FIELD) ?? undefined,
    });
    const body = (await response.json()) as { message?: string; data?: { friday: string } };
    const month = await watchedMonth(plan);
    const watch: WatchRequest = response.ok
      ? { sent: body.data?.friday, month }
      : { asked, refused: { message: body.message ?? '', email }, month };
    return { watch, response };
  };

  return async (
    request: IncomingMessage,
    response: ServerResponse,
    address: RequestedAddress,
    posts: boolean,
  ) => {
    const decision = decideLanguage(
      address.page,
      request.headers.cookie,
      request.headers['accept-language'],
      secure,
    );
    const { locale } = decision;
    const headers = { ...languageHeaders(decision), ...REVIEW_HEADERS };
    const code = watchCodeIn(address) ?? '';
    const path = localizePath(locale, WATCH_PATH);
    const call = callApi(request);
    const send = async (watch: WatchRequest, pressed?: true) => {
      const page = await renderFor(render, path, { watch, ...(pressed && { pressed }) });
      sendPrivate(request, response, page, common, headers);
    };
    if (!posts) {
      if (decision.redirect) return answers.redirect(response, 302, decision.redirect, headers);
      const asked = planIn(address.url.searchParams);
      if (code !== '') return send(await open(code, call));
      return send(asked['friday'] ? { asked, month: await watchedMonth(releaseOf(asked)) } : {});
    }
    // No form of the site posts this type: it is the mail program's way to unsubscribe (RFC 8058).
    if (code !== '' && request.headers['content-type']?.startsWith('multipart/form-data')) {
      request.resume();
      await call('/api/watched-plans/acts', { code, act: 'stop' });
      return answers.send(response, 200, headers);
    }
    const form = await readFormPost(request);
    if (form.kind === 'refused') {
      const refused = refusedFormPage(locale, form.status);
      return answers.send(
        response,
        form.status,
        { ...refused.headers, ...headers, connection: 'close' },
        refused.body,
      );
    }
    if (code !== '' && form.values.get('List-Unsubscribe') === ONE_CLICK) {
      await call('/api/watched-plans/acts', { code, act: 'stop' });
      return answers.send(response, 200, headers);
    }
    if (isForeign(request, siteOrigin)) return answers.send(response, 403, headers);
    if (code !== '') return send(await press(code, form.values, call), true);
    const { watch, response: answered } = await ask(form.values, locale, call);
    if (answered.status !== 429) return send(watch, true);
    const busy = busyFormPage({ locale, path }, form.values);
    const wait = { 'retry-after': answered.headers.get('retry-after') ?? '60' };
    return answers.send(response, 429, { ...busy.headers, ...headers, ...wait }, busy.body);
  };
}

const planIn = (values: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    PLAN.flatMap((name) => {
      const value = values.get(name)?.slice(0, 300);
      return value ? [[name, value]] : [];
    }),
  );

/** The plan in the fields of the form, as the API reads it. */
const releaseOf = ({ budget = '', territories = '', ...plan }: Record<string, string>) => ({
  ...plan,
  budget: Number(budget),
  territories: territories.split(','),
});

const viewIn = async (response: Response): Promise<WatchView> =>
  ((await response.json()) as { data: WatchView }).data;
