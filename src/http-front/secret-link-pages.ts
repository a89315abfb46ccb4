import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CampaignReport } from '../contracts/campaign-report.ts';
import type { ArtistPixelsForm } from '../contracts/landing/artist-pixels.ts';
import type { LandingReport } from '../contracts/landing/landing-report.ts';
import type { PageLocals, ShownDraft } from '../contracts/site.ts';
import type { LandingView } from '../domain/landing/counts/landing-view.ts';
import { type Locale, localizePath } from '../domain/locale/locale.ts';
import type { PlainAnswers } from './forms/plain-answer.ts';
import type { PageCache } from './page-cache.ts';
import { type RenderPrivate, renderFor, sendPrivate } from './private-page.ts';
import type { RequestedAddress } from './requested-address.ts';
import { sendStored } from './stored-response.ts';

/** A draft behind a secret link. */
type OpenedDraft = Omit<ShownDraft, 'answered'> & { view: LandingView };

/** The data that secret codes open; `undefined` for an unknown, expired or revoked code. */
export interface SecretLinks {
  preview(code: string, locale: Locale): Promise<OpenedDraft | undefined>;
  figures(code: string, locale: Locale): Promise<LandingReport | undefined>;
  /** Also why a link of which the time or the one use is over is closed. */
  pixels(code: string, locale: Locale): Promise<ArtistPixelsForm | 'used' | 'expired' | undefined>;
  report(code: string): Promise<CampaignReport | undefined>;
}

interface SecretLinkPagesOptions {
  pages: Pick<PageCache, 'get'>;
  landings: SecretLinks;
  render: RenderPrivate;
  answers: PlainAnswers;
  /** Headers of every response. */
  headers: Record<string, string>;
}

/** The pages of figures and of campaign reports are rendered under these paths, so that no code is written to a log. */
const FIGURES = '/p/figures/report';
const REPORT = '/p/report/campaign';
/** The path under which the form for an artist's own pixels is rendered. */
export const PIXELS = '/p/pixels/form';
/** The parameter with which the link of a report opens its days as a file. */
const DAYS = { name: 'days', value: 'csv' };
/** The page of an invalid secret link. It contains no data and is cached, so guessed codes cause no rendering. */
export const CLOSED = '/p/report/closed';
/** The path of the page of a closed link in a mail about a reminder or the newsletter. */
export const CLOSED_MAIL = `${CLOSED}-mail`;
/** Headers of every page behind a secret link. */
export const PRIVATE = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
};

/** Answers a secret link to a draft, to figures, to an artist's pixels or to a campaign report; returns `undefined` for other addresses. */
export function createSecretLinkPages({
  pages,
  landings,
  render,
  answers,
  headers: common,
}: SecretLinkPagesOptions) {
  /** Returns the path and the data of the page that a link opens; `undefined` for an unknown, expired or revoked code. */
  async function opened(
    { code, figures, pixels, report }: NonNullable<RequestedAddress['landing']>,
    locale: Locale,
  ): Promise<{ path: string; locale: Locale; data: Partial<PageLocals> } | undefined> {
    if (code !== undefined) {
      const preview = await landings.preview(code, locale);
      if (!preview) return undefined;
      const { view, ...draft } = preview;
      return { path: `/p/${view.slug}`, locale: view.locale, data: { landing: view, preview: {}, draft } };
    }
    if (figures !== undefined) {
      const landingReport = await landings.figures(figures, locale);
      return landingReport && { path: FIGURES, locale, data: { landingReport } };
    }
    if (pixels !== undefined) {
      const form = await landings.pixels(pixels, locale);
      const artistPixels = typeof form === 'string' ? { ended: form } : form && { form };
      return artistPixels && { path: PIXELS, locale, data: { artistPixels } };
    }
    const campaignReport = await landings.report(report ?? '');
    return campaignReport && { path: REPORT, locale, data: { campaignReport } };
  }

  /** A client may open a link after it has expired: a browser's own error page would show neither the reason nor the agency. */
  async function answerClosed(request: IncomingMessage, response: ServerResponse, locale: Locale) {
    const page = await pages.get(localizePath(locale, CLOSED));
    if (!page) return answers.send(response, 404, PRIVATE);
    sendStored(request, response, page, { ...PRIVATE, 'content-language': locale }, 404);
  }

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    link: NonNullable<RequestedAddress['landing']>,
    asked: Locale,
    { searchParams }: URL,
  ) {
    const found = await opened(link, asked);
    if (!found) return answerClosed(request, response, asked);
    const { path, locale, data } = found;
    const isFile = path === REPORT && searchParams.get(DAYS.name) === DAYS.value;
    const page = await renderFor(render, localizePath(locale, isFile ? `${path}/days` : path), data);
    if (data.artistPixels?.ended !== undefined)
      return answers.send(response, 410, { ...page.headers, ...PRIVATE }, page.body);
    sendPrivate(request, response, page, common, PRIVATE);
  }

  return (...[request, response, link, asked, url]: Parameters<typeof answer>): Promise<void> | undefined =>
    (link.code ?? link.figures ?? link.pixels ?? link.report) === undefined
      ? undefined
      : answer(request, response, link, asked, url);
}
