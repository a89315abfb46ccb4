import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RenderedPage, SiteFacts } from '../contracts/site.ts';
import { isPartKey } from '../domain/content/parts.ts';
import { splitPath } from '../domain/locale/locale.ts';
import { isPagePath } from '../domain/site-map/pages.ts';
import type { PlainAnswers } from './plain-answer.ts';
import { type RenderPrivate, renderFor, sendPrivate } from './private-page.ts';

/** Returns the facts of the site with a draft, for a genuine and present code; else `undefined`. */
export type OpenPreview = (code: string) => Promise<SiteFacts | undefined>;

interface PreviewPageOptions {
  render: RenderPrivate;
  open: OpenPreview;
  answers: PlainAnswers;
  /** Headers of every response. */
  headers: Record<string, string>;
}

/** No cache keeps a draft, no search engine lists it, and no address with a code reaches another site. */
const PREVIEW_HEADERS = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
};

/**
 * Sends a public page with a draft of the agency's texts, for a frame of the back office. The code in the address is the
 * permission. The page loads no tags, and its address is that of no page that visits are counted for.
 */
export function createPreviewPage({ render, open, answers, headers: common }: PreviewPageOptions) {
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    { code, page }: { code: string; page: string },
    outline: string,
  ) => {
    const { path } = splitPath(page);
    const site = isPagePath(path) ? await open(code) : undefined;
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

/** Marks the sections of a part, for the back office to outline and to scroll to. */
function outlined({ headers, body }: RenderedPage, part: string): RenderedPage {
  // In a tag alone: the text of a draft may hold the same letters, but no bracket and no quote.
  const mark = new RegExp(`(<[^<>]*\\sdata-content="${part}")`, 'g');
  return { headers, body: body.replace(mark, '$1 data-outline=""') };
}
