import { expect, it } from 'vitest';
import { samplePictures } from '../../src/app/demo/sample-pictures.ts';
import { legalKeys } from '../../src/domain/content/legal-parts.ts';
import { isGuidePart, textPartKeys } from '../../src/domain/content/parts.ts';
import { guides } from '../../src/domain/guide/guides.ts';
import { adminEnv, adminTexts, openAdmin, tokenOf } from '../../tests/e2e/admin.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';
import { soundness } from '../../tests/e2e/soundness.ts';
import { longLocales } from '../../tests/e2e/texts.ts';

/** Every screen with which the agency edits its own site. */

const site = await siteOfFile({ ...adminEnv, DEMO_DATA: 'on' });
const token = await tokenOf(site);
const LAST = samplePictures.length;

it.each(longLocales)(
  'in %s, every screen fits a phone and a desktop, and is accessible in one of the two',
  { timeout: 240_000 },
  async (locale) => {
    const t = adminTexts(locale);
    const page = await openAdmin(site, '/dashboard/media', { locale, token });
    const see = soundness(page, locale);
    const root = page.url().replace(/\/media$/, '');
    // Some of the sample pictures may still be in preparation: these are states of the screen as well.
    const tiles = page.locator('a.media-tile');
    await expect.poll(() => tiles.count()).toBe(LAST);
    expect(await tiles.first().textContent()).toContain(t.media.tile.sample);
    await see('a library');
    await tiles.first().click();
    await page.getByText(t.media.panel.alt, { exact: true }).first().waitFor();
    await see('a picture');

    for (const part of [...textPartKeys, ...legalKeys, guides[0].slug] as const) {
      await page.goto(`${root}/content/${part}`);
      await page
        .getByRole('heading', {
          level: 2,
          name: isGuidePart(part) ? t.content.guides[part] : t.content.parts[part],
        })
        .first()
        .waitFor();
      await see(`the part ${part}`);
    }

    await page.goto(`${root}/content/claims`);
    await page.getByText(t.claims.demoNote).waitFor();
    await see('the register');
    await page.goto(`${root}/content/claims/countries`);
    await page.getByRole('dialog').getByLabel(t.claims.form.basis, { exact: true }).selectOption('file');
    await page.getByRole('group', { name: t.claims.form.file }).waitFor();
    await see('the form of a figure with a picture as its basis');
    await page.getByRole('dialog').getByRole('button', { name: t.common.cancel }).click();

    await page.goto(`${root}/content/addresses`);
    await page.getByRole('heading', { level: 2, name: t.addresses.former.title }).waitFor();
    await see('the guides and the addresses');

    await page.goto(`${root}/go-live`);
    await page.getByText(t.goLive.checks.demo.title, { exact: true }).waitFor();
    await see('the list before going live');
  },
);
