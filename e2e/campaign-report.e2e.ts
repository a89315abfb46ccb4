import { expect, it } from 'vitest';
import { locales, localizePath } from '../src/domain/locale/locale.ts';
import { dayName, dayNumber } from '../src/domain/time/agency-day.ts';
import { campaignReportTexts } from '../src/i18n/campaign-report-texts.ts';
import { fill } from '../src/i18n/format.ts';
import { closedLinkTexts } from '../src/i18n/messages/closed-link-texts.ts';
import { googleReport } from '../tests/campaigns/campaign-files.ts';
import { adminEnv, tokenOf } from '../tests/e2e/admin.ts';
import { apiCaller } from '../tests/e2e/api-caller.ts';
import { expectAccessible } from '../tests/e2e/axe.ts';
import { openPage, pageWidth } from '../tests/e2e/browser.ts';
import { http } from '../tests/e2e/http.ts';
import { siteOfFile } from '../tests/e2e/site.ts';
import { campaignDraft } from '../tests/factories.ts';

/** The report of a campaign that the client sees by a secret link. */

const site = await siteOfFile(adminEnv);
const token = await tokenOf(site);

const call = apiCaller(site, token, '/campaigns');

/** Imports a report of some days from the first one of the campaign. */
async function importDays(id: string, count: number, views: number) {
  const days = Array.from({ length: count }, (_, index) =>
    dayName(dayNumber(campaignDraft.startsOn) + index),
  );
  const file = googleReport(days.map((day) => [day, 'Nuit Corail', 47.5, views]));
  const send = async (at: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const sent = await fetch(`${site.url}/api/campaigns/${id}/${at}`, {
      method: 'POST',
      headers,
      body: new Uint8Array(file),
    });
    return (await sent.json()).data;
  };
  const { sha256 } = await send('imports/preview');
  await send(`imports?sha256=${sha256}`);
}

it('is shown in the client’s language without script, on each screen and on paper, until it is revoked', async () => {
  const { id } = await call('POST', '', {
    ...campaignDraft,
    artist: 'Nuit Corail',
    status: 'finished',
    actualViews: 20_000,
    actualCost: 1000,
    actualReach: 60_000,
    clientEmail: 'lea@label.example',
  });
  for (const locale of locales) {
    const { url } = await call('POST', `/${id}/report-links`, { locale });
    const { pathname } = new URL(url);
    expect(pathname.startsWith(localizePath(locale, '/p/report/'))).toBe(true);
    const sent = await http(site, pathname);
    expect(sent.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'content-language': locale,
    });
    expect(sent.headers['set-cookie']).toBeUndefined();
    expect(sent.body).not.toMatch(/<script|label\.example/);
    for (const width of [320, 768, 1440]) {
      const page = await openPage(site, pathname, { viewport: { width, height: 900 } });
      const title = fill(campaignReportTexts[locale].title, { artist: 'Nuit Corail' });
      await page.getByRole('heading', { name: title }).waitFor();
      expect(await page.locator('.report-missed').count()).toBe(3);
      expect(await pageWidth(page)).toBeLessThanOrEqual(width);
      await expectAccessible(page, `report ${locale} ${width}`);
      if (width === 768) {
        await page.emulateMedia({ media: 'print' });
        expect(await page.getByRole('table').isVisible()).toBe(true);
      }
    }
    expect(site.log()).not.toContain(pathname.split('/').at(-1));
  }
  const { url: withDays } = await call('POST', `/${id}/report-links`, { locale: 'fr' });
  const file = await http(site, `${new URL(withDays).pathname}?days=csv`);
  expect([file.status, file.headers['content-type'], file.headers['cache-control']]).toEqual([
    ...[200, 'text/csv; charset=utf-8', 'no-store'],
  ]);
  await importDays(id, 3, 1300);
  await importDays(id, 2, 1200);
  for (const locale of locales) {
    const { url } = await call('POST', `/${id}/report-links`, { locale });
    // The content of a sheet of A4, in CSS pixels: with two files, the table of days has its widest form.
    const paper = await openPage(site, new URL(url).pathname, { viewport: { width: 718, height: 1040 } });
    await paper.emulateMedia({ media: 'print' });
    expect(await paper.locator('.report-days-table tbody tr').count()).toBe(3);
    expect(await pageWidth(paper)).toBeLessThanOrEqual(718);
    await call('DELETE', `/${id}/report-links`);
    // Not with the browser, which would show its own error page for an empty response.
    const closed = await http(site, new URL(url).pathname);
    expect([closed.status, closed.headers['cache-control']]).toEqual([404, 'no-store']);
    expect(closed.body).toContain(`<h1>${closedLinkTexts[locale].title}</h1>`);
  }
});
