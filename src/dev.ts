import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { compose } from './compose.ts';
import { readEnv } from './config/env.ts';
import type { PageLocals } from './contracts/site.ts';
import { splitPath } from './domain/locale/locale.ts';
import { invitationIn } from './domain/review/review-path.ts';
import { siteFacts } from './site-facts.ts';
import { callerOf } from './web/call-api.ts';
import { reviewRequest } from './web/review-form.ts';

/**
 * What `npm run dev` mounts beside Astro's development server. Vite loads this module again after an edit: the open
 * database is kept on `globalThis`, everything else is built anew.
 */
const kept = globalThis as typeof globalThis & {
  devComposition?: Promise<Awaited<ReturnType<typeof compose>>>;
};
const env = readEnv(process.env);
await kept.devComposition?.then(({ close }) => close());
const composition = compose(env);
kept.devComposition = composition;
const {
  worker,
  mailWorker,
  feeds,
  seedDemo,
  resealSecrets,
  useCases,
  ensureFirstAdministrator,
  configuration,
  costs,
} = await composition;
await resealSecrets();
const administrator = await ensureFirstAdministrator();
// After it: some samples are given to somebody.
if (env.demoData) await seedDemo();
if (administrator) {
  process.stdout.write(
    `First administrator: ${administrator.email}, password ${administrator.password} (shown once)\n`,
  );
}
worker.start();
feeds.refresher.start();
configuration.start();
costs.start();
mailWorker.start();

/** Answers a request under `/api`. */
export async function answerApi(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { api } = await composition;
  await getRequestListener(api.fetch, { overrideGlobalObjects: false })(request, response);
}

/** What the pages receive as `Astro.locals`. */
export async function pageLocals(request: IncomingMessage): Promise<PageLocals> {
  const { api } = await composition;
  const { pathname } = new URL(request.url ?? '/', 'http://site.invalid');
  const invitation = invitationIn(splitPath(pathname).path) ?? '';
  return {
    site: siteFacts(env, configuration.now(), costs.now()),
    feeds: { reviews: useCases.listReviews, articles: useCases.listArticles },
    review: await reviewRequest(invitation, callerOf(api.fetch)(request)),
  };
}
