import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageLocals } from '../contracts/site.ts';
import { type Locale, localizePath } from '../domain/locale/locale.ts';
import { codePathOf, LIST_BUTTON, type ReminderAddress } from '../domain/reminder/reminder-address.ts';
import { isForeign, readFormPost } from './forms/form-post.ts';
import type { PlainAnswers } from './forms/plain-answer.ts';
import type { PageCache } from './page-cache.ts';
import { type RenderPrivate, renderFor, sendPrivate } from './private-page.ts';
import { CLOSED_MAIL, PRIVATE } from './secret-link-pages.ts';
import { refusedFormPage } from './short-page.ts';
import { sendStored } from './stored-response.ts';

type ReminderLocals = Pick<PageLocals, 'landing' | 'newsletter' | 'reminder' | 'stay'>;

/** The data behind the codes in the mails about reminders, the newsletter and the end of leads; `undefined` for an unknown code. */
export interface ReminderSource {
  /** Changes nothing: mail programs open links by themselves. */
  open(address: ReminderAddress, locale: Locale): Promise<ReminderLocals | undefined>;
  /**
   * Confirms or stops the reminder or the newsletter, or answers to stay.
   * @param withList whether the pressed button named the artist's own list too
   */
  press(address: ReminderAddress, locale: Locale, withList?: boolean): Promise<ReminderLocals | undefined>;
}

interface ReminderPageOptions {
  pages: Pick<PageCache, 'get'>;
  render: RenderPrivate;
  reminders: ReminderSource;
  answers: PlainAnswers;
  /** Headers of every response. */
  headers: Record<string, string>;
  /** Origin of the site's own address. */
  siteOrigin: string;
}

/** The body with which a mail program unsubscribes its reader (RFC 8058). */
const ONE_CLICK = 'One-Click';

/**
 * Answers the links in the mails about reminders, the newsletter and the end of leads: a page with a button, which works without script. A mail program that unsubscribes
 * its reader posts to the same address without cookie and from another site; its answer is the same for unknown codes.
 */
export function createReminderPage({
  pages,
  render,
  reminders,
  answers,
  headers: common,
  siteOrigin,
}: ReminderPageOptions) {
  async function sendPage(
    request: IncomingMessage,
    response: ServerResponse,
    locale: Locale,
    { subject, act, code }: ReminderAddress,
    data: ReminderLocals | undefined,
    pressed?: true,
  ) {
    if (data) {
      const page = await renderFor(render, localizePath(locale, codePathOf(subject, act)), {
        ...data,
        code,
        ...(pressed && { pressed }),
      });
      return sendPrivate(request, response, page, common, PRIVATE);
    }
    const closed = await pages.get(localizePath(locale, CLOSED_MAIL));
    if (!closed) return answers.send(response, 404, PRIVATE);
    sendStored(request, response, closed, { ...PRIVATE, 'content-language': locale }, 404);
  }

  return async (
    request: IncomingMessage,
    response: ServerResponse,
    locale: Locale,
    address: ReminderAddress,
    posts: boolean,
  ) => {
    const { act } = address;
    if (!posts) return sendPage(request, response, locale, address, await reminders.open(address, locale));
    if (act === 'stop' && request.headers['content-type']?.startsWith('multipart/form-data')) {
      request.resume();
      await reminders.press(address, locale);
      return answers.send(response, 200, PRIVATE);
    }
    const form = await readFormPost(request);
    if (form.kind === 'refused') {
      const { headers, body } = refusedFormPage(locale, form.status);
      return answers.send(response, form.status, { ...headers, ...PRIVATE, connection: 'close' }, body);
    }
    const isOneClick = act === 'stop' && form.values.get('List-Unsubscribe') === ONE_CLICK;
    if (!isOneClick && isForeign(request, siteOrigin)) return answers.send(response, 403, PRIVATE);
    const data = await reminders.press(address, locale, form.values.has(LIST_BUTTON));
    if (isOneClick) return answers.send(response, 200, PRIVATE);
    await sendPage(request, response, locale, address, data, true);
  };
}
