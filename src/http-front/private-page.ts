import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageLocals, RenderedPage } from '../contracts/site.ts';
import { responseFor, sendStored } from './stored-response.ts';

/** Renders a page with data of one visitor: such a page is never cached. */
export type RenderPrivate = (path: string, extra: Partial<PageLocals>) => Promise<RenderedPage | undefined>;

/** Brotli quality of a page that one visitor waits for: 6 % larger than with quality 4, in two thirds of the time. */
const PRIVATE_QUALITY = 2;

/** Returns the same renderer, which also reports the time of each rendering that succeeded, in seconds. */
export const timed =
  (render: RenderPrivate, report: (seconds: number) => void): RenderPrivate =>
  async (path, extra) => {
    const startedAt = performance.now();
    const page = await render(path, extra);
    report((performance.now() - startedAt) / 1000);
    return page;
  };

/** Renders a page for one visitor, at the path of an existing page. Rejects when there is no such page. */
export async function renderFor(
  render: RenderPrivate,
  path: string,
  locals: Partial<PageLocals>,
): Promise<RenderedPage> {
  const page = await render(path, locals);
  if (!page) throw new Error(`no page ${path}`);
  return page;
}

/**
 * Sends a page to the visitor for whom it was rendered.
 * @param common headers of every response; the headers of the page override them
 * @param own headers of this response, which override both
 */
export function sendPrivate(
  request: IncomingMessage,
  response: ServerResponse,
  page: RenderedPage,
  common: Record<string, string>,
  own: Record<string, string>,
): void {
  const headers = { ...common, ...page.headers };
  sendStored(request, response, responseFor(request, headers, Buffer.from(page.body), PRIVATE_QUALITY), own);
}
