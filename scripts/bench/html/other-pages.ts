import { landingTemplates } from '../../../src/domain/landing/landing-page.ts';
import { locales, localizePath } from '../../../src/domain/locale/locale.ts';
import { landingView } from '../../../tests/landing/landing-views.ts';
import { postJson, signIn } from '../administrator.ts';
import { landingDesk } from '../publish-landing.ts';

/** A request for a page, and the status of its response. */
export interface PageRequest {
  path: string;
  status: number;
  /** A form of this content type is posted. */
  posted?: string;
}

/**
 * Returns a page of each kind that the site map does not list, on a site with sample data and the administrator: landing pages,
 * a client's report, an artist's figures, a closed link, articles, and the page of a refused form.
 */
export async function otherPages(url: string): Promise<PageRequest[]> {
  const token = await signIn(url);
  const list = async (path: string): Promise<{ items: { id: string }[] }> => {
    const response = await fetch(`${url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
    return (await response.json()).data;
  };
  const paths = ['/p/les-eclats-bleus'];
  const desk = await landingDesk(url);
  for (const template of landingTemplates) {
    const { shared, texts } = landingView(template);
    paths.push(await desk.publish(template, texts.title, { schema: 1, shared, texts: { fr: texts } }));
  }
  const [campaigns, landings] = await Promise.all([
    list('/campaigns?status=finished'),
    list('/landing-pages'),
  ]);
  for (const locale of locales)
    for (const made of [
      `/campaigns/${campaigns.items[0]?.id}/report-links`,
      `/landing-pages/${landings.items[0]?.id}/figure-links`,
    ]) {
      const response = await postJson(`${url}/api${made}`, { locale }, token);
      paths.push(new URL((await response.json()).data.url).pathname);
    }
  const articles = await (await fetch(`${url}/articles`)).text();
  paths.push(...new Set(articles.match(/(?<=href=")\/articles\/[^"?#.]+(?=")/g)));
  return [
    ...paths.map((path) => ({ path, status: 200 })),
    ...locales.flatMap((locale) => [
      { path: localizePath(locale, '/p/report/closed'), status: 404 },
      { path: localizePath(locale, '/contact'), status: 415, posted: 'text/plain' },
    ]),
  ];
}
