import { afterAll, expect, it } from 'vitest';
import type { PartContent } from '../src/domain/content/content.ts';
import type { PartKey, TextPartKey } from '../src/domain/content/parts.ts';
import type { Locale } from '../src/domain/locale/locale.ts';
import { agencyDay } from '../src/domain/time/agency-day.ts';
import { agencyTime } from '../src/domain/time/agency-time.ts';
import { defaultContent } from '../src/i18n/content-defaults.ts';
import { adminEnv, openAdmin, tokenOf } from '../tests/e2e/admin.ts';
import { apiCaller } from '../tests/e2e/api-caller.ts';
import { openPage } from '../tests/e2e/browser.ts';
import { whoRefused } from '../tests/e2e/consent.ts';
import { expectWithinSecond } from '../tests/e2e/rounds.ts';
import { siteOfFile, startSite } from '../tests/e2e/site.ts';

const site = await siteOfFile(adminEnv);
/** A second process on the same data. */
const other = await startSite({ DATA_DIR: site.dataDir, ...site.receiver.env, ...adminEnv });
afterAll(async () => {
  await other.stop();
  other.remove();
});
/** `compose-content.db.test.ts` checks one second on an idle machine; here three files share two cores. */
const SOON_MS = 4000;

const call = apiCaller(site, await tokenOf(site), '/content');

async function save(part: PartKey, locale: Locale, content: PartContent | null, fallback = 'none') {
  const { locales } = await call('GET', `/${part}`);
  const { draftVersion: version } = locales.find((one: { locale: Locale }) => one.locale === locale);
  return call('PUT', `/${part}/draft`, { locale, content, fallback, version });
}

async function publish(...all: Parameters<typeof save>): Promise<void> {
  const [part, locale] = all;
  const { draftVersion } = (await save(...all)).locale;
  await call('POST', `/${part}/publish`, { locale, draftVersion });
}

const fields = (part: TextPartKey, changes: Record<string, string>, locale: Locale = 'fr'): PartContent => {
  const standard = defaultContent(part, locale);
  return { ...standard, fields: { ...standard.fields, ...changes } };
};
const htmlOf = async (address: string) => (await fetch(address)).text();
const everywhere = (path: string) => [site, other].map(({ url }) => url + path);
const inOther = (path: string, text: string) =>
  expect.poll(async () => (await htmlOf(other.url + path)).includes(text), { timeout: SOON_MS });

it('a published text is on the pages of every process, and the documented default can be restored', async () => {
  const slogan = 'Un slogan &amp; &lt;b&gt;pas&lt;/b&gt; de balise';
  await publish('hero', 'fr', fields('hero', { slogan: 'Un slogan & <b>pas</b> de balise' }));
  expect(await htmlOf(`${site.url}/`)).toContain(slogan);
  await inOther('/', slogan).toBe(true);
  expect(await htmlOf(`${other.url}/en`)).not.toContain(slogan);
  await publish('hero', 'fr', null);
  expect(await htmlOf(`${site.url}/`)).not.toContain(slogan);
  await inOther('/', slogan).toBe(false);
});

it('a hidden question is removed from the pages and the structured data, and a new one is rendered with its markup', async () => {
  const standard = defaultContent('faq', 'fr');
  const [first, ...rest] = standard.items;
  if (!first) throw new Error('There are no default questions.');
  const question = first.fields['question'] ?? '';
  for (const path of ['/', '/faq', '/contact']) expect(await htmlOf(site.url + path)).toContain(question);
  const mine = { question: 'Et la suite ?', answer: 'Un **bilan**, et [nos guides](/guides).' };
  await publish('faq', 'fr', {
    ...standard,
    items: [{ ...first, hidden: true }, { id: 'mine', hidden: false, fields: mine }, ...rest],
  });
  await inOther('/faq', 'Et la suite').toBe(true);
  for (const address of ['/', '/faq', '/contact'].flatMap(everywhere))
    expect(await htmlOf(address)).not.toContain(question);
  const html = await htmlOf(`${other.url}/faq`);
  expect(html).toContain('Un <strong>bilan</strong>, et <a href="/guides" class="link">nos guides</a>.');
  expect(html).toContain('"text":"Un bilan, et nos guides."');
  await publish('faq', 'fr', null);
});

it('a published guide and its day are on the pages, in the lists and feeds of every process, in its language alone', async () => {
  const slug = 'guide-budget-youtube-ads';
  const { locales } = await call('GET', `/${slug}`);
  const { default: standard } = locales.find((one: { locale: Locale }) => one.locale === 'fr');
  const fresh = {
    id: 'fresh',
    hidden: false,
    fields: { kind: 'note', text: 'Dès {youtube.minimum}, **[[trueview|la vue]]**.', of: '' },
  };
  const content = {
    ...standard,
    fields: { ...standard.fields, title: 'Acheter une vue sans se tromper' },
    items: [fresh, ...standard.items],
  };
  await publish(slug, 'fr', content);
  await inOther(`/${slug}`, 'Acheter une vue sans se tromper').toBe(true);
  const today = agencyDay(Date.now());
  for (const address of everywhere(`/${slug}`)) {
    const html = await htmlOf(address);
    expect(html).toMatch(
      /role="note">.*<strong><a href="\/glossaire#trueview" class="guide-term">la vue<\/a><\/strong>/,
    );
    expect(html).toContain(`"dateModified":"${today}"`);
    expect(html).toContain(`<time dateTime="${today}">`);
  }
  for (const address of ['/guides', '/rss.xml', '/llms.txt'].flatMap(everywhere))
    expect(await htmlOf(address), address).toContain('Acheter une vue sans se tromper');
  expect(await htmlOf(`${other.url}/sitemap.xml`)).toMatch(
    new RegExp(`<loc>[^<]*/${slug}</loc>\\s*<lastmod>${today}`),
  );
  expect(await htmlOf(`${other.url}/en/${slug}`)).not.toContain('Acheter une vue');
  await publish(slug, 'fr', null);
  await inOther(`/${slug}`, 'Acheter une vue sans se tromper').toBe(false);
});

it('an announcement is shown on every page between its start and its end', async () => {
  const minute = (ms: number) => agencyTime(Date.now() + ms).replace(' ', 'T');
  const texts = { text: 'Fermé **lundi**.', linkLabel: 'Nous écrire', link: '/contact' };
  const bar = '<aside aria-label="Annonce"';
  await publish('announcement', 'fr', fields('announcement', { ...texts, startsAt: minute(120_000) }));
  expect(await htmlOf(`${site.url}/`)).not.toContain(bar);
  await publish('announcement', 'fr', fields('announcement', { ...texts, startsAt: minute(-120_000) }));
  for (const path of ['/', '/faq', '/legal', '/guides', '/review']) {
    await inOther(path, bar).toBe(true);
    expect(await htmlOf(site.url + path)).toContain('Fermé <strong>lundi</strong>.');
  }
  // The other languages have no announcement; the French one replaces it only if the editor chose that.
  expect(await htmlOf(`${site.url}/en`)).not.toContain('announcement"');
  await publish('announcement', 'en', null, 'fr');
  expect(await htmlOf(`${site.url}/en`)).toContain('<aside aria-label="Announcement"');

  const visitor = await openPage(site, '/', { before: whoRefused, viewport: { width: 320, height: 640 } });
  const announced = visitor.getByRole('complementary', { name: 'Annonce' });
  await announced.waitFor();
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const link = announced.getByRole('link', { name: 'Nous écrire' });
  expect(await link.getAttribute('href')).toBe('/contact');

  const past = fields('announcement', { ...texts, startsAt: minute(-240_000), endsAt: minute(-120_000) });
  await publish('announcement', 'fr', past);
  await inOther('/', bar).toBe(false);
});

it('a testimonial with consent is shown after the reviews, and no detail of the consent is shown', async () => {
  const person = { text: 'Des chiffres, enfin.', name: 'Léa N.', role: 'Chanteuse' };
  const consent = { consentBy: 'Léa Nova, secret', consentOn: '2026-11-20', consentHow: 'email' };
  await publish('testimonials', 'fr', {
    schema: 1,
    fields: {},
    items: [{ id: 'lea', hidden: false, fields: { ...person, ...consent } }],
  });
  await inOther('/all-reviews', 'Des chiffres, enfin.').toBe(true);
  for (const address of ['/', '/all-reviews'].flatMap(everywhere)) {
    const html = await htmlOf(address);
    expect(html).toContain('Des chiffres, enfin.');
    expect(html).not.toContain('secret');
  }
});

it('a preview shows the draft in a frame of this site, and a visitor still sees the online text', async () => {
  const slogan = 'Un brouillon';
  await save('hero', 'en', fields('hero', { slogan }, 'en'));
  const { addresses } = await call('POST', '/preview', { part: 'hero', locale: 'en' });
  const [{ page, address }] = addresses;
  expect(page).toBe('/');
  const response = await fetch(site.url + address);
  const html = await response.text();
  expect(html).toContain(slogan);
  expect(html).toMatch(/<section[^>]* data-content="hero" data-outline=""/);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const policy = response.headers.get('content-security-policy');
  for (const part of ["frame-ancestors 'self'", "connect-src 'none'", "form-action 'none'"])
    expect(policy).toContain(part);
  expect(await htmlOf(`${site.url}/en`)).not.toContain(slogan);
  expect((await fetch(`${site.url}/apercu/invented`)).status).toBe(404);
  const admin = await fetch(`${site.url}/admin`);
  expect(admin.headers.get('content-security-policy')).toMatch(/frame-src[^;]* 'self'/);

  // Signed in: the visits of the agency are not counted.
  const framed = await openAdmin(site, '/dashboard');
  await framed.evaluate((source) => {
    const frame = Object.assign(document.createElement('iframe'), {
      src: source,
      title: 'Preview',
      // The slogan is not shown on a low phone.
      width: '1280',
      height: '720',
    });
    document.body.append(frame);
  }, address);
  await framed.frameLocator('iframe[title="Preview"]').getByText(slogan).waitFor();
});

it('an edit is on a page of another process within a second of its publication', async () => {
  const visitor = await openPage(other, '/', { before: whoRefused });
  await expectWithinSecond('publication to the home page of another process', async (round) => {
    const slogan = `Essai ${round}`;
    const { draftVersion } = (await save('hero', 'fr', fields('hero', { slogan }))).locale;
    const text = visitor.getByText(slogan, { exact: true });
    const start = performance.now();
    await call('POST', '/hero/publish', { locale: 'fr', draftVersion });
    do await visitor.reload({ waitUntil: 'domcontentloaded' });
    while (!(await text.isVisible()));
    return performance.now() - start;
  });
});
