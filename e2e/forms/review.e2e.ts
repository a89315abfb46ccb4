import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { localizePath } from '../../src/domain/locale/locale.ts';
import { REVIEW_DECISION_DAYS } from '../../src/domain/review/refusal-grounds.ts';
import { fill } from '../../src/i18n/format.ts';
import { reviewPageTexts } from '../../src/site/review/texts.ts';
import { adminEnv } from '../../tests/e2e/admin.ts';
import { expectAccessible } from '../../tests/e2e/axe.ts';
import { desktop, openPage, phone, type VisitOptions } from '../../tests/e2e/browser.ts';
import { moderationOf, openReview, plain, review } from '../../tests/e2e/review.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';
import { type Locale, textsOf } from '../../tests/e2e/texts.ts';

const site = await siteOfFile(adminEnv);
const { invite, invitations, expectStored } = await moderationOf(site);
const states = Object.keys(invitations) as (keyof typeof invitations)[];
const narrow = { width: 320, height: 568 };
const SUCCESS = 'Merci ! Votre avis a été soumis et est en attente de modération.';
const RATING = 'Veuillez sélectionner une note.';
const ERROR = "Une erreur s'est produite. Veuillez réessayer.";
const open = (path?: string, options?: VisitOptions, locale?: Locale) =>
  openReview(site, path, options, locale);

describe.each([
  ['fr', 'the narrowest phone', narrow],
  ['es', 'a desktop', desktop],
] as const)('the review page in %s', (locale, window, viewport) => {
  const t = reviewPageTexts[locale];
  const { verified } = textsOf(locale).feeds.reviews;

  it(`accepts a review with an invitation from ${window}, after it refused one without a rating`, async () => {
    const code = await invite();
    const {
      page,
      fill: type,
      button,
      says,
      error,
      form,
    } = await open(`/review/${code}`, { viewport, expected: [/console error: .*422/] }, locale);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      viewport.width,
    );
    await page.getByRole('region', { name: t.invitation.open.title }).waitFor();
    await expectAccessible(page, `${locale}, open`);
    await button.click();
    await expect.poll(() => error('rating')).toBe(plain(textsOf(locale).errors.fields.review_rating));
    await expectAccessible(page, `${locale}, refused`);
    const sent = review();
    await type(sent);
    await button.click();
    await says(t.form.success);
    expect(await form.locator('input:visible, textarea:visible, button:visible').count()).toBe(0);
    await expectAccessible(page, `${locale}, sent`);
    await expectStored(sent, { verified: true });
  });

  it.each(states)('shows that the invitation is %s, with the same form', async (state) => {
    const page = await openPage(site, localizePath(locale, `/review/${await invitations[state]()}`), {
      javaScriptEnabled: false,
      viewport: phone,
    });
    // Instead of a used invitation, the page shows what happens to its review.
    const { title, text } = state === 'used' ? t.written.pending : t.invitation[state];
    expect(await page.locator('.invitation h2').textContent()).toBe(title);
    const email = await page.locator('.invitation a').allTextContents();
    expect(await page.locator('.invitation p').textContent()).toBe(
      fill(text, { verified, days: REVIEW_DECISION_DAYS, email: email[0] ?? '' }),
    );
    expect(await page.locator('form[data-review-form] [name=rating]').count()).toBe(5);
    // The links to the other languages contain the code.
    const languages = await page
      .locator('a[data-language]')
      .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).pathname));
    expect(languages.every((path) => /\/review\/[2-9A-Z]{8}$/.test(path))).toBe(true);
  });
});

it('the French messages are as documented', () => {
  const t = textsOf('fr').errors;
  const { success, error } = reviewPageTexts.fr.form;
  expect([success, error, t.fields.review_rating].map(plain)).toEqual([SUCCESS, ERROR, RATING]);
});

it('the review form works by keyboard, with five radio buttons as its meter and focus on errors', async () => {
  const { page, level, button, error, says, fields } = await open('/review', {
    expected: [/console error: .*422/],
  });
  await level(1).focus();
  await page.keyboard.press('End');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => error('rating')).toBe(RATING);
  expect(await level(1).evaluate((radio) => radio === document.activeElement)).toBe(true);
  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowRight');
  expect(await level(4).isChecked()).toBe(true);
  expect(plain(await page.locator('.rating-words span:visible').textContent())).toBe('4 sur 5, Bien');
  expect(await error('rating')).toBe('');
  const sent = review();
  for (const typed of [sent.message, sent.name, sent.email]) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(typed);
  }
  expect(await fields.email.inputValue()).toBe(sent.email);
  // The platform, the month of the experience, then whether anything was given in return.
  for (const key of ['Tab', 'Tab', 'Tab', 'Space', 'Tab', 'Enter']) await page.keyboard.press(key);
  await says(SUCCESS);
  expect(await page.locator('[role=status]:focus').count()).toBe(1);
  await expectStored(sent);
});

describe('the review form keeps the typed values', () => {
  it.each([
    [
      'the server is down',
      (page: Page) => page.route('**/api/reviews', (route) => route.abort()),
      ERROR,
      /ERR_FAILED/,
    ],
    [
      'something else answers than the API',
      (page: Page) => page.route('**/api/reviews', (route) => route.fulfill({ status: 404, body: '<html>' })),
      reviewPageTexts.fr.form.configError,
      /404/,
    ],
  ] as const)('when %s', async (_, spoil, text, problem) => {
    const {
      page,
      fill: type,
      button,
      says,
      values,
    } = await open('/review', {
      expected:
        problem.source === '404'
          ? [/console error: .*404/]
          : [/request failed: POST/, /console error: .*ERR_FAILED/],
    });
    await spoil(page);
    const sent = review();
    await type(sent);
    await button.click();
    await says(text);
    expect(await values()).toEqual(sent);
    await page.unroute('**/api/reviews');
    await button.click();
    await says(SUCCESS);
    await expectStored(sent);
  });

  it('without JavaScript, and shows each error beside its field', async () => {
    const {
      form,
      fill: type,
      button,
      error,
      values,
    } = await open('/review', {
      javaScriptEnabled: false,
      expected: [/console error: .*422/],
    });
    const sent = { ...review(), email: 'lea@music' };
    await type(sent);
    await form.evaluate((element: HTMLFormElement) => element.setAttribute('novalidate', ''));
    await button.click();
    await expect.poll(() => error('email')).toBe(plain(textsOf('fr').errors.fields.email_error));
    expect(await values()).toEqual(sent);
  });
});
