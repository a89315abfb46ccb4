import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { compose } from './composition/compose.ts';
import { createLandingSource } from './composition/landing-source.ts';
import { siteFacts } from './composition/site-facts.ts';
import { readEnv } from './config/env.ts';
import type { PageLocals, RenderedPage } from './contracts/site.ts';
import { landingIn } from './domain/landing/landing-address.ts';
import { splitPath } from './domain/locale/locale.ts';
import { invitationIn } from './domain/review/review-path.ts';
import { adminDocument, adminLocale } from './http-front/admin-document.ts';
import { callerOf } from './http-front/call-api.ts';
import { createMediaFiles } from './http-front/files/media-files.ts';
import { reviewRequest } from './http-front/forms/review-form.ts';
import { readAddress } from './http-front/requested-address.ts';
import { sendStored } from './http-front/stored-response.ts';
import { createStaffHelp } from './pages/help/staff-help.ts';
import { createQuestionBox } from './pages/questions/question-box.ts';
import { questionWords } from './pages/questions/words.ts';
import { render } from './pages/render.ts';

/**
 * The API and the pages of `npm run dev` (`scripts/dev.ts`). Vite loads this module again after an edit: the
 * composition is stored on `globalThis`, so that the new module can close it and build another.
 */
const kept = globalThis as typeof globalThis & {
  devComposition?: Promise<Awaited<ReturnType<typeof compose>>>;
};
const env = readEnv(process.env);
await kept.devComposition?.then(({ close }) => close());
const composition = compose(env, {
  questionBox: createQuestionBox,
  questionWords,
  staffHelp: createStaffHelp(),
});
kept.devComposition = composition;
const { settings, costs, claims, content, pictures, pageFeeds, pageArticles, start } = await composition;
const administrator = await start();
if (administrator) {
  process.stdout.write(
    `First administrator: ${administrator.email}, password ${administrator.password} (shown once)\n`,
  );
}

/** Answers a request under `/api`. */
export async function answerApi(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { api } = await composition;
  await getRequestListener(api.fetch, { overrideGlobalObjects: false })(request, response);
}

/** Answers a request for the file of a picture; returns false when there is no such file. */
export async function answerMedia(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const { mediaFiles } = await composition;
  const file = await createMediaFiles(mediaFiles.get, {})(request.url ?? '');
  if (file) sendStored(request, response, file);
  return file !== undefined;
}

/** Returns the document of the back office for Vite to transform; `undefined` for any other address. */
export async function adminPage(target: string): Promise<string | undefined> {
  const address = readAddress(target);
  const locale = address && !address.namesFile && adminLocale(address.url.pathname);
  if (!locale) return undefined;
  const template = await readFile(new URL('./admin/index.html', import.meta.url), 'utf8');
  return adminDocument(template, locale, settings.now().company.brand, 'dev');
}

/** Renders the page at an address; resolves to `undefined` when no page has this address. */
export async function page(target: string, request: IncomingMessage): Promise<RenderedPage | undefined> {
  const { pathname } = new URL(target, 'http://site.invalid');
  return render(pathname, await pageLocals(pathname, request));
}

async function pageLocals(pathname: string, request: IncomingMessage): Promise<PageLocals> {
  const { api, ports, landing } = await composition;
  const source = createLandingSource({ ports, landing });
  const { locale, path } = splitPath(pathname);
  const { figures, report } = landingIn(path) ?? {};
  const landingReport = figures === undefined ? undefined : await source.figures(figures, locale);
  const campaignReport = report === undefined ? undefined : await source.report(report);
  const invitation = invitationIn(path) ?? '';
  return {
    site: siteFacts(settings.now(), costs.now(), claims.shown(), content.now(), pictures.now()),
    feeds: pageFeeds,
    articles: pageArticles,
    ...source.locals(pathname),
    ...(landingReport && { landingReport }),
    ...(campaignReport && { campaignReport }),
    review: await reviewRequest(invitation, callerOf(api.fetch)(request)),
  };
}
