import type { IncomingMessage, ServerResponse } from 'node:http';
import type { OpenOwnData, OwnDataErased, OwnDataOpened } from '../contracts/own-data.ts';
import type { OwnDataPage } from '../contracts/site.ts';
import { type Locale, locales, localizePath, splitPath } from '../domain/locale/locale.ts';
import { OPEN_MS, OWN_DATA_COPY, OWN_DATA_PATH, OWN_DATA_TITLE } from '../domain/own-data/own-data.ts';
import { storageKeys } from '../domain/storage/keys.ts';
import { ownData } from '../i18n/dictionaries/own-data/index.ts';
import type { CallApi } from './call-api.ts';
import { isForeign, readFormPost } from './forms/form-post.ts';
import type { PlainAnswers } from './forms/plain-answer.ts';
import { decideLanguage, languageHeaders, readCookie } from './language.ts';
import type { PageCache } from './page-cache.ts';
import { type RenderPrivate, renderFor, sendPrivate } from './private-page.ts';
import type { RequestedAddress } from './requested-address.ts';
import { refusedFormPage } from './short-page.ts';
import { sendStored } from './stored-response.ts';

interface OwnDataPageOptions {
  pages: Pick<PageCache, 'get'>;
  render: RenderPrivate;
  callApi(request: IncomingMessage): CallApi;
  answers: PlainAnswers;
  /** Headers of every response. */
  headers: Record<string, string>;
  /** Whether the site is reached by HTTPS. */
  secure: boolean;
  /** Origin of the site's own address. */
  siteOrigin: string;
}

/** Of every answer, with data or without: no cache, and no other site, may learn that a person opened the page. */
const HEADERS = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };
const COOKIE = storageKeys.ownData;

/** Whether a path without language prefix is the page of a person's own data. */
export const isOwnData = (path: string): boolean => path === OWN_DATA_PATH;

/**
 * Answers the page of a person's own data. Everything works without script: each form posts to the page, and a link or a code
 * that opens it sets a cookie that no script reads and no other site sends. What an open page shows is rendered for it each time.
 */
export function createOwnDataPage({
  pages,
  render,
  callApi,
  answers,
  headers: common,
  secure,
  siteOrigin,
}: OwnDataPageOptions) {
  /** One cookie for each language's address, so that a change of the language does not close the page. */
  const cookies = (token: string, seconds: number) =>
    locales.map(
      (locale) =>
        `${COOKIE}=${token}; Path=${localizePath(locale, OWN_DATA_PATH)}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`,
    );

  const tokenOf = (request: IncomingMessage) => readCookie(request.headers.cookie, COOKIE);

  /** Returns what an open page shows; undefined: it is closed. */
  async function read(
    request: IncomingMessage,
    call: CallApi,
    copy = false,
  ): Promise<OpenOwnData | undefined> {
    const token = tokenOf(request);
    if (!token) return undefined;
    const response = await call('/api/own-data/read', { token, copy });
    return response.ok ? ((await response.json()) as { data: OpenOwnData }).data : undefined;
  }

  async function show(request: IncomingMessage, response: ServerResponse, address: RequestedAddress) {
    const { headers: sent } = request;
    const decision = decideLanguage(address.page, sent.cookie, sent['accept-language'], secure);
    const own = { ...languageHeaders(decision), ...HEADERS };
    if (decision.redirect) return answers.redirect(response, 302, decision.redirect, own);
    const path = localizePath(decision.locale, OWN_DATA_PATH);
    const open = await read(request, callApi(request));
    if (open) return sendPrivate(request, response, await rendered(path, { open }), common, own);
    if (tokenOf(request)) response.setHeader('set-cookie', cookies('', 0));
    const page = await pages.get(path);
    if (page) sendStored(request, response, page, own);
    else sendPrivate(request, response, await rendered(path, {}), common, own);
  }

  const rendered = (path: string, state: OwnDataPage) => renderFor(render, path, { ownData: state });

  async function post(request: IncomingMessage, response: ServerResponse, { url }: RequestedAddress) {
    if (isForeign(request, siteOrigin)) return answers.send(response, 403, HEADERS);
    const { locale } = splitPath(url.pathname);
    const form = await readFormPost(request);
    if (form.kind === 'refused') {
      const { headers, body } = refusedFormPage(locale, form.status);
      return answers.send(response, form.status, { ...headers, ...HEADERS, connection: 'close' }, body);
    }
    const { values } = form;
    const value = (name: string) => values.get(name) ?? '';
    const path = localizePath(locale, OWN_DATA_PATH);
    const call = callApi(request);
    const refuse = async (status: number, refused: NonNullable<OwnDataPage['refused']>) => {
      const page = await rendered(path, { refused });
      answers.send(response, status, { ...page.headers, ...HEADERS }, page.body);
    };
    const email = value('email');
    switch (value('act')) {
      case 'ask': {
        const asked = await call('/api/own-data/links', { email, locale });
        if (!asked.ok)
          return refuse(asked.status, { form: 'ask', email, message: await messageOf(asked, 'email') });
        const page = await rendered(path, { asked: email });
        return answers.send(response, 202, { ...page.headers, ...HEADERS }, page.body);
      }
      case 'open':
      case 'type': {
        const typed = value('act') === 'type';
        const opened = await call('/api/own-data/open', {
          ...(typed ? { email, typed: value('typed') } : { code: value('code') }),
          locale,
        });
        if (!opened.ok) return refuse(opened.status, await closedBy(opened, typed, email, locale));
        const { token } = ((await opened.json()) as { data: OwnDataOpened }).data;
        response.setHeader('set-cookie', cookies(token, OPEN_MS / 1000));
        return answers.redirect(response, 303, titleIn(path), HEADERS);
      }
      case 'prolong': {
        const token = tokenOf(request) ?? '';
        if (!(await call('/api/own-data/prolong', { token })).ok) break;
        const open = await read(request, call);
        if (!open) break;
        response.setHeader('set-cookie', cookies(token, secondsUntil(open.endsAt)));
        const page = await rendered(path, { open, done: 'prolonged' });
        return answers.send(response, 200, { ...page.headers, ...HEADERS }, page.body);
      }
      case 'correct':
      case 'withdraw':
      case 'eraseItem':
      case 'request':
      case 'erasure': {
        const acted = await act(value('act') as OpenAct, values, tokenOf(request) ?? '', locale, call);
        const open = await read(request, call);
        if (!open) break;
        const page = await rendered(path, { open, ...acted.state });
        return answers.send(response, acted.status, { ...page.headers, ...HEADERS }, page.body);
      }
      case 'erase': {
        const typed = values.has('typed');
        const erased = await call('/api/own-data/erase', {
          ...(typed ? { email, typed: value('typed') } : { code: value('code') }),
          locale,
        });
        if (erased.ok) {
          const { data } = (await erased.json()) as { data: OwnDataErased };
          response.setHeader('set-cookie', cookies('', 0));
          const page = await rendered(path, { erased: data });
          return answers.send(response, 200, { ...page.headers, ...HEADERS }, page.body);
        }
        const open = typed ? await read(request, call) : undefined;
        const message =
          erased.status === 404 && typed ? ownData[locale].type.wrong : await messageOf(erased, '');
        const refused = { form: open ? 'typedErasure' : 'eraseOver', message } as const;
        const page = await rendered(path, { refused, ...(open && { open }) });
        return answers.send(response, erased.status, { ...page.headers, ...HEADERS }, page.body);
      }
      case 'json':
      case 'html': {
        const open = await read(request, call, true);
        if (!open) break;
        return download(response, locale, value('act') === 'json' ? 'json' : 'html', open);
      }
      case 'close':
        await call('/api/own-data/close', { token: tokenOf(request) ?? '' });
        break;
    }
    response.setHeader('set-cookie', cookies('', 0));
    answers.redirect(response, 303, titleIn(path), HEADERS);
  }

  async function download(
    response: ServerResponse,
    locale: Locale,
    kind: 'json' | 'html',
    open: OpenOwnData,
  ) {
    const named = { ...HEADERS, 'content-disposition': `attachment; filename="mes-donnees.${kind}"` };
    if (kind === 'json') {
      const type = { 'content-type': 'application/json; charset=utf-8' };
      return answers.send(response, 200, { ...type, ...named }, `${JSON.stringify(open.data, null, 2)}\n`);
    }
    const page = await renderFor(render, localizePath(locale, OWN_DATA_COPY), { ownData: { open } });
    answers.send(response, 200, { ...page.headers, ...named }, page.body);
  }

  return (request: IncomingMessage, response: ServerResponse, address: RequestedAddress, posts: boolean) =>
    posts ? post(request, response, address) : show(request, response, address);
}

type OpenAct = 'correct' | 'withdraw' | 'eraseItem' | 'request' | 'erasure';

/** The part of the API's path for an act that has another name there. */
const paths: Partial<Record<OpenAct, string>> = { request: 'requests', eraseItem: 'items/erase' };

/** Calls the API for a form of the open page, and returns what the page then shows. */
async function act(
  what: OpenAct,
  values: URLSearchParams,
  token: string,
  locale: Locale,
  call: CallApi,
): Promise<{ status: number; state: OwnDataPage }> {
  const consent = values.get('consent');
  const [body, done] = {
    correct: [
      { lead: values.get('lead'), name: values.get('name'), phone: values.get('phone') ?? '' },
      'corrected',
    ],
    withdraw: [consent === null ? {} : { consent }, 'withdrawn'],
    eraseItem: [
      { kind: values.get('kind'), id: values.get('id') },
      values.get('kind') === 'review' ? 'reviewWithdrawn' : 'itemErased',
    ],
    request: [{ kind: values.get('kind') }, 'requested'],
    erasure: [{ word: values.get('word') }, 'erasureSent'],
  }[what] as [object, NonNullable<OwnDataPage['done']>];
  const response = await call(`/api/own-data/${paths[what] ?? what}`, { token, locale, ...body });
  if (response.ok) return { status: response.status, state: { done } };
  const { message, fields = {} } = (await response.json()) as {
    message: string;
    fields?: Record<string, string>;
  };
  const form = what === 'erasure' ? 'erasure' : 'correct';
  return {
    status: response.status,
    state: { refused: { form, message: Object.values(fields)[0] ?? message } },
  };
}

const titleIn = (path: string) => `${path}#${OWN_DATA_TITLE}`;

const secondsUntil = (time: string) => Math.max(0, Math.ceil((Date.parse(time) - Date.now()) / 1000));

/** Returns the API's message about a field, or about the whole call. */
async function messageOf(response: Response, field: string): Promise<string> {
  const { message, fields } = (await response.json()) as { message: string; fields?: Record<string, string> };
  return fields?.[field] ?? message;
}

async function closedBy(
  response: Response,
  typed: boolean,
  email: string,
  locale: Locale,
): Promise<NonNullable<OwnDataPage['refused']>> {
  if (response.status === 429) return { form: 'ask', email, message: await messageOf(response, '') };
  return typed ? { form: 'type', email, message: ownData[locale].type.wrong } : { form: 'over' };
}
