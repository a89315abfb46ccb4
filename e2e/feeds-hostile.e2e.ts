import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from '../tests/e2e/axe.ts';
import { openPage, pageWidth, phone } from '../tests/e2e/browser.ts';
import { http } from '../tests/e2e/http.ts';
import { siteOfFile } from '../tests/e2e/site.ts';
import { homeOf, locales, textsOf } from '../tests/e2e/texts.ts';
import { feedsOn, posts, startVendors, untilBoth } from '../tests/e2e/vendors.ts';
import { post, scriptedPost } from '../tests/vendors/blog.ts';
import {
  answerV1,
  answerV2,
  manyReviews,
  reviewV1,
  reviewV2,
  scriptedReview,
  unknownWidget,
} from '../tests/vendors/reviews-widget.ts';
import type { Vendor } from '../tests/vendors/vendor-server.ts';

/** Articles and reviews of vendors that send false, hostile or too large responses. */

const closed = { hostile: 'a closed door' } as const;
const tooMuch = manyReviews(10_000).map((review) => ({ ...review, comment: 'Bien. '.repeat(40) }));
const markup = '<script>alert(1)</script><img src="https://tracker.example/p.gif" onerror="alert(2)">';
const attackers = await startVendors({
  blog: {
    json: [
      { ...scriptedPost, date: '2099-01-01T00:00:00' },
      post({
        id: 2,
        title: { rendered: `&lt;iframe src=//evil.example&gt;${'Sanspause'.repeat(40)}` },
        excerpt: { rendered: `${markup}${'sanspause'.repeat(99)}` },
      }),
      post({ id: 3, title: { rendered: '\u202eمقال عن الإعلانات' }, link: 'javascript:alert(5)' }),
      post({
        id: 4,
        title: { rendered: 'مقال عن الإعلانات' },
        excerpt: { rendered: `{{7*7}} \${alert(6)}` },
      }),
    ],
  },
  widget: {
    json: answerV1([
      scriptedReview,
      named('محمد بن عبد الله', { comment: 'خدمة ممتازة، شكرا جزيلا لكم على العمل الرائع.' }),
      named('👩‍👩‍👧‍👦 🎸', { comment: '🎉'.repeat(400) }),
      named('Zoé', { createTime: '2099-12-31T00:00:00Z', comment: `${markup}Du futur.` }),
      named('\u202eAttaque Inverse\u202e', { comment: `\u202e${'Z̷̢̛͔̮͙a̶l̵g̸o̴'.repeat(60)}` }),
      named('X'.repeat(120), { comment: 'W'.repeat(2000) }),
      { ...named('En Double'), reviewId: 'Zoé' },
      7,
      [],
      { reviewId: 'nothing', starRating: 9 },
    ]),
  },
});
const changing = await startVendors({ blog: closed, widget: closed });
const inside = await startVendors();
const [attacked, site, careful] = await Promise.all([
  siteOfFile(attackers.env),
  siteOfFile(changing.env),
  // Both vendors run on this machine; a site that may not call private addresses sends them no request.
  siteOfFile({ ...inside.env, WEBHOOK_ALLOW_PRIVATE: 'off' }),
]);

function named(displayName: string, changes: Record<string, unknown> = {}) {
  return reviewV1({
    reviewId: displayName,
    reviewer: { displayName, profilePhotoUrl: 'https://tracker.example/' },
    ...changes,
  });
}

/** Elements and addresses in the two lists that the site does not render itself, and boxes wider than their card. */
const foreignIn = (page: Page) =>
  page.locator('#articles li, #reviews li').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const own = 'LI DIV BUTTON svg rect path circle g P SPAN TIME H3 A BLOCKQUOTE BDI'.split(' ');
      const found = [card, ...card.querySelectorAll('*')].flatMap((element) => {
        const handlers = element.getAttributeNames().filter((name) => name.startsWith('on'));
        const href = element.getAttribute('href') ?? 'https:';
        return [
          ...(own.includes(element.tagName) ? [] : [element.tagName]),
          ...handlers,
          ...(/^https?:/.test(href) ? [] : [href]),
        ];
      });
      const bursts = [card, ...card.querySelectorAll('p, h3, bdi, blockquote')].flatMap((box) =>
        box.scrollWidth > box.clientWidth ? [`${box.tagName} wider than its place: ${box.textContent}`] : [],
      );
      return [...found, ...bursts];
    }),
  );

describe('hostile texts in the feeds', () => {
  beforeAll(() => untilBoth(attacked, 'loaded'));

  it.each(locales)('are shown as text only, inside the window of a phone (%s)', async (locale) => {
    const dialogs: string[] = [];
    const page = await openPage(attacked, homeOf(locale), {
      viewport: phone,
      before: async (p) => {
        p.on('dialog', (dialog) => {
          dialogs.push(dialog.message());
          void dialog.dismiss();
        });
      },
    });
    const { titles, cards, names } = feedsOn(page, locale);
    expect([await titles.count(), await cards.count()]).toEqual([3, 6]);
    expect(await foreignIn(page)).toEqual([]);
    expect(await pageWidth(page)).toBe(phone.width);
    const shown = await names();
    expect(shown).toEqual(expect.arrayContaining(['محمد ا.', 'Zoé', `${'X'.repeat(40)}`, 'Attaque I.']));
    expect(shown.join()).not.toMatch(/[<>\u202a-\u202e\u2066-\u2069]/u);
    const dates = await page
      .locator('#articles time, #reviews time')
      .evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
    expect(dates.filter((date) => Date.parse(date ?? '') > Date.now())).toEqual([]);
    // Items dated in the future are not sorted as the newest.
    expect(shown.indexOf('Zoé')).toBeGreaterThan(shown.indexOf('Attaque I.'));
    expect(await titles.first().textContent()).not.toContain('Titre');
    expect(await page.getByText(`{{7*7}} \${alert(6)}`).count()).toBe(1);
    expect(dialogs).toEqual([]);
    await expectAccessible(page, 'hostile texts');
  });

  it('are logged with the reason of the refusal, without their content', () => {
    expect(attacked.log()).toMatch(
      /"feed":"articles","refused":\{"without link":1,"date in the future":1\}.*feed items refused/,
    );
    expect(attacked.log()).toMatch(
      /"feed":"reviews","refused":\{"twice":1,"not a review":2,"empty":1,"date in the future":1\}/,
    );
    expect(attacked.log()).not.toMatch(/alert|script|Zoé/);
  });
});

/** Restarts the site, which requests the feeds at its start, and waits for these log lines. */
async function askAgain(
  answers: Record<'blog' | 'widget', Vendor['answer']>,
  lines: RegExp[],
): Promise<void> {
  Object.assign(changing.blog, { answer: answers.blog });
  Object.assign(changing.widget, { answer: answers.widget });
  await site.stop();
  const earlier = site.log().length;
  await site.start();
  for (const line of lines) await expect.poll(() => site.log().slice(earlier)).toMatch(line);
}

describe('a vendor with a wrong response', () => {
  const example = answerV2([reviewV2({ author: { name: 'Exemple Inventé' } })], { isExampleReviews: true });
  const t = textsOf('fr').feeds;

  // These run before the last two tests: nothing is stored yet, so each is an error with its reason.
  it.each<[string, Vendor['answer'], Vendor['answer'], RegExp[], string]>([
    [
      'a page in the place of the list, and status 500',
      { hostile: 'a page' },
      { hostile: 'status 500' },
      [/"articles","code":"invalid","detail":"no JSON"/, /"reviews","code":"status","detail":"500"/],
      `${t.reasons.status}: 500`,
    ],
    [
      'ten megabytes, and a widget that does not exist',
      { hostile: 'ten megabytes' },
      { json: unknownWidget },
      [
        /"articles","code":"invalid","detail":"too large"/,
        /"reviews","code":"status","detail":"widget_not_found"/,
      ],
      `${t.reasons.status}: widget_not_found`,
    ],
    [
      'a way to a file of the server, and invented reviews',
      { hostile: 'a redirect to a file' },
      { json: example },
      [/"detail":"unsupported protocol"/, /"reviews","code":"invalid","detail":"example reviews"/],
      t.reasons.invalid,
    ],
    [
      'half an answer, and ten thousand long reviews',
      { hostile: 'half an answer' },
      { json: answerV1(tooMuch) },
      [/"articles","code":"invalid"/, /"reviews","code":"invalid","detail":"too large"/],
      t.reasons.invalid,
    ],
  ])('shows an error with its reason for %s', async (_name, blog, widget, lines, reason) => {
    await askAgain({ blog, widget }, lines);
    await expect.poll(async () => (await http(site, '/')).body).toContain(reason);
    const page = await openPage(site, '/', { viewport: phone });
    const { articles, reviews: section, is, cards } = feedsOn(page);
    await is('articles', 'error');
    await articles.getByText(t.articles.unavailable).waitFor();
    await section.getByText(reason).waitFor();
    expect(await cards.count()).toBe(0);
    expect(await section.textContent()).not.toMatch(/Exemple|Maintenance|does not exist/);
  });

  it('shows the newest of ten thousand reviews, on a page of ordinary size', async () => {
    await askAgain({ blog: { json: posts }, widget: { json: answerV1(manyReviews(10_000)) } }, [
      /"reviews","refused":\{"too many":9500\}/,
      /"feed":"reviews","items":500.*feed refreshed/,
    ]);
    await untilBoth(site, 'loaded');
    const page = await openPage(site, '/', { viewport: phone });
    const { names, position } = feedsOn(page);
    expect(await names()).toEqual([0, 1, 2, 3, 4, 5].map((index) => `Nom ${index}.`));
    await expect.poll(() => position.textContent()).toBe('Page 1 sur 84');
    const { body } = await http(site, '/');
    expect(body.length).toBeLessThan(250_000);
    expect(await page.locator('*').count()).toBeLessThan(3000);
  });

  it('does not change a list that is stored already', async () => {
    await askAgain({ blog: { hostile: 'status 500' }, widget: { json: example } }, [
      /"articles","code":"status".*"stored":3/,
      /"reviews","code":"invalid".*"stored":500/,
    ]);
    const page = await openPage(site);
    const { titles, cards, reviews: section } = feedsOn(page);
    expect([await titles.count(), await cards.count()]).toEqual([3, 6]);
    expect(await section.textContent()).not.toContain('Exemple');
  });
});

it("an address in the agency's own network is not requested", async () => {
  await untilBoth(careful, 'error');
  const page = await openPage(careful);
  const { t, reviews: section } = feedsOn(page);
  await section.getByText(t.feeds.reasons.unreachable).waitFor();
  expect([...inside.blog.requests, ...inside.widget.requests]).toEqual([]);
  expect(careful.log().match(/"detail":"private address".*feed not refreshed/g)).not.toBeNull();
});
