import { createApp } from 'astro/app/entrypoint';
import type { PageLocals } from './contracts/site.ts';

/** What the build draws on the pictures of shared pages. */
export { shareCards } from './pages/_share-cards.ts';

const app = createApp({ streaming: false });

/**
 * Renders a page. `undefined`: no page answers this path. The bundle is a module graph of its own, so that everything
 * a page needs travels through `locals`. A page that throws answers 500 with an empty body.
 */
export async function render(request: Request, locals: PageLocals): Promise<Response | undefined> {
  const routeData = app.match(request);
  return routeData ? app.render(request, { routeData, locals }) : undefined;
}
