import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { fill } from '../../../src/i18n/format.ts';
import { adminEnv, adminTexts, openAdmin, tokenOf } from '../../../tests/e2e/admin.ts';
import { expectAccessible } from '../../../tests/e2e/axe.ts';
import { desktop, pageWidth, phone } from '../../../tests/e2e/browser.ts';
import { siteOfFile } from '../../../tests/e2e/site.ts';
import { landingContent } from '../../../tests/landing/landing-content.ts';

const site = await siteOfFile(adminEnv);
const token = await tokenOf(site);
const patient = { timeout: 180_000 };

it.each([
  ['fr', desktop, 'light'],
  ['pt', phone, 'dark'],
] as const)(
  'all content is exported, corrected, imported and undone, by the keyboard (%s)',
  patient,
  async (locale, viewport, colorScheme) => {
    const t = adminTexts(locale);
    const words = t.contentFile;
    const page = await openAdmin(site, '/dashboard/content/file', { locale, token, viewport, colorScheme });
    await page.getByRole('heading', { level: 2, name: words.title }).waitFor();
    await expectAccessible(page, 'the export and import');
    const press = async (name: string) => {
      await page.getByRole('button', { name, exact: true }).focus();
      await page.keyboard.press('Enter');
    };
    const download = page.waitForEvent('download');
    await press(words.export);
    const file = path.join(tmpdir(), `texts-${locale}-${process.pid}.json`);
    await (await download).saveAs(file);
    const texts = JSON.parse(await readFile(file, 'utf8'));
    texts.parts.hero[locale].content.fields.slogan = `Slogan ${locale}`;
    texts.parts.terms[locale].content.items[1].fields.text = `Texto ${locale}`;
    texts.parts.cookies[locale].content.items[1].fields.text = '{company.secret}';
    // A guide and redirects of another site: one withdraws a guide of this site, one is the address of a page.
    const slug = `un-guide-${locale}`;
    texts.guides = [{ slug, category: 'budget', difficulty: 'beginner', metrics: [], follows: null }];
    texts.parts[slug] = { fr: texts.parts['guide-budget-meta-ads'].fr };
    texts.addresses = [
      { path: `/ancien-${locale}`, target: '/faq' },
      { path: '/guide-budget-meta-ads', target: '/guides' },
      { path: '/contact', target: '/faq' },
    ];
    const picture = randomUUID();
    const content = landingContent('Nova');
    texts.landings = [
      {
        ...{ id: randomUUID(), slug: 'nova', template: 'album-release' },
        content: { ...content, shared: { ...content.shared, picture } },
      },
    ];
    await writeFile(file, JSON.stringify(texts));

    const chooser = page.waitForEvent('filechooser');
    await press(words.choose);
    await (await chooser).setFiles(file);
    // The withdrawal of a guide is not ticked.
    const act = fill(words.actAll.other, { count: 5 });
    await page.getByRole('button', { name: act }).waitFor();
    await page.getByText(t.content.parts.cookies, { exact: false }).first().waitFor();
    await page.getByText(words.problem, { exact: false }).first().waitFor();
    const withdrawal = page.getByRole('checkbox', {
      name: fill(words.address.label, { name: '/guide-budget-meta-ads', target: '/guides' }),
    });
    expect(await withdrawal.isChecked()).toBe(false);
    await page.getByText(words.address.withdraws).waitFor();
    await page.getByText(fill(words.landing.lacking.one, { count: 1 }), { exact: false }).waitFor();
    await withdrawal.focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: fill(words.actAll.other, { count: 6 }) }).waitFor();
    await page.keyboard.press('Space');
    const [first] = await page.locator('.content-file-places summary').all();
    await first?.focus();
    await page.keyboard.press('Enter');
    await page.getByText(`Slogan ${locale}`).first().waitFor();
    await expectAccessible(page, 'the preview of an import');
    expect(await pageWidth(page)).toBe(viewport.width);
    await press(act);
    await page.getByRole('heading', { level: 2, name: words.imports }).waitFor();
    expect(await page.getByRole('button', { name: words.choose, exact: true }).count()).toBe(1);
    await expectAccessible(page, 'an import that can be undone');
    const listed = async () =>
      (
        await (
          await fetch(`${site.url}/api/content/imports`, { headers: { authorization: `Bearer ${token}` } })
        ).json()
      ).data.imports;
    const [imported] = await listed();
    expect(imported.places).toHaveLength(3);
    expect(imported.entries).toEqual([
      { kind: 'guide', name: slug, title: '' },
      { kind: 'address', name: `/ancien-${locale}`, title: '' },
      { kind: 'landing', name: texts.landings[0].id, title: 'Nova' },
    ]);
    // An address that is unknown leads home, for now (302).
    const redirect = async () => (await fetch(`${site.url}/ancien-${locale}`, { redirect: 'manual' })).status;
    expect(await redirect()).toBe(301);
    await press(words.undo);
    await expect.poll(listed).toEqual([]);
    await expect.poll(redirect).toBe(302);
  },
);
