import { afterAll, expect, it } from 'vitest';
import { locales } from '../../src/domain/locale/locale.ts';
import { fill } from '../../src/i18n/format.ts';
import { adminEnv, adminTexts, openAdmin } from '../../tests/e2e/admin.ts';
import { expectAccessible } from '../../tests/e2e/axe.ts';
import { desktop, phone } from '../../tests/e2e/browser.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';
import { startVendor } from '../../tests/vendors/vendor-server.ts';
import { fakeWordpress } from '../../tests/vendors/wordpress-api.ts';
import { fakePost } from '../../tests/vendors/wordpress-posts.ts';

const vendor = await startVendor([]);
const wordpress = fakeWordpress({ posts: Array.from({ length: 30 }, (_, index) => fakePost(index + 1)) });
vendor.answer = { handler: wordpress.handler };
afterAll(() => vendor.close());
const site = await siteOfFile({ ...adminEnv, BLOG_URL: '' });
/** A pattern that matches a text with any kind of space. */
const reads = (text: string) =>
  new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s/g, '\\s'));

it('a blog is connected on a phone, after a refusal that names its cause', async () => {
  const t = adminTexts('fr');
  const words = t.wordpress;
  const page = await openAdmin(site, '/dashboard/wordpress', { viewport: phone });
  await page.getByRole('heading', { level: 1, name: t.sections.wordpress }).waitFor();
  await page.getByRole('button', { name: words.connect }).click();
  await page.getByText(words.required.url).waitFor();
  await expectAccessible(page, 'the fields of a connection are missing');
  await page.getByLabel(words.fields.url).fill(vendor.url);
  await page.getByLabel(words.fields.username).fill('lea');
  await page.getByLabel(words.fields.appPassword).fill('wrong');
  await page.getByRole('button', { name: words.connect }).click();
  await page.getByText(reads(t.settings.sources.failures.credentials)).waitFor();
  await expectAccessible(page, 'a connection was refused');
  await page.getByLabel(words.fields.appPassword).fill('abcd efgh');
  await page.getByRole('button', { name: words.connect }).click();
  await page.getByText(reads(fill(words.connectedTitle, { host: new URL(vendor.url).host }))).waitFor();
  await page.getByLabel(words.frequencies.daily).check();
  await page.getByLabel('Tutoriels').waitFor();
  await expectAccessible(page, 'a connected blog');
  await page.getByRole('button', { name: t.common.save }).click();
  await page.getByText(words.saved).waitFor();
  expect(await page.content()).not.toContain('abcd efgh');
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
});

it('the articles of a blog are synchronised at its frequency, listed, shown and hidden, in English', async () => {
  const t = adminTexts('en');
  const words = t.wordpressSync;
  const page = await openAdmin(site, '/dashboard/wordpress-sync', { locale: 'en', viewport: desktop });
  // The frequency set in the first test starts the first synchronisation automatically, within 15 seconds.
  await page.getByText('Finished: 30 posts added.').waitFor({ timeout: 30_000 });
  await page.getByRole('row', { name: /Article 30/ }).waitFor();
  await expectAccessible(page, 'a synchronised blog');
  await page.getByRole('button', { name: words.start }).click();
  await page.getByText('No post changed').waitFor();
  await page.getByLabel(words.posts.search).fill('Article 30');
  await page.getByRole('button', { name: fill(words.posts.previewOf, { title: 'Article 30' }) }).click();
  await page.getByRole('dialog').getByText('Texte 30.').waitFor();
  await expectAccessible(page, 'an article over the list');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: fill(words.posts.hideOf, { title: 'Article 30' }) }).click();
  await page.getByRole('row', { name: reads(words.posts.hiddenHere) }).waitFor();
});

it.each(locales)(
  'the code for the messages of the blog is created on a phone by keyboard, and shown once, in %s',
  async (locale) => {
    const t = adminTexts(locale);
    const words = t.wordpress.hook;
    const page = await openAdmin(site, '/dashboard/wordpress', { locale, viewport: phone });
    const press = async (name: string) => {
      await page.getByRole('button', { name: reads(name), exact: true }).focus();
      await page.keyboard.press('Enter');
    };
    await page.getByRole('heading', { name: words.title }).waitFor();
    // In the first language there is no code yet; each later one replaces it, after a question.
    if (locale === locales[0]) await press(words.make);
    else {
      await press(words.again);
      await page.getByText(reads(words.askAgain)).waitFor();
      await expectAccessible(page, `the question before a new code, in ${locale}`);
      await press(words.again);
    }
    const code = page.getByRole('group', { name: words.code });
    await code.waitFor();
    const shown = (await code.textContent()) ?? '';
    expect(shown).toContain(`${site.url}/api/wordpress/hook`);
    expect(shown).toContain(words.comment);
    await expectAccessible(page, `the code of the blog’s messages, in ${locale}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
    await page.reload();
    await page.getByRole('heading', { name: words.title }).waitFor();
    expect(await page.content()).not.toContain('hash_hmac');
  },
);

it.each(locales)(
  'an article is featured, and the feature undone, on a phone by keyboard, in %s',
  async (locale) => {
    const words = adminTexts(locale).wordpressSync.posts;
    const page = await openAdmin(site, '/dashboard/wordpress-sync', { locale, viewport: phone });
    const press = async (name: string) => {
      await page.getByRole('button', { name: reads(fill(name, { title: 'Article 29' })) }).focus();
      await page.keyboard.press('Enter');
    };
    await page.getByText('Article 29', { exact: true }).waitFor({ timeout: 40_000 });
    await press(words.featureOf);
    await page.getByText(words.featured, { exact: true }).waitFor();
    await expectAccessible(page, `a featured article, in ${locale}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
    await press(words.unfeatureOf);
    await page.getByText(words.featured, { exact: true }).waitFor({ state: 'detached' });
  },
);
