import { beforeAll, describe, expect, it, vi } from 'vitest';
import { scriptsInAll, weighHtml } from '../scripts/bench/page-weight.ts';
import { adminEnv, tokenOf } from '../tests/e2e/admin.ts';
import { blogOfFile } from '../tests/e2e/articles.ts';
import { openPage, phone } from '../tests/e2e/browser.ts';
import { http } from '../tests/e2e/http.ts';
import { siteOfFile } from '../tests/e2e/site.ts';
import { homeOf, locales } from '../tests/e2e/texts.ts';
import { longReviews, startVendors, untilBoth } from '../tests/e2e/vendors.ts';
import { answerV1 } from '../tests/vendors/reviews-widget.ts';

/** The limits of the home page, in bytes after brotli. `npm run bench -- weight` prints the sizes of each page. */
const limits = { scriptsInAll: 54_000, css: 20_000, html: 28_200, fonts: 45_000, beforePress: 110_000 };

/** Three covers are resized, which is slow on a busy machine. */
const PATIENCE_MS = 90_000;

const vendors = await startVendors({ widget: { json: answerV1(longReviews(30)) } });
const [site, vendorSite, blogSite] = await Promise.all([
  siteOfFile({ DEMO_DATA: 'on', BLOG_URL: vendors.blog.url }),
  siteOfFile(vendors.env),
  siteOfFile({ ...adminEnv, DEMO_DATA: 'on', BLOG_URL: '' }),
]);
await blogOfFile(blogSite, { covers: true });
await publishTestimonials();
/** Publishes three testimonials of the agency, each of two sentences, in French. */
async function publishTestimonials(): Promise<void> {
  const authorization = `Bearer ${await tokenOf(blogSite)}`;
  const call = async (method: string, path: string, body?: object) => {
    const headers = { authorization, 'content-type': 'application/json' };
    const address = `${blogSite.url}/api/content/testimonials${path}`;
    const response = await fetch(address, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    const answer = await response.json();
    expect([path, response.status, answer.fields]).toEqual([path, 200, undefined]);
    return answer.data;
  };
  const draftVersion = async () => (await call('GET', '')).locales[0].draftVersion;
  const items = ['Léa N.', 'Karim B.', 'Les Grandes Marées'].map((name, index) => ({
    id: `person${index}`,
    hidden: false,
    fields: {
      text: `Le rapport du mois donne les vues, ce qu’elles ont coûté et d’où elles viennent. La campagne n’a pas atteint son estimation la première semaine, et ${name} l’a su le lundi.`,
      name,
      ...{ consentBy: name, consentOn: '2026-11-20', consentHow: 'email' },
    },
  }));
  const content = { schema: 1, fields: {}, items };
  await call('PUT', '/draft', { locale: 'fr', content, version: await draftVersion() });
  await call('POST', '/publish', { locale: 'fr', draftVersion: await draftVersion() });
}
const covers = async () =>
  (await http(blogSite, '/')).body.match(/<img[^>]*src="\/media\/[0-9a-f]{16}-w\d+\.webp"/g)?.length;
beforeAll(async () => {
  await Promise.all([untilBoth(site, 'loaded'), untilBoth(vendorSite, 'loaded')]);
  await vi.waitFor(async () => expect(await covers()).toBe(3), { timeout: PATIENCE_MS, interval: 200 });
}, PATIENCE_MS);

describe.each(locales)('the home page in %s', (locale) => {
  it('has light styles and light scripts, those loaded later included', async () => {
    const { body: html } = await http(site, homeOf(locale), { 'accept-language': locale });
    // The styles are inline.
    const { inlineCss } = weighHtml(html);
    expect(inlineCss).toBeGreaterThan(0);
    expect(inlineCss).toBeLessThanOrEqual(limits.css);
    const scripts = scriptsInAll(html, locale);
    expect(scripts).toBeGreaterThan(10_000);
    expect(scripts).toBeLessThanOrEqual(limits.scriptsInAll);
  });

  it.each([
    ['the samples', site],
    ['thirty long reviews of a vendor', vendorSite],
    ['the covers of three articles of a blog and three testimonials of the agency', blogSite],
  ])('is light as sent, styles included, with %s', async (_what, { url }) => {
    const { headers } = await http({ url }, homeOf(locale), {
      'accept-language': locale,
      'accept-encoding': 'br',
    });
    expect(headers['content-encoding']).toBe('br');
    const sent = Number(headers['content-length']);
    expect(sent).toBeGreaterThan(10_000);
    expect(sent).toBeLessThanOrEqual(limits.html);
  });

  it('loads light fonts and no style sheet on a phone that reads it to its end, and is light with all of it', async () => {
    const page = await openPage(site, homeOf(locale), { viewport: phone });
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += 300) {
        scrollTo(0, top);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    });
    await page.waitForLoadState('networkidle');
    const sizeOf = (ending: string) =>
      page.evaluate(
        (wanted) =>
          [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
            .filter(({ name }) => name.endsWith(wanted))
            .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0),
        ending,
      );
    const fonts = await sizeOf('.woff2');
    expect(fonts).toBeGreaterThan(0);
    expect(fonts).toBeLessThanOrEqual(limits.fonts);
    expect(await sizeOf('.css')).toBe(0);
    const all = await sizeOf('');
    expect(all).toBeGreaterThan(60_000);
    expect(all).toBeLessThanOrEqual(limits.beforePress);
  });
});
