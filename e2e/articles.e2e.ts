import { expect, it } from 'vitest';
import { weighHtml } from '../scripts/bench/page-weight.ts';
import { localizePath } from '../src/domain/locale/locale.ts';
import { articleTexts } from '../src/i18n/article-texts.ts';
import { fill } from '../src/i18n/format.ts';
import { adminEnv } from '../tests/e2e/admin.ts';
import { blogOfFile } from '../tests/e2e/articles.ts';
import { expectAccessible, expectNamed } from '../tests/e2e/axe.ts';
import { openPage, pageWidth, scrolledSideways } from '../tests/e2e/browser.ts';
import { vendors } from '../tests/e2e/consent.ts';
import { http } from '../tests/e2e/http.ts';
import { siteOfFile } from '../tests/e2e/site.ts';
import { locales } from '../tests/e2e/texts.ts';
import { objectsIn } from '../tests/structured-data.ts';
import { fakePost } from '../tests/vendors/wordpress-posts.ts';

const site = await siteOfFile({ ...adminEnv, ...vendors.metaPixel.env, BLOG_URL: '' });
const blog = await blogOfFile(site);
const t = articleTexts.fr;

it.each(locales)(
  'the articles in %s fit every window, are accessible, and send no request to another site',
  async (locale) => {
    const page = await openPage(site, localizePath(locale, '/articles'), { locale });
    for (const path of ['', '/page/2', '/le-vendredi', '/contradictions']) {
      await page.goto(localizePath(locale, `/articles${path}`));
      for (const width of [320, 360, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect([path, await pageWidth(page)]).toEqual([path, width]);
        // The texts of the articles are the same in every language.
        if (locale === 'fr' && width !== 320) await expectAccessible(page, `${path} ${width}`);
      }
      if (locale !== 'fr') await expectNamed(page, `${locale} ${path}`);
    }
  },
);

it('a table and code scroll inside their own boxes', async () => {
  const page = await openPage(site, '/articles/le-vendredi', { viewport: { width: 320, height: 800 } });
  expect((await scrolledSideways(page, '.article-text')).toSorted()).toEqual(['', 'article-scroll']);
});

it('the list links to categories, pages and articles without script', async () => {
  const page = await openPage(site, '/articles', { javaScriptEnabled: false });
  await page.getByRole('link', { name: t.paging.next }).click();
  await page.waitForURL('**/articles/page/2');
  await page.getByRole('link', { name: 'Tutoriels 11' }).click();
  await page.waitForURL('**/articles/categorie/tutoriels');
  await page.getByRole('link', { name: 'Le vendredi où personne ne vous attend' }).click();
  await page.waitForURL('**/articles/le-vendredi');
  await page.getByRole('link', { name: t.back }).click();
  await page.waitForURL('**/articles');
});

it('a player is loaded by a click alone, under the policy of its page', async () => {
  const { headers } = await http(site, '/articles/le-vendredi');
  expect(headers['content-security-policy']).toContain(
    'frame-src https://www.youtube-nocookie.com https://open.spotify.com',
  );
  expect((await http(site, '/articles/article-3')).headers['content-security-policy']).not.toContain(
    'frame-src https',
  );
  const page = await openPage(site, '/articles/le-vendredi', {
    before: (opened) =>
      opened.route('https://www.youtube-nocookie.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Film</title>' }),
      ),
    expected: [/other origin: https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ$/],
  });
  expect(await page.locator('iframe').count()).toBe(0);
  await page.getByRole('button', { name: fill(t.embed.loadVideo, { vendor: 'YouTube' }) }).click();
  await page.getByTitle(fill(t.embed.video, { vendor: 'YouTube' })).waitFor();
});

it('an article has few bytes and little script', async () => {
  for (const path of ['/articles/le-vendredi', '/articles/article-3']) {
    const { body, headers } = await http(site, path, { 'accept-encoding': 'br' });
    expect(body.length).toBeGreaterThan(0);
    expect([path, Number(headers['content-length'])]).toEqual([path, expect.any(Number)]);
    expect(Number(headers['content-length'])).toBeLessThanOrEqual(21_000);
    const { body: html } = await http(site, path);
    expect(weighHtml(html).inlineCss).toBeLessThanOrEqual(14_000);
    const page = await openPage(site, path, { viewport: { width: 360, height: 800 } });
    await page.waitForLoadState('networkidle');
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    );
    expect(scripts).toBeGreaterThan(0);
    expect([path, scripts]).toEqual([path, expect.any(Number)]);
    expect(scripts).toBeLessThanOrEqual(6000);
  }
});

it('crawlers find an article, its feed and its canonical address, as the agency chooses', async () => {
  const { body } = await http(site, '/articles/le-vendredi');
  const canonical = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
  expect(canonical(body)).toBe(`${site.url}/articles/le-vendredi`);
  expect(canonical((await http(site, '/en/articles/le-vendredi')).body)).toBe(canonical(body));
  expect(body).not.toContain('hreflang');
  expect(body).toContain('property="og:type" content="article"');
  expect(body).toContain('type="application/rss+xml" title="Articles de MDMC" href="/articles/rss.xml"');
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? [];
  const article = objectsIn(JSON.parse(json)['@graph']).find(({ '@type': type }) => type === 'Article');
  expect(article).toMatchObject({
    headline: 'Le vendredi où personne ne vous attend',
    inLanguage: 'fr',
    datePublished: '2026-11-19T08:00:00.000Z',
    author: { '@type': 'Person', name: 'Inès Marsan-Dorval' },
  });
  expect((await http(site, '/articles/rss.xml')).body).toContain(
    `<guid>${site.url}/articles/le-vendredi</guid>`,
  );
  const sitemap = (await http(site, '/sitemap.xml')).body;
  for (const path of ['/articles', '/articles/le-vendredi'])
    expect(sitemap).toContain(`<loc>${site.url}${path}</loc>`);

  const { version } = await blog.ask('GET', '/settings/wordpress');
  const { url } = blog.vendor;
  await blog.ask('PUT', '/settings/wordpress', { version, url, username: 'lea', canonical: 'blog' });
  await expect
    .poll(async () => canonical((await http(site, '/articles/le-vendredi')).body))
    .toBe('https://blog.example.com/le-vendredi/');
  expect((await http(site, '/sitemap.xml')).body).not.toContain('le-vendredi');
  await blog.ask('PUT', '/settings/wordpress', {
    version: version + 1,
    url,
    username: 'lea',
    canonical: 'site',
  });
});

it('a hidden article is removed from the pages, and a former address redirects to the new one', async () => {
  const { items } = await blog.ask('GET', '/wordpress/posts?q=vendredi');
  await http(site, '/');
  await blog.ask('PATCH', `/wordpress/posts/${items[0].id}`, { hidden: true });
  const soon = { timeout: 10_000, interval: 50 };
  await expect.poll(async () => (await http(site, '/articles/le-vendredi')).status, soon).toBe(302);
  await expect
    .poll(async () => (await http(site, '/')).body.includes('/articles/le-vendredi'), soon)
    .toBe(false);
  await blog.ask('PATCH', `/wordpress/posts/${items[0].id}`, { hidden: false });
  await expect
    .poll(async () => (await http(site, '/')).body.includes('/articles/le-vendredi'), soon)
    .toBe(true);

  blog.wordpress.posts = blog.wordpress.posts?.map((post) =>
    post.id === 3
      ? fakePost(3, { ...post, slug: 'un-autre-nom', modified_gmt: '2027-01-01T00:00:00' })
      : post,
  );
  await blog.again();
  await expect.poll(async () => (await http(site, '/articles/article-3')).status, soon).toBe(301);
  expect((await http(site, '/articles/article-3')).headers['location']).toBe('/articles/un-autre-nom');
});

it('an article with the markup of the consent banner in its text still loads the tags of the agency', async () => {
  const content = '<pre>&lt;div data-consent-root="" data-tags="{}"&gt;</pre><p>data-tags="{}"</p>';
  const changed = { slug: 'balisage', content, modified_gmt: '2027-01-01T00:00:00' };
  blog.wordpress.posts = blog.wordpress.posts?.map((post) =>
    post.id === 4 ? fakePost(4, { ...post, ...changed }) : post,
  );
  await blog.again();
  await expect.poll(async () => (await http(site, '/articles/balisage')).status).toBe(200);
  const { body, headers } = await http(site, '/articles/balisage');
  expect(body).toContain('<p>data-tags="{}"</p>');
  expect(headers['content-security-policy']).toContain('connect.facebook.net');
});
