import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ContactFields } from '../../contracts/leads/contact.ts';
import { readUtm } from '../../domain/attribution/utm.ts';
import { addressIn } from '../../domain/channels/campaign-address.ts';
import { landingChannels, landingVariants } from '../../domain/landing/counts/landing-count.ts';
import type { LandingView } from '../../domain/landing/counts/landing-view.ts';
import { CALENDAR_FILE } from '../../domain/landing/landing-calendar.ts';
import { hasForm } from '../../domain/landing/landing-page.ts';
import { landingPath } from '../../domain/landing/landing-path.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import type { CallApi } from '../call-api.ts';
import { FRAME, type LandingSource } from '../landing-page.ts';
import { type RenderPrivate, renderFor } from '../private-page.ts';
import type { RequestedAddress } from '../requested-address.ts';
import { PRIVATE } from '../secret-link-pages.ts';
import { busyFormPage, refusedFormPage } from '../short-page.ts';
import { createArtistPixelsForm } from './artist-pixels-form.ts';
import { postContactForm } from './contact-form.ts';
import { answerKindOf, postDraftAnswer } from './draft-answer-form.ts';
import { isForeign, readFormPost } from './form-post.ts';
import type { PlainAnswers } from './plain-answer.ts';
import { type PlainForm, postPlainForm } from './plain-form.ts';
import { postReminder, reminderAgain } from './reminder-form.ts';

interface LandingFormOptions {
  landings: Pick<LandingSource, 'find' | 'view' | 'isKnown' | 'pixels' | 'preview'>;
  render: RenderPrivate;
  callApi(request: IncomingMessage): CallApi;
  answers: PlainAnswers;
  /** Origin of the site's own address. */
  siteOrigin: string;
}

type LeadFields = Pick<ContactFields, 'name' | 'email' | 'message'>;

/** The page that shows the form when the landing page has none any more. */
const CONTACT = '/contact';

/**
 * Handles the posted form of a landing page: stores a contact lead with the page's path, and renders the page again
 * with the outcome. When the page has ended meanwhile, or has no form any more, the contact page shows the typed
 * values. It also handles the posts of the bar over a draft, and of the form for an artist's own pixels.
 */
export function createLandingForm(options: LandingFormOptions) {
  const { landings, render, callApi, answers, siteOrigin } = options;
  const answerPixelsForm = createArtistPixelsForm(options);

  /** Handles the bar over a draft. A post of the draft's own form stores no lead and redirects to the draft. */
  async function answerDraftForm(
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
    code: string,
    locale: Locale,
  ) {
    if (isForeign(request, siteOrigin)) return answers.send(response, 403, PRIVATE);
    const form = await readFormPost(request);
    if (form.kind === 'refused') {
      const { headers, body } = refusedFormPage(locale, form.status);
      return answers.send(response, form.status, { ...headers, ...PRIVATE, connection: 'close' }, body);
    }
    const kind = answerKindOf(form.values);
    if (kind === undefined) return answers.redirect(response, 302, url.pathname);
    const opened = await landings.preview(code, locale);
    // The page of a closed link explains that it is closed.
    if (!opened) return answers.redirect(response, 302, url.pathname);
    const { view, ...draft } = opened;
    const from = { code, locale: view.locale, path: localizePath(locale, FRAME) };
    const { status, answered, retryAfter } = await postDraftAnswer(
      form.values,
      kind,
      from,
      draft.version,
      callApi(request),
    );
    const own = { ...PRIVATE, ...(retryAfter && { 'retry-after': retryAfter }) };
    if (status === 429) {
      const { headers, body } = busyFormPage({ locale, path: url.pathname }, form.values);
      return answers.send(response, status, { ...headers, ...own }, body);
    }
    const page = await renderFor(render, localizePath(view.locale, `/p/${view.slug}`), {
      landing: view,
      preview: {},
      draft: { ...draft, answered },
    });
    answers.send(response, status, { ...page.headers, ...own }, page.body);
  }

  /** Handles the form of the reminder. When the page has ended meanwhile, the visitor is redirected as by its address. */
  async function answerReminderForm(
    request: IncomingMessage,
    response: ServerResponse,
    { url, page: { locale } }: RequestedAddress,
    slug: string,
    values: URLSearchParams,
  ) {
    const view = landings.view(slug, locale, variantOf(values));
    if (!view) return answers.redirect(response, 302, url.pathname + url.search);
    const path = localizePath(view.locale, landingPath(view.slug));
    if (values.get('how') === 'calendar') return answers.redirect(response, 302, `${path}/${CALENDAR_FILE}`);
    const { status, answer, retryAfter } = values.has('again')
      ? { status: 200, answer: reminderAgain(values, view), retryAfter: null }
      : await postReminder(values, view, callApi(request));
    const own = { 'cache-control': 'no-store', ...(retryAfter && { 'retry-after': retryAfter }) };
    if (status === 429) {
      const { headers, body } = busyFormPage({ locale, path: url.pathname }, values);
      return answers.send(response, status, { ...headers, ...own }, body);
    }
    const page = await renderFor(render, path, { landing: view, landingReminder: answer });
    answers.send(response, status, { ...page.headers, ...own }, page.body);
  }

  return async (request: IncomingMessage, response: ServerResponse, address: RequestedAddress) => {
    const { url, landing, page: asked } = address;
    if (landing?.code !== undefined)
      return answerDraftForm(request, response, url, landing.code, asked.locale);
    if (landing?.pixels !== undefined) return answerPixelsForm(request, response, address, landing.pixels);
    if (!landing || landing.calendar || (landing.figures ?? landing.report) !== undefined)
      return answers.send(response, 405, { allow: 'GET, HEAD' });
    // Checked in memory, so that an invented address causes neither an API call nor a rendering.
    if (!landings.isKnown(landing.slug)) return answers.send(response, 405, { allow: 'GET, HEAD' });
    if (isForeign(request, siteOrigin)) return answers.send(response, 403, {});
    const form = await readFormPost(request);
    if (form.kind === 'refused') {
      const { headers, body } = refusedFormPage(asked.locale, form.status);
      return answers.send(response, form.status, { ...headers, connection: 'close' }, body);
    }
    const found = landings.find(landing.slug);
    const slug = found && 'movedTo' in found ? found.movedTo : landing.slug;
    if (form.values.has('reminder')) return answerReminderForm(request, response, address, slug, form.values);
    const view = landings.view(slug, asked.locale, variantOf(form.values));
    const { status, path, locals, retryAfter } =
      view && hasForm(view)
        ? await postLead(form.values, view, url.search, callApi(request))
        : await postElsewhere(form.values, asked.locale, url, callApi(request));
    const own = { 'cache-control': 'no-store', ...(retryAfter && { 'retry-after': retryAfter }) };
    if (status === 429) {
      const { headers, body } = busyFormPage({ locale: asked.locale, path: url.pathname }, form.values);
      return answers.send(response, status, { ...headers, ...own }, body);
    }
    const page = await renderFor(render, path, locals);
    answers.send(response, status, { ...page.headers, ...own }, page.body);
  };
}

const variantOf = (values: URLSearchParams) =>
  landingVariants.find((variant) => variant === values.get('variant'));

async function postLead(values: URLSearchParams, view: LandingView, search: string, callApi: CallApi) {
  const path = localizePath(view.locale, landingPath(view.slug));
  const channel = landingChannels.find((way) => way === values.get('way'));
  const lead: PlainForm<LeadFields> = {
    endpoint: '/api/contact/submit',
    names: ['name', 'email', 'message'],
    body: (typed) => ({
      ...typed,
      platform: view.shared.formPlatform,
      utm: readUtm(search),
      channel,
      campaignAddress: addressIn(search),
    }),
  };
  // The browser's referrer is the page itself; the campaign and the page say where the lead came from.
  const from = { locale: view.locale, path, referrer: undefined };
  const { status, outcome, retryAfter, id } = await postPlainForm(lead, values, from, callApi);
  const landingForm = { outcome, lead: id, channel, converted: values.get('clicked') === '1' };
  return { status, retryAfter, path, locals: { landing: view, landingForm } };
}

async function postElsewhere(values: URLSearchParams, locale: Locale, url: URL, callApi: CallApi) {
  const from = { locale, path: url.pathname, referrer: undefined };
  const answer = await postContactForm(values, from, url.search, callApi);
  return { ...answer, path: localizePath(locale, CONTACT) };
}
