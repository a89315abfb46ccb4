import { describe, expect, it } from 'vitest';
import { RECEIPT_PATH } from '../src/domain/consent/receipt-path.ts';
import { type Locale, locales, localizePath, splitPath } from '../src/domain/locale/locale.ts';
import { OWN_DATA_PATH } from '../src/domain/own-data/own-data.ts';
import { REPORT_PATH } from '../src/domain/report/content-report.ts';
import { REVIEW_PATH } from '../src/domain/review/review-path.ts';
import { machineFiles, rssPath } from '../src/domain/site-map/machine-files.ts';
import { type PageKind, SITE_PLAN_PATH, sitePages } from '../src/domain/site-map/pages.ts';
import { SPEND_PATH } from '../src/domain/spend/spend-request.ts';
import { WATCH_PATH } from '../src/domain/watch/watch-path.ts';
import { landingTexts } from '../src/i18n/landing/landing-texts.ts';
import { EXAMPLE_REPORT_PATH } from '../src/site/campaign-report/example-report.ts';
import { type HttpAnswer, http } from '../tests/e2e/http.ts';
import { siteOfFile } from '../tests/e2e/site.ts';
import { cutParagraphs } from '../tests/markup/cut-paragraphs.ts';
import { objectsIn, requiredKeys } from '../tests/structured-data.ts';

/** The content for search engines, feed readers, assistants and social networks, read without a browser, as they do. */
const site = await siteOfFile({ DEMO_DATA: 'on' });

const entities: Record<string, string> = {
  '&amp;': '&',
  '&#38;': '&',
  '&quot;': '"',
  '&#39;': "'",
  '&lt;': '<',
};
const decode = (text: string) =>
  text.replace(/&(?:amp|#38|quot|#39|lt);/g, (entity) => entities[entity] ?? entity);
/** The values of an attribute in all elements of a name that also match a condition. */
const values = (html: string, element: string, attribute: string, where = /^/) =>
  [...html.matchAll(new RegExp(`<${element}\\b[^>]*>`, 'g'))].flatMap(([tag]) => {
    const value = new RegExp(`\\s${attribute}="([^"]*)"`).exec(tag)?.[1];
    return value !== undefined && where.test(tag) ? decode(value) : [];
  });

interface Visit extends HttpAnswer {
  locale: Locale;
  path: string;
  kind: PageKind;
  address: string;
}
/** The pages of the review form, of the example of a report and of a receipt are linked, but in no list of pages. */
const unlisted = locales.flatMap((locale) =>
  [REVIEW_PATH, EXAMPLE_REPORT_PATH, RECEIPT_PATH, OWN_DATA_PATH, REPORT_PATH, SPEND_PATH, WATCH_PATH].map(
    (path) => localizePath(locale, path),
  ),
);
const visits: Visit[] = [];
for (const locale of locales) {
  for (const { path, kind } of sitePages) {
    const address = localizePath(locale, path);
    visits.push({
      locale,
      path,
      kind,
      address,
      ...(await http(site, address, { 'accept-language': locale })),
    });
  }
}

/** The types in the structured data of each kind of page, besides those of the agency and the site. */
const typesByKind: Record<PageKind, readonly string[]> = {
  home: [],
  service: ['BreadcrumbList', 'Service', 'FAQPage'],
  hub: ['BreadcrumbList', 'ItemList'],
  guide: ['BreadcrumbList', 'Article', 'HowTo', 'FAQPage'],
  planner: ['BreadcrumbList', 'FAQPage'],
  index: ['BreadcrumbList', 'ItemList'],
  articles: ['BreadcrumbList'],
  glossary: ['BreadcrumbList', 'DefinedTermSet'],
  faq: ['BreadcrumbList', 'FAQPage'],
  questions: ['BreadcrumbList'],
  reviews: ['BreadcrumbList'],
  figures: ['BreadcrumbList'],
  contact: ['BreadcrumbList'],
  legal: ['BreadcrumbList'],
  sitemap: ['BreadcrumbList'],
  statement: ['BreadcrumbList'],
};

describe.each(visits)('the page $address', ({ locale, path, kind, address, status, headers, body }) => {
  it('is in its language and has one canonical address', () => {
    expect([status, headers['content-language']]).toEqual([200, locale]);
    expect(body).toContain(`<html lang="${locale}"`);
    expect(values(body, 'link', 'href', /rel="canonical"/)).toEqual([site.url + address]);
  });

  it('has no form and no block in a paragraph', () => {
    expect(cutParagraphs(body)).toEqual([]);
  });

  it('names its translations', () => {
    expect(values(body, 'link', 'hreflang', /rel="alternate"/)).toEqual([...locales, 'x-default']);
    expect(values(body, 'link', 'href', /hreflang=/)).toEqual([
      ...locales.map((language) => site.url + localizePath(language, path)),
      site.url + path,
    ]);
  });

  it('has the structured data of its kind, without a rating', () => {
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? [];
    const { '@graph': things } = JSON.parse(json);
    const types = things.map((thing: { '@type': string }) => thing['@type']);
    expect(types.toSorted()).toEqual(['Organization', 'WebSite', ...typesByKind[kind]].toSorted());
    expect(json).not.toMatch(/AggregateRating|"Review"|\{[a-z]+\.[a-zA-Z.]+\}/);
    const objects = objectsIn(things);
    const named = objects.flatMap(({ '@type': type, '@id': id }) => (type && id ? [id] : []));
    expect(new Set(named).size).toBe(named.length);
    const references = objects.filter((thing) => Object.keys(thing).join() === '@id');
    expect(references.filter(({ '@id': id }) => !named.some((name) => name === id))).toEqual([]);
    const missing = objects.flatMap((thing) =>
      (requiredKeys[String(thing['@type'])] ?? [])
        .filter((key) => !thing[key] || [thing[key]].flat().length === 0)
        .map((key) => `${thing['@type']} without ${key}`),
    );
    expect(missing).toEqual([]);
  });

  it('has one h1, and skips no level of headings', () => {
    const main = /<main\b.*<\/main>/s.exec(body)?.[0] ?? '';
    const levels = [...main.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level));
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, index) => level - (levels[index - 1] ?? 0) > 1)).toEqual([]);
  });

  it('has a share picture', async () => {
    const [picture = ''] = values(body, 'meta', 'content', /property="og:image"/);
    expect(picture).toContain(`${site.url}/og/${locale}/`);
    const answer = await http(site, picture.slice(site.url.length), {}, { method: 'HEAD' });
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/png']);
  });
});

describe('the links of the pages', () => {
  const known = new Map(visits.filter(({ status }) => status === 200).map((visit) => [visit.address, visit]));
  const links = visits.flatMap(({ address, body }) =>
    values(body, 'a', 'href').map((href) => ({ from: address, to: new URL(href, site.url + address) })),
  );
  const internal = links.filter(({ to }) => to.origin === site.url);

  it('point to pages of the site by their canonical address', () => {
    const broken = internal.filter(
      ({ to }) =>
        !known.has(to.pathname) && !machineFiles.has(to.pathname) && !unlisted.includes(to.pathname),
    );
    expect([...new Set(broken.map(({ from, to }) => `${from} → ${to.pathname}`))]).toEqual([]);
  });

  it('with a fragment have a target on their page, except the one that closes the panel without script', () => {
    const lost = internal.filter(({ to }) => {
      const id = decodeURIComponent(to.hash.slice(1).split('?', 1)[0] ?? '');
      return (
        id &&
        id !== 'closed' &&
        known.has(to.pathname) &&
        !known.get(to.pathname)?.body.includes(` id="${id}"`)
      );
    });
    expect([...new Set(lost.map(({ from, to }) => `${from} → ${to.pathname}${to.hash}`))]).toEqual([]);
  });

  it('reach every page from another page in the same language', () => {
    const orphans = visits.filter(
      ({ address, locale }) =>
        !internal.some(
          ({ from, to }) => to.pathname === address && from !== address && splitPath(from).locale === locale,
        ),
    );
    expect(orphans.map(({ address }) => address)).toEqual([]);
  });
});

it.each(locales)(
  'the page "site map" in %s links to every page with content, once in its text',
  async (locale) => {
    const { body } = await http(site, localizePath(locale, SITE_PLAN_PATH));
    const [main = ''] = /<main\b.*<\/main>/s.exec(body) ?? [];
    const [, ...listed] = values(main, 'a', 'href');
    // The blog of this site has no article.
    const missing = ['/articles', SITE_PLAN_PATH];
    const others = [
      REVIEW_PATH,
      EXAMPLE_REPORT_PATH,
      RECEIPT_PATH,
      OWN_DATA_PATH,
      REPORT_PATH,
      SPEND_PATH,
      '/#simulator',
    ];
    const expected = [...sitePages.map(({ path }) => path), ...others].filter(
      (path) => !missing.includes(path),
    );
    expect(listed.toSorted()).toEqual(expected.map((path) => localizePath(locale, path)).toSorted());
  },
);

describe('the files for programs', () => {
  const ask = (path: string) => http(site, path, { 'accept-language': 'es', cookie: 'lang=pt' });

  it.each([
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
    ['/llms.txt', 'text/plain; charset=utf-8'],
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
    ...locales.map((locale) => [rssPath(locale), 'application/rss+xml; charset=utf-8']),
  ])('include %s as %s, for any preferred language', async (path, type) => {
    const { status, headers } = await ask(path);
    expect([status, headers['content-type'], headers['set-cookie']]).toEqual([200, type, undefined]);
    expect(headers['vary'] ?? '').not.toMatch(/language|cookie/i);
  });

  // The blog of this site has no article: its page is in neither list until it has one.
  const listed = visits.filter(({ path }) => path !== '/articles').map(({ address }) => site.url + address);

  it('have every page with content, and only pages, in the sitemap', async () => {
    const { body } = await ask('/sitemap.xml');
    const addresses = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
    expect(addresses.toSorted()).toEqual(listed.toSorted());
  });

  it('have every page with content in llms.txt', async () => {
    const { body } = await ask('/llms.txt');
    const named = [...body.matchAll(/\]\((http[^)]+)\)/g)].map(([, address]) => address);
    expect(listed.filter((address) => !named.includes(address))).toEqual([]);
  });

  it.each(locales)('have the guides with their figures in the feed in %s', async (locale) => {
    const { body } = await ask(rssPath(locale));
    const guides = sitePages.filter(({ kind }) => kind === 'guide');
    expect(body.match(/<item>/g)).toHaveLength(guides.length);
    expect(body).not.toMatch(/\{[\w.|]+\}/);
  });

  it('have existing icons in the manifest', async () => {
    const { icons } = JSON.parse((await ask('/site.webmanifest')).body);
    const paths = [...icons.map(({ src }: { src: string }) => src), '/favicon.ico', '/apple-touch-icon.png'];
    for (const path of paths) expect([path, (await ask(path)).status]).toEqual([path, 200]);
  });
});

it('a sample landing page is marked as a sample in each language, and is excluded from search engines', async () => {
  for (const locale of ['fr', 'en'] as const) {
    const { body } = await http(site, localizePath(locale, '/p/les-eclats-bleus'));
    expect(body).toContain(landingTexts[locale].example);
    expect(values(body, 'meta', 'content', /name="robots"/)).toEqual(['noindex']);
  }
});
