import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/adapters/db/engine/connect.ts';
import { fill } from '../../src/i18n/format.ts';
import { reviewPageTexts } from '../../src/site/review/texts.ts';
import { adminEnv } from '../../tests/e2e/admin.ts';
import { openPage } from '../../tests/e2e/browser.ts';
import { http } from '../../tests/e2e/http.ts';
import { moderationOf, openReview, review } from '../../tests/e2e/review.ts';
import { siteOfFile, startSite } from '../../tests/e2e/site.ts';
import { textsOf } from '../../tests/e2e/texts.ts';

const site = await siteOfFile({ ...adminEnv, GA_ID: 'G-ABCDE12345' });
const { invite, invitations, waiting, expectStored } = await moderationOf(site);
const { success, invitationOver } = reviewPageTexts.fr.form;

describe.each([true, false])('an invitation (JavaScript: %s)', (javaScriptEnabled) => {
  it.each(['used', 'expired', 'revoked', 'unknown'] as const)(
    'that is %s still allows a review, which is not verified',
    async (state) => {
      const {
        fill: type,
        button,
        says,
      } = await openReview(site, `/review/${await invitations[state]()}`, { javaScriptEnabled });
      const sent = review();
      await type(sent);
      await button.click();
      await says(success);
      await expectStored(sent, { verified: false });
    },
  );

  it('that is used up during typing keeps the typed values', async () => {
    const code = await invite();
    const {
      fill: type,
      button,
      says,
      values,
      form,
    } = await openReview(site, `/review/${code}`, {
      javaScriptEnabled,
      expected: [/console error: .*409/],
    });
    const [first, sent] = [review(), review()];
    await type(sent);
    await site.post('/api/reviews', { ...first, code });
    await button.click();
    const { invitation_invalid } = textsOf('fr').errors.codes;
    const over = fill(invitationOver, {
      verified: textsOf('fr').feeds.reviews.verified,
    });
    await says(javaScriptEnabled ? over : invitation_invalid);
    expect(await values()).toEqual(sent);
    expect(await form.evaluate((element: HTMLFormElement) => new URL(element.action).pathname)).toBe(
      '/review',
    );
    await button.click();
    await says(success);
    await expectStored(sent, { verified: false });
    await expectStored(first, { verified: true });
  });

  it('is optional, and so is an e-mail address', async () => {
    const { fill: type, button, says } = await openReview(site, '/review', { javaScriptEnabled });
    const sent = { ...review(), email: '' };
    await type(sent);
    await button.click();
    await says(success);
    const found = (await waiting(null)).filter(({ name }) => name === sent.name);
    expect(found).toMatchObject([{ email: null, verified: false, rating: 4 }]);
  });
});

describe('the code of an invitation', () => {
  it('is hidden from search engines, caches, counts, referrers and tags', async () => {
    const code = await invite();
    const { headers, body } = await http(site, `/review/${code}`);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    expect(headers['content-security-policy']).not.toContain('google');
    expect((await http(site, '/')).headers['content-security-policy']).toContain('google');
    expect(body).toContain('name="robots" content="noindex"');
    expect(body).not.toMatch(/rel="canonical"|hreflang=|og:url/);
    expect((await http(site, '/sitemap.xml')).body).not.toMatch(/\/review(?:<|\/)/);

    const referrers: (string | undefined)[] = [];
    const { page } = await openReview(site, `/review/${code}`);
    page.on('request', (request) => referrers.push(request.headers()['referer']));
    await page.locator('.breadcrumb a').first().click();
    await page.waitForURL(`${site.url}/`);
    expect(referrers.filter((address) => address?.includes(code))).toEqual([]);
    const { db, close } = await openDatabase({ dataDir: site.dataDir });
    const { rows } = await sql<{ name: string }>`select name from visit_counts`.execute(db);
    await close();
    expect(rows.filter(({ name }) => name.includes('review/'))).toEqual([]);
    expect(site.log()).not.toContain(code);
  });

  const limited = startSite({ RATE_LIMIT_PER_MINUTE: '1' });
  afterAll(async () => {
    const other = await limited;
    await other.stop();
    other.remove();
  });
  it('is not checked after too many attempts, but the form is still shown', async () => {
    const other = await limited;
    for (const path of ['/review/ZZZZ9999', '/review/ZZZZ9998']) await http(other, path);
    const page = await openPage(other, '/review/ZZZZ9997', { javaScriptEnabled: false });
    expect(await page.locator('.invitation h2').textContent()).toBe(
      reviewPageTexts.fr.invitation.unchecked.title,
    );
    expect(await page.locator('form[data-review-form]').getAttribute('action')).toBe(
      '/review/ZZZZ9997#review',
    );
  });
});
