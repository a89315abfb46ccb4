import { expect, it } from 'vitest';
import type { PagePath } from '../../src/domain/site-map/pages.ts';
import { planner as fr } from '../../src/i18n/dictionaries/planner/fr.ts';
import { plannerNames as frNames } from '../../src/i18n/dictionaries/planner-names/fr.ts';
import { plannerPage as frPage } from '../../src/i18n/dictionaries/planner-page/fr.ts';
import { openPage, phone } from '../../tests/e2e/browser.ts';
import { whoRefused } from '../../tests/e2e/consent.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';

const site = await siteOfFile({ DEMO_DATA: 'on' });
const PATH: PagePath = '/planificateur-de-sortie';

it('the planner shows missing answers inside the window of a phone, and does not shift when they are given', async () => {
  const page = await openPage(site, PATH, { viewport: phone, before: whoRefused });
  await page.getByRole('link', { name: frPage.page.open }).click();
  const dialog = page.getByRole('dialog', { name: fr.title });
  await dialog.getByRole('button', { name: fr.actions.period }).click();
  const messages = [fr.alerts.genre, fr.alerts.missing.genre].map((text) => dialog.getByText(text));
  const pad = dialog.getByRole('radio', { name: frNames.genres.rap, exact: true });
  for (const shown of [...messages, pad]) {
    const box = await shown.boundingBox();
    expect(box?.y).toBeGreaterThan(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(phone.height);
  }
  expect(await pad.evaluate((input) => input === document.activeElement)).toBe(true);
  const top = async () => (await pad.boundingBox())?.y;
  const before = await top();
  await pad.check();
  for (const message of messages) await message.waitFor({ state: 'hidden' });
  expect(await top()).toBe(before);
  await dialog.getByRole('button', { name: fr.actions.period }).click();
  await dialog.getByRole('heading', { name: fr.period.title }).waitFor();
});

it('the planner prints only the result, on two pages at most, and without a button', async () => {
  const page = await openPage(site, PATH, { before: whoRefused });
  await page.getByRole('link', { name: frPage.page.open }).click();
  const dialog = page.getByRole('dialog', { name: fr.title });
  await dialog.locator('input[name="releaseType"]').nth(1).check();
  await dialog.getByRole('radio', { name: frNames.genres.pop, exact: true }).check();
  await dialog.locator('input[name="budget"]').nth(1).check();
  await dialog.getByRole('button', { name: fr.actions.period }).click();
  await dialog.locator('input[name="releaseDate"]').nth(1).check();
  await dialog.getByRole('button', { name: fr.actions.contact }).click();
  // The e-mail address is optional: an empty field offers a button to continue without it.
  await dialog.getByRole('button', { name: fr.actions.analyse }).click();
  await dialog.locator('.planner-foot').getByRole('button', { name: fr.contact.without }).click();
  await dialog.locator('.planner-plan').waitFor();
  const file = (await page.pdf({ format: 'A4' })).toString('latin1');
  const pages = file.match(/\/Type\s*\/Page\b/g)?.length;
  expect(pages).toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('heading', { name: frPage.page.title }).isVisible()).toBe(false);
  for (const name of [fr.actions.again, fr.close, fr.results.book])
    expect(await dialog.getByRole('button', { name }).filter({ visible: true }).count()).toBe(0);
  // Details are open on paper, and the date is dark on white.
  expect(await dialog.getByText(fr.results.pointsBase).isVisible()).toBe(true);
  const paint = await dialog
    .locator('.planner-date')
    .evaluate((date) => [
      getComputedStyle(date).color,
      getComputedStyle(date.closest('dialog') as Element).backgroundColor,
    ]);
  expect(paint).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
});

it('the planner marks the best day, the kinds of figures, the chosen option and the reached steps in forced colours', async () => {
  const page = await openPage(site, PATH, { before: whoRefused, forcedColors: 'active' });
  const same = (selector: string, other: string) =>
    page.evaluate(
      ([one, two]) => {
        const look = (of: string) => {
          const [name = '', pseudo] = of.split('::');
          const element = document.querySelector(name);
          if (!element) throw new Error(`no ${of}`);
          const { backgroundColor, outlineStyle, borderTopWidth } = getComputedStyle(
            element,
            pseudo ? `::${pseudo}` : undefined,
          );
          return `${backgroundColor} ${outlineStyle} ${borderTopWidth}`;
        };
        return look(one as string) === look(two as string);
      },
      [selector, other],
    );
  const rest = '.planner-example th:not([data-best]) .planner-day';
  expect(await same('.planner-example [data-best] .planner-day', rest)).toBe(false);
  expect(
    await same('.planner-inks [data-ink="known"]::before', '.planner-inks [data-ink="likely"]::before'),
  ).toBe(false);
  await page.getByRole('link', { name: frPage.page.open }).click();
  const dialog = page.getByRole('dialog', { name: fr.title });
  await dialog.getByRole('radio', { name: frNames.genres.rap, exact: true }).check();
  await dialog.getByRole('heading', { name: fr.project.title }).focus();
  expect(await same('.planner-pad:has(:checked)', '.planner-pad:not(:has(:checked))')).toBe(false);
  expect(await same('.planner-steps [data-lit]::before', '.planner-steps li:last-child::before')).toBe(false);
  expect(await same('.planner-steps li:last-child::before', '.planner-steps li:last-child')).toBe(false);
});
