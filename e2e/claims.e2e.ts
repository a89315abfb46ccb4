import { afterAll, describe, expect, it } from 'vitest';
import { STATEMENT_PATH } from '../src/domain/accessibility/conformity.ts';
import { claimKeys, declaredClaim } from '../src/domain/claims/declared-claims.ts';
import { locales, localizePath } from '../src/domain/locale/locale.ts';
import { sitePages } from '../src/domain/site-map/pages.ts';
import { figureTexts } from '../src/i18n/claim-source.ts';
import { claimWords } from '../src/i18n/claim-words.ts';
import { formatClaim } from '../src/i18n/format-claim.ts';
import { adminEnv, tokenOf } from '../tests/e2e/admin.ts';
import { expectAccessible } from '../tests/e2e/axe.ts';
import { openPage, phone } from '../tests/e2e/browser.ts';
import { http } from '../tests/e2e/http.ts';
import { siteOfFile, startSite } from '../tests/e2e/site.ts';

/** A site without demo data: nothing is confirmed at first. */
const site = await siteOfFile(adminEnv);
/** A second process on the same data. */
const other = await startSite({ DATA_DIR: site.dataDir, ...site.receiver.env, ...adminEnv });
const demo = await siteOfFile({ DEMO_DATA: 'on' });
afterAll(async () => {
  await other.stop();
  other.remove();
});

/** Other e2e tests run on the same two cores; `claims.long.db.test.ts` checks one second without pages. */
const SOON_MS = 4000;
const plain = (html: string) =>
  html
    .replaceAll(/<script\b.*?<\/script>/gs, ' ')
    .replaceAll(/<(?:style|svg)\b.*?<\/(?:style|svg)>/gs, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&nbsp;|\s+/g, ' ');
const pageOf = async (of: { url: string }, path: string, locale: (typeof locales)[number]) =>
  (await http(of, localizePath(locale, path), { 'accept-language': locale })).body;
const call = async (method: string, path: string, body?: object) => {
  const response = await fetch(`${site.url}/api/claims${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await tokenOf(site)}` },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect([path, response.status < 300]).toEqual([path, true]);
  return (await response.json()).data;
};
const claim = async (id: string) =>
  (await call('GET', '')).items.find((item: { id: string }) => item.id === id);
const confirm = async (id: string, validUntil = '2099-12-31') =>
  call('POST', `/${id}/confirm`, { version: (await claim(id)).version, validUntil });

/** The figures that are distinct enough to search for: `3:1`, `60 %` and `500+` also have other meanings. */
const distinct = claimKeys.flatMap((key) =>
  Object.values(declaredClaim(key).figures)
    .filter(({ value }) => value >= 2000 || [0.98, 0.776, 0.124, 0.89, 200, 25, 80].includes(value))
    .map((figure) => ({ key, figure })),
);

describe.each(locales)('without a confirmed claim, no page in %s', (locale) => {
  it('shows a figure of the agency, or a link to the page of the figures', async () => {
    const found: string[] = [];
    for (const { path } of sitePages) {
      const html = await pageOf(site, path, locale);
      // The rate of the statement is that of the audit, and may equal a figure of the agency.
      const text = path === STATEMENT_PATH ? '' : plain(html);
      for (const { key, figure } of distinct) {
        const written = formatClaim(locale, figure, declaredClaim(key).upwards).replaceAll(/\s/g, ' ');
        // `25+` must not match in `125+`.
        const here = new RegExp(`(?<![\\d.,])${written.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
        if (here.test(text)) found.push(`${path}: ${written}`);
      }
      if (path !== '/nos-chiffres' && html.includes('/nos-chiffres"')) found.push(`${path}: link`);
      expect(html).not.toMatch(/class="counted"/);
    }
    expect(found).toEqual([]);
    expect(plain(await pageOf(site, '/nos-chiffres', locale))).toContain(figureTexts[locale].none.title);
  });

  it('lacks the figures that the same page shows as documented with demo data', async () => {
    const home = plain(await pageOf(demo, '/', locale));
    for (const figure of ['500+', '200+', '50M+', '25+']) expect(home).toContain(figure);
    const page = await pageOf(demo, '/nos-chiffres', locale);
    expect(plain(page)).toContain(figureTexts[locale].examples.all.replaceAll(/\s/g, ' '));
    for (const key of claimKeys) expect(page).toContain(`id="${key}"`);
  });
});

it('a confirmed claim is shown on every page in four languages, links to its basis, and is hidden after its last day', async () => {
  const words = (text: string) => ({ fr: text, en: text, es: text, pt: text });
  await call('PUT', '/countries', {
    values: { value: 31 },
    upwards: true,
    label: claimWords.label('countries'),
    scope: words('2021-2026'),
    basis: { kind: 'link', text: words('Ads report'), url: 'https://example.com/report', file: null },
    validUntil: null,
    version: (await claim('countries')).version,
  });
  await confirm('countries');
  const shows = async (of: { url: string }) =>
    Promise.all(locales.map(async (locale) => plain(await pageOf(of, '/', locale)).includes('31+')));
  expect(await shows(site)).toEqual([true, true, true, true]);
  await expect.poll(() => shows(other), { timeout: SOON_MS }).toEqual([true, true, true, true]);
  for (const locale of locales) {
    expect(await pageOf(site, '/', locale)).toContain(`${localizePath(locale, '/nos-chiffres')}#countries"`);
    const figures = await pageOf(site, '/nos-chiffres', locale);
    expect(plain(figures)).toContain('2021-2026');
    expect(figures).toContain('href="https://example.com/report"');
  }
  for (const viewport of [phone, undefined]) {
    const page = await openPage(site, '/nos-chiffres', viewport ? { viewport } : {});
    await expectAccessible(page, 'our figures');
  }
  const { values: _values, ...rest } = await claim('countries');
  await call('PUT', '/countries', {
    values: { value: 31 },
    upwards: true,
    label: rest.label,
    scope: rest.scope,
    basis: rest.basis,
    validUntil: '2026-01-01',
    version: rest.version,
  });
  expect(await shows(site)).toEqual([false, false, false, false]);
  await expect.poll(() => shows(other), { timeout: SOON_MS }).toEqual([false, false, false, false]);
  expect((await claim('countries')).state).toBe('expired');
});

it('two pages never show different figures for the same words', async () => {
  await confirm('views-home');
  const counted = async (path: string) =>
    [...(await pageOf(site, path, 'fr')).matchAll(/class="counted"[^>]*data-count="(\d+)"/g)].map(
      ([, count]) => count,
    );
  expect([...(await counted('/')), ...(await counted('/youtube-ads'))]).toEqual([]);
  await call('POST', '/settle', { way: 'keep', id: 'views-home' });
  expect(await counted('/')).toEqual(['50']);
  expect(await counted('/youtube-ads')).toEqual(['50']);
});
