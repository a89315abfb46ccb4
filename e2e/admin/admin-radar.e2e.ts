import { expect, it } from 'vitest';
import type { RadarAccuracy } from '../../src/contracts/radar.ts';
import { locales } from '../../src/domain/locale/locale.ts';
import { fill } from '../../src/i18n/format.ts';
import { adminEnv, adminTexts, openAdmin, tokenOf } from '../../tests/e2e/admin.ts';
import { expectAccessible } from '../../tests/e2e/axe.ts';
import { desktop, pageWidth, phone } from '../../tests/e2e/browser.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';

const site = await siteOfFile({ ...adminEnv, DEMO_DATA: 'on' });
const t = adminTexts('fr').radar;

it('the keyboard opens the releases of a cell of the radar, which is accessible in light and dark', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await openAdmin(site, '/dashboard/radar', { viewport: desktop, colorScheme });
    const first = page.locator('.radar-cell').first();
    await first.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    const chosen = page.locator('.radar-cell:focus');
    expect(await chosen.getAttribute('data-at')).toBe('1 1');
    await page.keyboard.press('Enter');
    await page.locator('.radar-releases li').first().waitFor();
    expect(await chosen.getAttribute('aria-pressed')).toBe('true');
    expect(new URL(page.url()).searchParams.get('row')).toBe('trap');
    await page.getByText(t.sample).waitFor();
    await page.getByRole('heading', { name: t.accuracy.title }).waitFor();
    await expectAccessible(page, colorScheme);
    await page.reload();
    await page.locator('.radar-releases li').first().waitFor();
  }
}, 60_000);

it('the radar fits the width of a phone in every language, and only its map scrolls sideways', async () => {
  const token = await tokenOf(site);
  for (const locale of locales) {
    const page = await openAdmin(site, '/dashboard/radar?by=territory', { viewport: phone, locale, token });
    await page.locator('.radar-cell').first().waitFor();
    await page.getByRole('heading', { name: adminTexts(locale).radar.sources.title }).waitFor();
    expect([locale, await pageWidth(page)]).toEqual([locale, phone.width]);
    await expectAccessible(page, locale);
  }
}, 90_000);

it('a source stays switched off, and one that needs an agreement asks for it before it is switched on', async () => {
  const page = await openAdmin(site, '/dashboard/radar', { viewport: desktop });
  const toggle = (name: keyof typeof t.sources.names) =>
    page.getByRole('switch', { name: t.sources.switch.replace('{source}', t.sources.names[name]) });
  // The figures above move the switches when they arrive.
  await page.locator('.radar-cell').first().waitFor();
  await page.getByRole('heading', { name: t.accuracy.title }).waitFor();
  await toggle('wikidata').click({ force: true });
  await expect.poll(() => page.getByText(t.sources.states.off, { exact: true }).count()).toBe(2);
  await toggle('musicbrainz_tags').click({ force: true });
  await page.getByText(t.sources.confirm).waitFor();
  await expectAccessible(page, 'the question');
  await page.getByRole('button', { name: t.sources.cancel }).click();
  await page.reload();
  await toggle('wikidata').waitFor();
  expect(await toggle('wikidata').isChecked()).toBe(false);
  expect(await toggle('musicbrainz_tags').isChecked()).toBe(false);
}, 60_000);

it('predictions and counts are the same in the chart, the table and the sentence', async () => {
  const token = await tokenOf(site);
  const response = await fetch(`${site.url}/api/radar/accuracy?genre=rap&territory=FR`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { fridays, inside } = ((await response.json()) as { data: RadarAccuracy }).data;
  expect(fridays.length).toBeGreaterThan(4);
  const page = await openAdmin(site, '/dashboard/radar', { viewport: desktop, token });
  const part = page.getByRole('region', { name: t.accuracy.title });
  await part.getByText(fill(t.accuracy.inside, { inside, total: fridays.length })).waitFor();
  await part.getByText(t.accuracy.table).click();
  const rows = await part.locator('tbody tr').allInnerTexts();
  const numbers = rows.map((row) => (row.split('\t').slice(1).join(' ').match(/\d+/g) ?? []).map(Number));
  expect(numbers.map((found) => found.toSorted((a, b) => a - b))).toEqual(
    fridays.map(({ predicted, counted, range }) => [predicted, counted, ...range].toSorted((a, b) => a - b)),
  );
  await expectAccessible(page, 'the comparison');
}, 60_000);

it('the radar of a site with paused sources shows that they are paused, and no button to read them', async () => {
  const page = await openAdmin(site, '/dashboard/radar', { viewport: desktop });
  await page.getByText(t.sources.paused).waitFor();
  const ask = page.getByRole('button', {
    name: t.sources.askSource.replace('{source}', t.sources.names.wikidata),
  });
  expect(await ask.count()).toBe(0);
}, 60_000);
