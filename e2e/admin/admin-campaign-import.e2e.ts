import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { agencyDay, dayName, dayNumber } from '../../src/domain/time/agency-day.ts';
import { campaignReportTexts } from '../../src/i18n/campaign-report-texts.ts';
import { fill } from '../../src/i18n/format.ts';
import { googleReport } from '../../tests/campaigns/campaign-files.ts';
import { adminEnv, adminTexts, openAdmin, tokenOf } from '../../tests/e2e/admin.ts';
import { expectAccessible } from '../../tests/e2e/axe.ts';
import { desktop, openPage } from '../../tests/e2e/browser.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';

const site = await siteOfFile(adminEnv);
const t = adminTexts('fr');
const words = t.campaignImport;
const reportTexts = campaignReportTexts.fr;
const narrow = { width: 390, height: 844 };

/** The agency's day, so many days ago. */
const ago = (days: number) => dayName(dayNumber(agencyDay(Date.now())) - days);
const csv = (name: string, buffer: Buffer) => ({ name, mimeType: 'text/csv', buffer });

/** Opens the report of the campaign as its client does, and prints it. */
async function readReport(page: Page, artist: string) {
  const authorization = `Bearer ${await tokenOf(site)}`;
  const call = async (method: string, path: string, body?: object) => {
    const sent = await fetch(`${site.url}/api/campaigns${path}`, {
      method,
      headers: { authorization, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await sent.json()).data;
  };
  const { items } = await call('GET', `?q=${encodeURIComponent(artist)}`);
  const { url } = await call('POST', `/${items[0].id}/report-links`, { locale: 'fr' });
  const viewport = page.viewportSize() ?? desktop;
  const report = await openPage(site, new URL(url).pathname, { viewport });
  await report.getByRole('heading', { name: fill(reportTexts.title, { artist }) }).waitFor();
  await report.getByRole('heading', { name: reportTexts.imported.files }).waitFor();
  expect(await report.locator('.report-notes .report-hash').first().textContent()).toMatch(/^[0-9a-f]{64}$/);
  await expectAccessible(report, 'the report');
  expect(await report.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    viewport.width,
  );
  // On paper the table of the days is open, and the file is a PDF.
  await report.emulateMedia({ media: 'print' });
  expect(await report.getByRole('table').last().isVisible()).toBe(true);
  expect((await report.pdf({ format: 'A4' })).subarray(0, 5).toString()).toBe('%PDF-');
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

/** Drops files of the same bytes on the page. */
async function drop(page: Page, names: readonly string[], bytes: Buffer) {
  const dataTransfer = await page.evaluateHandle(
    ([all, content]) => {
      const data = new DataTransfer();
      for (const name of all) data.items.add(new File([new Uint8Array(content)], name, { type: 'text/csv' }));
      return data;
    },
    [names, [...bytes]] as const,
  );
  for (const type of ['dragenter', 'dragover', 'drop'])
    await page.dispatchEvent('body', type, { dataTransfer });
}

/** Returns the texts of the charts that cover each other. */
const overlaps = (page: Page) =>
  page.evaluate(() => {
    const texts = [...document.querySelectorAll('.track-axis span, .track-now span, .track-text, .track-end')]
      .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0);
    return texts.flatMap((one, place) =>
      texts
        .slice(place + 1)
        .filter(
          ({ box }) =>
            box.left < one.box.right &&
            one.box.left < box.right &&
            box.top < one.box.bottom &&
            one.box.top < box.bottom,
        )
        .map((other) => `${one.text} ${other.text}`),
    );
  });

it.each([
  ['by keyboard on a desktop', { viewport: desktop }],
  ['by touch on a phone', { viewport: narrow, hasTouch: true, isMobile: true }],
])(
  'figures are imported, looked at, used in the report, and withdrawn %s',
  async (where, options) => {
    const artist = `Nova ${where}`;
    const refused = [/console error: .*(?:415|409)/];
    const page = await openAdmin(site, '/dashboard/campaigns/new', { ...options, expected: refused });
    const form = page.getByRole('dialog');
    const field = (label: string) => form.getByLabel(label);
    await field(t.campaigns.form.artist).fill(artist);
    await field(t.campaigns.form.platform).selectOption('youtube');
    await field(t.campaigns.form.campaignType).selectOption('awareness');
    await field(t.campaigns.form.country).selectOption('europe');
    await field(t.campaigns.form.budget).fill('1000');
    await field(t.campaigns.form.startsOn).fill(ago(20));
    await field(t.campaigns.form.endsOn).fill(ago(1));
    await form.getByRole('button', { name: t.campaigns.form.create }).click();
    await page.getByText(fill(t.campaigns.form.created, { artist })).waitFor();
    await page.getByRole('link', { name: artist }).click();
    const isTouch = 'hasTouch' in options;
    const press = async (name: string, role: 'button' | 'link' | 'checkbox' = 'button') => {
      const target = page.getByRole(role, { name }).first();
      if (isTouch) return target.tap();
      await target.focus();
      await page.keyboard.press(role === 'checkbox' ? 'Space' : 'Enter');
    };
    await press(t.campaigns.figures.action, 'link');
    await page.getByText(words.drop.title).waitFor();
    await expectAccessible(page, 'no import');

    const input = page.locator('input[type="file"]');
    await input.setInputFiles(csv('Facture.pdf', Buffer.from('%PDF-1.7\n')));
    await page.getByText('Un PDF n’est pas un tableau.').waitFor();
    await input.setInputFiles(
      csv('Relevé.csv', Buffer.from('Date;Libellé;Débit\n01/11/2026;Loyer;900,00\n')),
    );
    await page.getByText('Nous y lisons Date, Libellé, Débit').waitFor();
    await expectAccessible(page, 'a bank statement');
    await press(words.nameColumns);
    await page.getByRole('heading', { name: words.map.title }).waitFor();
    await expectAccessible(page, 'columns to name');

    await input.setInputFiles(csv('export.csv', Buffer.from(`date,streams\n${ago(9)},310\n${ago(8)},290\n`)));
    await page.getByLabel(words.titleField).fill('Nova (Clip)');
    await page.getByLabel(words.titleField).press('Enter');
    await page.getByText('600 écoutes ou vues').waitFor();
    await expectAccessible(page, 'streams of a song');
    await press(fill(words.confirm.other, { count: 2 }));
    await page.getByRole('heading', { name: words.audience.title }).waitFor();

    // A header of its own: the columns of a header that was named once are known.
    const views = `Aufrufe ${where}`;
    const report = (rows: string) => Buffer.from(`Tag;Kosten (EUR);${views}\n${rows}`);
    await input.setInputFiles(csv('Bericht.csv', report(`${ago(12)};10,50;400\n`)));
    await press(words.nameColumns);
    for (const [name, field] of [
      ['Tag', 'day'],
      ['Kosten (EUR)', 'cost'],
      [views, 'views'],
    ] as const)
      await page.getByLabel(fill(words.map.column, { name })).selectOption(field);
    await press(words.map.action);
    await page.getByText(words.file.hand).waitFor();
    expect(await focused(page)).toBe(words.sums.title);
    await expectAccessible(page, 'columns that are named');
    await press(fill(words.confirm.one, { count: 1 }));
    await page.getByText(fill(words.done.one, { count: 1 })).waitFor();
    await input.setInputFiles(csv('Bericht 2.csv', report(`${ago(11)};9,50;350\n`)));
    await page.getByText(words.file.remembered).waitFor();
    await press(t.common.cancel);
    expect(await focused(page)).toBe(artist);
    await page.getByRole('listitem').filter({ hasText: words.list.hand }).getByRole('button').press('Enter');
    await press(words.list.yes);
    // The toast of an earlier withdrawal may still be there.
    await page.getByText(words.list.withdrawn).last().waitFor();

    const rows = Array.from(
      { length: 15 },
      (_, day) => [ago(18 - day), `${artist} | Clip`, 20 + day, 900] as const,
    );
    const other = [ago(18), 'Velours', 12, 300] as const;
    await input.setInputFiles(csv('Rapport sur les campagnes.csv', googleReport([...rows, other])));
    await page.getByText(words.sums.equal).waitFor();
    await expectAccessible(page, 'a preview');
    await press(fill(words.confirm.other, { count: 15 }));
    await page.getByText(fill(words.done.other, { count: 15 })).waitFor();
    await page.getByText('405,00 €').first().waitFor();
    await page.getByRole('heading', { name: words.track.title }).waitFor();
    await expectAccessible(page, 'the days');
    expect(await overlaps(page)).toEqual([]);
    // Not the inner width, which grows with the page on a phone.
    const pageWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
    const table = page.getByText(words.track.table);
    await (isTouch ? table.tap() : table.press('Enter'));
    await page.getByRole('table', { name: words.track.title }).waitFor();
    expect(await pageWidth()).toBeLessThanOrEqual(options.viewport.width);
    await press(words.takeOver.action);
    await page.getByText(words.takeOver.same).waitFor();
    await readReport(page, artist);

    await drop(page, ['Rapport sur les campagnes.csv', 'Autre.csv'], googleReport([...rows, other]));
    await page.getByText(words.drop.one.split('{')[0]?.trim() ?? '').waitFor();
    await page.getByText(words.problems.same_file.split('{')[0]?.trim() ?? '').waitFor();
    await press(t.common.cancel);
    await press(words.list.withdraw);
    await expectAccessible(page, 'the question');
    await press(words.list.yes);
    // The toast of an earlier withdrawal may still be there.
    await page.getByText(words.list.withdrawn).last().waitFor();
    expect(await pageWidth()).toBeLessThanOrEqual(options.viewport.width);
  },
  120_000,
);
