import { editedPages } from '../domain/content/edited-pages.ts';
import { defaultLocale, locales } from '../domain/locale/locale.ts';
import { shownPages } from '../domain/site-map/shown-pages.ts';
import { textsOf } from '../i18n/site-texts.ts';
import { shownLists, withoutEmptyLists } from '../site/layout/shown-lists.ts';
import { articlesRss } from '../site/machine-files/articles-rss.ts';
import { lastChanges } from '../site/machine-files/last-changes.ts';
import { listedArticles } from '../site/machine-files/listed-articles.ts';
import { llms } from '../site/machine-files/llms.ts';
import { adminManifest, manifest } from '../site/machine-files/manifest.ts';
import { robots } from '../site/machine-files/robots.ts';
import { rss } from '../site/machine-files/rss.ts';
import { securityTxt } from '../site/machine-files/security-txt.ts';
import { sitemap } from '../site/machine-files/sitemap.ts';
import { selectReviews } from '../site/services/select-reviews.ts';
import { services } from '../site/services/service.ts';
import { guideEntries } from './guide-entries.ts';
import type { Page } from './page.ts';
import { pageTexts } from './page-texts.ts';

/** The files for programs, which contain the configured address of the site. */

/** A site map may have 50 000 addresses. */
const MOST_ARTICLES = 40_000;
/** Feed readers store older entries themselves, so the newest are enough. */
const FEED_ITEMS = 30;

const fileOf = (type: string, body: string) => ({
  headers: { 'content-type': `${type}; charset=utf-8` },
  body,
});

export const robotsPage: Page = ({ site }) => fileOf('text/plain', robots(site.url));

export const securityTxtPage: Page = ({ site }) => fileOf('text/plain', securityTxt(site, Date.now()));

export const manifestPage: Page = ({ site }) => fileOf('application/manifest+json', manifest(site.brand));

export const adminManifestPage: Page = ({ site, locale }) =>
  fileOf('application/manifest+json', adminManifest(site.brand, locale));

export const articlesRssPage: Page = async ({ site, articles }) =>
  fileOf('application/rss+xml', articlesRss(site, articles.language, await articles.entries(FEED_ITEMS)));

export const rssPage: Page = ({ site, locale }) => {
  const items = guideEntries(locale, site.content).map(
    ({ slug, title, description, published, updated }) => ({
      path: `/${slug}`,
      title,
      description,
      published,
      updated,
    }),
  );
  return fileOf('application/rss+xml', rss(site, locale, items));
};

export const llmsPage: Page = async (context) => {
  const sections = await Promise.all(
    locales.map(async (locale) => {
      const texts = textsOf(locale, context.site.content);
      const lists = await shownLists(context, locale, texts);
      return {
        locale,
        language: texts.layout.language.names[locale],
        pages: withoutEmptyLists(pageTexts(locale, context.site.content), lists),
      };
    }),
  );
  return fileOf('text/plain', llms(context.site, sections));
};

export const sitemapPage: Page = async (context) => {
  const { site, feeds, landings, articles: synchronised } = context;
  const [{ items: reviews }, { items: articles }, entries, lists] = await Promise.all([
    feeds.reviews(defaultLocale),
    feeds.articles(defaultLocale),
    synchronised.entries(MOST_ARTICLES),
    shownLists(context, defaultLocale, textsOf(defaultLocale, site.content)),
  ]);
  const posts = listedArticles(entries, synchronised.language, site.articlesCanonical);
  const figures = site.claims.all.map(({ checkedOn }) => ({ publishedAt: checkedOn }));
  const listed = entries.map(({ publishedAt }) => ({ publishedAt: new Date(publishedAt).toISOString() }));
  const shown = {
    articles: listed,
    home: [...articles, ...reviews],
    service: services.flatMap((service) => selectReviews(reviews, service).items),
    reviews,
    figures,
  };
  const pages = lastChanges(shownPages(site.content), shown, Date.now(), editedPages(site.content));
  return fileOf(
    'application/xml',
    sitemap(site.url, withoutEmptyLists(pages, lists), [...(landings ?? []), ...posts]),
  );
};
