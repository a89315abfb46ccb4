import { describe, expect, it } from 'vitest';
import { fill } from '../src/i18n/format.ts';
import { servicesTexts } from '../src/site/services/texts.ts';
import { expectAccessible } from '../tests/e2e/axe.ts';
import { openPage, pageWidth, phone } from '../tests/e2e/browser.ts';
import { whoRefused } from '../tests/e2e/consent.ts';
import { countersOf, expectToCountUpOnce } from '../tests/e2e/counters.ts';
import { http } from '../tests/e2e/http.ts';
import { siteOfFile } from '../tests/e2e/site.ts';
import { textsOf } from '../tests/e2e/texts.ts';

const site = await siteOfFile();
/** A site with the demo reviews. */
const demo = await siteOfFile({ DEMO_DATA: 'on' });

const services = ['youtube', 'meta', 'spotify'] as const;
const pathOf = (service: (typeof services)[number]) => `/${service}-ads`;
const first = ['hero', 'value', 'stats', 'steps'];
const offered = ['reviews', 'services'];
const last = ['faq', 'start'];
const own = {
  youtube: ['trust'],
  meta: ['results', 'trust'],
  spotify: ['examples', 'results', 'trust', 'planner-teaser'],
};

const t = servicesTexts('fr');

describe.each(services)('the page of %s', (service) => {
  it('has its sections in order, and is accessible and no wider than a phone with every answer open', async () => {
    const page = await openPage(demo, pathOf(service), { viewport: phone });
    const sections = await page.locator('main section').evaluateAll((all) => all.map(({ id }) => id));
    expect(sections).toEqual([
      ...first,
      ...(service === 'spotify' ? ['sound'] : []),
      ...offered,
      ...own[service],
      ...last,
    ]);
    for (const question of await page.locator('#faq summary').all()) await question.click();
    await expectAccessible(page, `${pathOf(service)} on a phone`);
    expect(await pageWidth(page)).toBe(phone.width);
  });

  it('has its breadcrumb, its service and its questions in structured data', async () => {
    const { body } = await http(site, `/en${pathOf(service)}`);
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? [];
    const graph: Record<string, unknown>[] = JSON.parse(json)['@graph'];
    const ofType = (type: string) => graph.find((thing) => thing['@type'] === type);
    expect(ofType('BreadcrumbList')?.['itemListElement']).toHaveLength(2);
    expect(ofType('Service')).toMatchObject({ url: `${site.url}/en${pathOf(service)}` });
    const { items } = servicesTexts('en')[service].faq;
    expect(ofType('FAQPage')?.['mainEntity']).toMatchObject(
      items.map(({ question }) => ({ name: question })),
    );
  });

  it.each([
    ['with script', true],
    ['without script', false],
  ])('opens one answer at a time %s', async (_name, javaScriptEnabled) => {
    const page = await openPage(site, pathOf(service), { javaScriptEnabled, before: whoRefused });
    const questions = page.locator('#faq summary');
    for (const index of [0, 2, 1]) {
      await questions.nth(index).click();
      const open = page.locator('#faq details[open]');
      expect(await open.count()).toBe(1);
      expect(await open.locator('h3').textContent()).toBe(t[service].faq.items[index]?.question);
    }
    await questions.nth(1).press('Enter');
    expect(await page.locator('#faq details[open]').count()).toBe(0);
  });

  it('is linked from the home page and from every footer', async () => {
    const page = await openPage(site, '/pt');
    const address = `/pt${pathOf(service)}`;
    expect(await page.locator(`#services a[href="${address}"]`).count()).toBe(1);
    await page.getByRole('contentinfo').locator(`a[href="${address}"]`).click();
    await page.waitForURL(site.url + address);
  });
});

describe('the counters of the service pages', () => {
  const finals = ['150M+', '80+', '50+'];

  it('count up once over 2 s, from half visibility on', () =>
    expectToCountUpOnce(demo, { path: '/meta-ads', finals, durationMs: 2000 }));

  it('do not count with prefers-reduced-motion or without script', async () => {
    for (const options of [{}, { javaScriptEnabled: false }]) {
      const page = await openPage(demo, '/spotify-ads', options);
      await page.locator('[data-counters]').scrollIntoViewIfNeeded();
      expect(await countersOf(page)).toEqual(finals);
    }
  });
});

describe('the reviews of the service pages', () => {
  it('are those of the service with five stars, with a note that they are a selection', async () => {
    const { campaignPlatform } = textsOf('fr').feeds.reviews;
    for (const [service, platform, count] of [
      ['youtube', 'YouTube', 3],
      ['meta', 'Meta', 2],
    ] as const) {
      const page = await openPage(demo, pathOf(service));
      const quotes = page.locator('#reviews .quote');
      expect(await quotes.count()).toBe(count);
      expect(await quotes.filter({ hasText: fill(campaignPlatform, { platform }) }).count()).toBe(count);
      expect(await quotes.getByText(t.shared.reviews.topRating, { exact: true }).count()).toBe(count);
      expect(await page.locator('#reviews').innerText()).toContain(t.shared.reviews.selection);
    }
  });

  it('are left out on a site without reviews and demo data', async () => {
    for (const service of ['youtube', 'meta', 'spotify'] as const) {
      const page = await openPage(site, pathOf(service));
      await expect.poll(() => page.locator('#reviews').count(), { timeout: 15_000 }).toBe(0);
      const before = service === 'spotify' ? '#sound' : '#steps';
      expect(await page.locator(`${before} + #services`).count()).toBe(1);
    }
  });

  it('replace the placeholders once the server has loaded them', async () => {
    let visits = 0;
    const page = await openPage(demo, '/meta-ads', {
      before: (p) =>
        p.route('**/meta-ads', async (route) => {
          visits += 1;
          const response = await route.fetch();
          const html = await response.text();
          const waiting = html.replace(
            /(<section id="reviews"[^>]*data-feed=")loaded("[^>]*>).*?<\/section>/s,
            '$1loading$2<p>waiting</p></section>',
          );
          await route.fulfill({ response, body: visits === 1 ? waiting : html });
        }),
    });
    expect(await page.locator('#reviews').innerText()).toBe('waiting');
    await expect.poll(() => page.locator('#reviews .quote').count()).toBe(2);
  });
});
