import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RenderedPage, SiteFacts } from '../contracts/site.ts';
import { isPartKey } from '../domain/content/parts.ts';
import { isGuideSlug } from '../domain/guide/guides.ts';
import { splitPath } from '../domain/locale/locale.ts';
import { isPagePath } from '../domain/site-map/pages.ts';
import type { PlainAnswers } from './forms/plain-answer.ts';
import { type RenderPrivate, renderFor, sendPrivate } from './private-page.ts';

/** Returns the site's data with a draft, for a valid code that has not expired; otherwise `undefined`. */
export type OpenPreview = (code: string) => Promise<SiteFacts | undefined>;

interface PreviewPageOptions {
  render: RenderPrivate;
  open: OpenPreview;
  answers: PlainAnswers;
  /** Headers of every response. */
  headers: Record<string, string>;
}

/** A draft is neither cached nor indexed, and its address, which contains a code, is sent to no other site. */
const PREVIEW_HEADERS = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
};

/**
 * Sends a public page with a draft of the agency's texts, for a frame of the back office. The code in the address is
 * the permission. The page loads no tags, and visits of its address are not counted.
 */
export function createPreviewPage({ render, open, answers, headers: common }: PreviewPageOptions) {
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    { code, page }: { code: string; page: string },
    outline: string,
  ) => {
    const { path } = splitPath(page);
    const site = isPagePath(path) || isGuideSlug(path.slice(1)) ? await open(code) : undefined;
    if (!site) return answers.send(response, 404, PREVIEW_HEADERS);
    const part = isPartKey(outline) ? outline : undefined;
    const rendered = await renderFor(render, page, {
      site: { ...site, tags: {} },
      preview: { outline: part },
    });
    const shown = part ? outlined(rendered, part) : rendered;
    sendPrivate(request, response, shown, common, PREVIEW_HEADERS);
  };
}

/** Marks the sections of a part: the back office outlines them and scrolls to them. */
function outlined({ headers, body }: RenderedPage, part: string): RenderedPage {
  // Matches inside a tag only: in the text of a draft, brackets and quotes are escaped.
  const mark = new RegExp(`(<[^<>]*\\sdata-content="${part}")`, 'g');
  return { headers, body: body.replace(mark, '$1 data-outline=""') };
}
