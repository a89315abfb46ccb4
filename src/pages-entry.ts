import { createApp } from 'astro/app/entrypoint';
import type { PageLocals } from './contracts/site.ts';
import { policyOfPages } from './pages-policy.ts';
import { afterFirstPaintHash } from './site/layout/after-first-paint.ts';

/** The data of the share pictures that the build draws. */
export { shareCards } from './pages/_share-cards.ts';

const app = createApp({ streaming: false });
const policy = policyOfPages(app.manifest, [afterFirstPaintHash]);
app.manifest.shouldInjectCspMetaTags = false;

/**
 * Renders a page. Returns `undefined` when no page matches the path, and 500 with an empty body when the page throws.
 * The bundle has its own module graph, so all data that a page needs must be passed in `locals`.
 */
export async function render(request: Request, locals: PageLocals): Promise<Response | undefined> {
  // Astro renders `/contact` at `/contact.html`, and the home page at `/index.html`: each page has one address.
  if (new URL(request.url).pathname.endsWith('.html')) return undefined;
  const routeData = app.match(request);
  if (!routeData) return undefined;
  const page = await app.render(request, { routeData, locals });
  if (policy && page.headers.get('content-type')?.startsWith('text/html'))
    page.headers.set('content-security-policy', policy);
  return page;
}
