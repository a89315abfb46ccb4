import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ArtistPixelsFields, ArtistPixelsSet } from '../../contracts/landing/artist-pixels.ts';
import { localizePath } from '../../domain/locale/locale.ts';
import type { CallApi } from '../call-api.ts';
import { type RenderPrivate, renderFor } from '../private-page.ts';
import type { RequestedAddress } from '../requested-address.ts';
import { PIXELS, PRIVATE, type SecretLinks } from '../secret-link-pages.ts';
import { refusedFormPage } from '../short-page.ts';
import { isForeign, readFormPost } from './form-post.ts';
import type { PlainAnswers } from './plain-answer.ts';
import { postPlainForm } from './plain-form.ts';

interface ArtistPixelsFormOptions {
  landings: Pick<SecretLinks, 'pixels'>;
  render: RenderPrivate;
  callApi(request: IncomingMessage): CallApi;
  answers: PlainAnswers;
  /** Origin of the site's own address. */
  siteOrigin: string;
}

/**
 * Handles the form behind a one-time link, with which an artist sets their own pixels. A link that is used or over leads to its page,
 * which says so.
 */
export function createArtistPixelsForm(options: ArtistPixelsFormOptions) {
  const { landings, render, callApi, answers, siteOrigin } = options;
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    { url, page: { locale } }: RequestedAddress,
    code: string,
  ) => {
    if (isForeign(request, siteOrigin)) return answers.send(response, 403, PRIVATE);
    const posted = await readFormPost(request);
    if (posted.kind === 'refused') {
      const { headers, body } = refusedFormPage(locale, posted.status);
      return answers.send(response, posted.status, { ...headers, ...PRIVATE, connection: 'close' }, body);
    }
    const form = await landings.pixels(code, locale);
    if (typeof form !== 'object') return answers.redirect(response, 302, url.pathname, PRIVATE);
    const { status, outcome, retryAfter, isOn } = await postPlainForm<ArtistPixelsFields, ArtistPixelsSet>(
      {
        endpoint: '/api/artist-pixels',
        names: ['metaPixel', 'metaToken', 'tiktokPixel', 'tiktokToken'],
        body: (typed) => ({ ...typed, code }),
      },
      posted.values,
      { locale, path: localizePath(locale, PIXELS), referrer: undefined },
      callApi(request),
    );
    if (status === 404) return answers.redirect(response, 302, url.pathname, PRIVATE);
    const page = await renderFor(render, localizePath(locale, PIXELS), {
      artistPixels: { form, outcome, isOn },
    });
    const own = { ...PRIVATE, ...(retryAfter && { 'retry-after': retryAfter }) };
    answers.send(response, status, { ...page.headers, ...own }, page.body);
  };
}
