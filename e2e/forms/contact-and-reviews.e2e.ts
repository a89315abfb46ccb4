import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/adapters/db/engine/connect.ts';
import { createReviewStore } from '../../src/adapters/db/reviews/review-store.ts';
import type { FetchedReview } from '../../src/app/ports/feeds.ts';
import { localizePath } from '../../src/domain/locale/locale.ts';
import { expectAccessible } from '../../tests/e2e/axe.ts';
import { openPage, pageWidth, type VisitOptions } from '../../tests/e2e/browser.ts';
import { bookingUrl, siteOfFile, startSite } from '../../tests/e2e/site.ts';
import { type Locale, textsOf } from '../../tests/e2e/texts.ts';

const site = await siteOfFile();

const review = (id: number, facts: Partial<FetchedReview> = {}): FetchedReview => ({
  externalId: `planted-${id}`,
  platform: 'google',
  name: `Nom ${id}`,
  rating: 4,
  comment: `Commentaire ${id}`,
  lang: null,
  publishedAt: Date.UTC(2026, 9, 1) - id * 60_000,
  avatar: null,
  company: null,
  verified: false,
  experience: null,
  campaignPlatform: null,
  reward: null,
  ...facts,
});
/** 112 reviews: 109 of Google with four stars, and three that only their filters show. */
const planted = [
  ...Array.from({ length: 109 }, (_, index) => review(index + 1)),
  review(200, {
    platform: 'site',
    rating: 1,
    name: '\u202eمحمد ا.',
    comment: '<b>Déçu</b> 🎵',
    verified: true,
  }),
  review(201, { platform: 'site', rating: 5, comment: 'x'.repeat(290) }),
  review(202, { platform: 'site', rating: null }),
];
const database = await openDatabase({ dataDir: site.dataDir });
let lastId = 0;
const store = createReviewStore(database, { next: () => `r${++lastId}` });
await store.replace('vendor', planted, Date.now());
await database.close();

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ').trim();

it.each(['/all-reviews', '/contact'])(
  'the page %s fits a small phone, and states no rating of its own in structured data',
  async (path) => {
    const page = await openPage(site, path, { viewport: { width: 320, height: 568 } });
    expect(await pageWidth(page)).toBe(320);
    const [json = ''] = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(json).toContain('"BreadcrumbList"');
    expect(json).not.toMatch(/AggregateRating|"Review"/);
    await expectAccessible(page, path);
  },
);

function reviewsOn(page: Page) {
  const list = page.locator('#reviews');
  const radio = (group: string, name: RegExp) =>
    list.getByRole('group', { name: group }).getByRole('radio', { name });
  return {
    list,
    radio,
    names: () => list.locator('.review-card:visible bdi').allInnerTexts(),
    says: async () => plain(await list.locator('.review-count:visible').innerText()),
  };
}

describe.each([true, false])('the list of reviews (JavaScript: %s)', (javaScriptEnabled) => {
  const open = async () => {
    const page = await openPage(site, '/all-reviews', { javaScriptEnabled });
    return { page, ...reviewsOn(page) };
  };

  it('shows a hundred reviews and unfolds the others', async () => {
    const { list, names } = await open();
    expect(await list.locator('.review-card').count()).toBe(112);
    expect(await names()).toHaveLength(100);
    await list.getByText('Lire 12 autres avis').click();
    expect(await names()).toHaveLength(112);
    expect(await list.locator('.review-card b').count()).toBe(0);
  });

  it('is filtered by keyboard, folded reviews included', async () => {
    const { page, radio, names, says } = await open();
    expect(await says()).toBe('Avis affichés : 112 sur 112');
    await radio('Source', /^Toutes/).focus();
    await page.keyboard.press('ArrowRight');
    expect(await says()).toBe('Avis affichés : 109 sur 112');
    expect(await names()).toHaveLength(109);
    await page.keyboard.press('ArrowRight');
    expect(await radio('Source', /^Avis déposé sur ce site/).isChecked()).toBe(true);
    expect(await names()).toHaveLength(3);
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    expect(await radio('Note', /^5 sur 5/).isChecked()).toBe(true);
    expect(await says()).toBe('Avis affichés : 1 sur 112');
    expect(await names()).toEqual(['Nom 2.']);
    // Enter sends no request.
    await page.keyboard.press('Enter');
    expect(page.url()).toBe(`${site.url}/all-reviews`);
  });

  it('shows a message when no review matches two choices, and all reviews after a reset', async () => {
    const { page, radio, names, says } = await open();
    await radio('Source', /^Google/).check();
    await radio('Note', /^1 sur 5/).check();
    expect(await names()).toEqual([]);
    expect(await says()).toMatch(/^Aucun avis/);
    await page.getByRole('button', { name: 'Tout afficher' }).press('Enter');
    expect(await says()).toBe('Avis affichés : 112 sur 112');
    expect(await names()).toHaveLength(100);
  });

  it('labels a review without a rating, and does not count it as five stars', async () => {
    const { list, radio, names } = await open();
    await radio('Note', /^Sans note/).check();
    expect(await names()).toHaveLength(1);
    expect(plain(await list.locator('.review-card:visible').innerText())).toContain('Avis sans note');
  });
});

it('the chosen filters are accessible', async () => {
  const page = await openPage(site, '/all-reviews');
  const { radio } = reviewsOn(page);
  await radio('Source', /^Google/).check();
  await radio('Note', /^1 sur 5/).check();
  await expectAccessible(page, 'nothing left');
});

describe('a site without a reviews widget', () => {
  const bare = startSite();
  afterAll(async () => {
    const other = await bare;
    await other.stop();
    other.remove();
  });

  it.each([true, false])(
    'promises the first reviews, and shows visitors no internal error (JavaScript: %s)',
    async (js) => {
      const page = await openPage(await bare, '/all-reviews', { javaScriptEnabled: js });
      const section = page.locator('#reviews');
      await section.getByText('Aucun avis n’est encore publié.').waitFor();
      expect(await section.innerText()).not.toMatch(/widget|Impossible/);
      expect(await page.getByText('ces artistes n’existent pas').count()).toBe(0);
      if (js) await expectAccessible(page, 'reviews missing');
    },
  );
});

let people = 0;
const message = () => {
  people += 1;
  return {
    name: `Léa <b>Martin</b> ${people}`,
    email: `page${people}+${process.pid}@music.example`,
    platform: 'tiktok',
    message: 'Mon single sort le 12 septembre & il dure 3 min.',
  };
};

/**
 * Opens the contact page and, with JavaScript, waits before a submission: one that is too fast is treated as a bot's.
 */
async function openContact(locale: Locale, options: VisitOptions = {}) {
  const page = await openPage(site, localizePath(locale, '/contact'), options);
  if (options.javaScriptEnabled !== false) {
    const loadedAt = await page.evaluate(() => performance.now());
    await page.waitForFunction((time) => performance.now() > time + 900, loadedAt);
  }
  const t = textsOf(locale).contact;
  const form = page.locator('#contact form');
  const field = (name: 'name' | 'email' | 'platform' | 'message') =>
    form.getByLabel(t[name], { exact: true });
  return {
    page,
    form,
    t,
    async fill({ platform, ...typed }: ReturnType<typeof message>) {
      await field('platform').selectOption(platform);
      for (const [name, value] of Object.entries(typed)) await field(name as keyof typeof typed).fill(value);
    },
    send: () => form.locator('button[type=submit]').click(),
    says: (text: string) => expect.poll(() => form.locator('[data-status]').textContent()).toBe(text),
    values: async () => ({
      name: await field('name').inputValue(),
      email: await field('email').inputValue(),
      platform: await field('platform').inputValue(),
      message: await field('message').inputValue(),
    }),
  };
}

describe.each([true, false])('the contact form on its own page (JavaScript: %s)', (javaScriptEnabled) => {
  it.each(['fr', 'pt'] as const)('sends the message and stays on its page in %s', async (locale) => {
    const { page, fill, send, says, t } = await openContact(locale, { javaScriptEnabled });
    const sent = message();
    await fill(sent);
    await send();
    await says(t.success);
    expect(new URL(page.url()).pathname).toBe(localizePath(locale, '/contact'));
    const { lead } = await site.lead(sent.email);
    expect(lead).toMatchObject({
      fields: { name: sent.name, message: sent.message, platform: 'tiktok' },
      origin: { locale, page: localizePath(locale, '/contact') },
    });
  });

  it('keeps the typed values when it is refused', async () => {
    const { page, form, fill, send, values } = await openContact('fr', {
      javaScriptEnabled,
      // With script no request is sent.
      expected: javaScriptEnabled ? [] : [/console error: .*422/],
    });
    const sent = { ...message(), email: 'lea@music' };
    await fill(sent);
    await form.evaluate((element: HTMLFormElement) => element.setAttribute('novalidate', ''));
    await send();
    await expect
      .poll(() => page.locator('#contact-email-error').textContent())
      .toBe(textsOf('fr').errors.fields.contact_email);
    expect(await values()).toEqual(sent);
    expect(await form.locator('[aria-invalid="true"]').count()).toBe(1);
    if (javaScriptEnabled) await expectAccessible(page, 'refused');
  });
});

it('the contact page opens calendars in a new tab, and one question at a time', async () => {
  const page = await openPage(site, '/contact', { javaScriptEnabled: false });
  const calendars = page.locator('#call a');
  expect(
    await calendars.evaluateAll((all) =>
      all.map((link) => [link.getAttribute('href'), link.getAttribute('target')]),
    ),
  ).toEqual(['youtube', 'meta', 'tiktok'].map((platform) => [bookingUrl(platform), '_blank']));
  const questions = page.locator('.accordion details');
  await questions.nth(0).locator('summary').press('Enter');
  await questions.nth(2).locator('summary').press('Enter');
  expect(await page.locator('.accordion details[open]').count()).toBe(1);
});
