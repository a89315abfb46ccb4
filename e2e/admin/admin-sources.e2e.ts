import { afterAll, expect, it } from 'vitest';
import { fill } from '../../src/i18n/format.ts';
import { adminEnv, adminTexts, openAdmin } from '../../tests/e2e/admin.ts';
import { expectAccessible } from '../../tests/e2e/axe.ts';
import { desktop, openPage, phone } from '../../tests/e2e/browser.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';
import { nameOf, posts, reviews } from '../../tests/e2e/vendors.ts';
import { answerV1 } from '../../tests/vendors/reviews-widget.ts';
import { startVendor } from '../../tests/vendors/vendor-server.ts';

const [blog, widget] = await Promise.all([startVendor(posts), startVendor(answerV1(reviews(8)))]);
afterAll(() => Promise.all([blog.close(), widget.close()]));
const site = await siteOfFile({ ...adminEnv, BLOG_URL: '', REVIEWS_API_BASE: `${widget.url}/v1` });
/** The pages are rendered again within a second; a busy machine may take longer. */
const soon = { timeout: 10_000, interval: 50 };
const html = async (path: string) => (await fetch(site.url + path)).text();
/** A pattern that matches a text with any kind of space. */
const reads = (text: string) =>
  new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s/g, '\\s'));

it('a blog is tested, saved and shown on the site, from the back office on a phone', async () => {
  const t = adminTexts('fr');
  const words = t.settings.sources;
  const home = await openPage(site, '/');
  // A site without a blog has no article yet, and no section of articles.
  expect(await home.locator('#articles').count()).toBe(0);

  const page = await openAdmin(site, '/dashboard/settings/wordpress', { viewport: phone });
  await page.getByRole('heading', { name: words.blogTitle }).waitFor();
  await expectAccessible(page, 'the blog is not set');

  const test = async () => page.getByRole('button', { name: words.test }).click();
  await page.getByLabel(words.fields.url).fill(blog.url);
  blog.answer = { hostile: 'status 500' };
  await test();
  await page.getByText(reads(fill(words.failures.status, { detail: '500' }))).waitFor();
  await expectAccessible(page, 'a test that failed');
  blog.answer = { json: posts };
  await test();
  await page.getByText(/^Connexion réussie, en/).waitFor();
  expect(await html('/')).not.toContain('Premier article');
  await page.getByRole('button', { name: t.common.save }).click();
  await page.getByText(words.blogSaved).waitFor();
  await expect.poll(() => html('/'), soon).toContain('Premier article');
  expect(await html('/en')).toContain('Premier article');
  const wider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wider).toBe(false);

  // The page as a visitor sees it.
  await home.reload();
  await home.getByRole('heading', { name: 'Premier article' }).waitFor();

  await page.getByRole('button', { name: words.disconnect }).click();
  await page.getByRole('button', { name: t.common.save }).click();
  await expect.poll(() => html('/'), soon).not.toContain('Premier article');
});

it('a reviews widget is tested and saved with its key, in English and in the dark scheme', async () => {
  const t = adminTexts('en');
  const words = t.settings.sources;
  const keys: unknown[] = [];
  widget.answer = {
    handler(request, response) {
      keys.push(request.headers['x-api-key']);
      response.end(JSON.stringify(answerV1(reviews(8))));
    },
  };
  const page = await openAdmin(site, '/dashboard/settings/reviews-widget', {
    locale: 'en',
    colorScheme: 'dark',
    viewport: desktop,
  });
  await page.getByLabel(words.fields.widgetId).fill('agency');
  await page.getByLabel(words.fields.apiKey).fill('a-key-that-is-secret');
  await page.getByRole('button', { name: words.test }).click();
  await page.getByText(/^Connected, in [\d,]+/).waitFor();
  await expectAccessible(page, 'a widget that was found, in the dark');
  await page.getByRole('button', { name: t.common.save }).click();
  await page.getByText(words.widgetSaved).waitFor();
  await page.getByText(words.secretSet).waitFor();
  expect(await page.content()).not.toContain('a-key-that-is-secret');
  await expect.poll(() => html('/en'), soon).toContain(nameOf(0));
  expect(new Set(keys)).toEqual(new Set(['a-key-that-is-secret']));
  await expectAccessible(page, 'a widget that is saved, in the dark');
});
