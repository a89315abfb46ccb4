import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { fill } from '../../../src/i18n/format.ts';
import { adminEnv, adminTexts, openAdmin, tokenOf } from '../../../tests/e2e/admin.ts';
import { expectAccessible } from '../../../tests/e2e/axe.ts';
import { desktop, pageWidth, phone } from '../../../tests/e2e/browser.ts';
import { siteOfFile } from '../../../tests/e2e/site.ts';

const site = await siteOfFile(adminEnv);
const token = await tokenOf(site);
const words = adminTexts('fr');
const { content: t, editing } = words;
const patient = { timeout: 180_000 };
const soon = { timeout: 10_000, interval: 50 };

const open = async (slug: string, options: Parameters<typeof openAdmin>[2] = {}) => {
  const page = await openAdmin(site, `/dashboard/content/${slug}?text=fr`, {
    token,
    viewport: desktop,
    ...options,
  });
  await page.locator('.block-text').first().waitFor();
  return page;
};
const stored = (page: Page) => page.getByText(editing.saving.saved.split('{')[0] ?? '').waitFor();
const texts = (page: Page) =>
  page
    .locator('.block-text')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value));
/** The kind and the text of each block with a text. */
const blocks = (page: Page) =>
  page
    .locator('.block:has(.block-text)')
    .evaluateAll((rows) =>
      rows.map((row) => `${(row as HTMLElement).dataset['kind']}: ${row.querySelector('textarea')?.value}`),
    );
const named = (kind: keyof typeof t.choices, number: number) =>
  fill(t.blocks.named, { kind: t.choices[kind], number });
const html = async (path: string) => (await fetch(site.url + path)).text();
const publish = async (page: Page) => {
  await page.locator('.content-publish').click();
  await page.getByRole('dialog').getByRole('button', { name: t.publishGuide.confirm }).click();
  await page
    .getByText(fill(t.publish.done, { part: '|', language: 'français' }).split('|')[0] ?? '')
    .first()
    .waitFor();
};

it(
  'a guide is rewritten by the keyboard alone: split, joined, moved, left, undone, published',
  patient,
  async () => {
    const page = await open('guide-budget-youtube-ads');
    await expectAccessible(page, 'the editor of a guide');
    const field = (kind: keyof typeof t.choices, number: number) =>
      page.getByRole('textbox', { name: named(kind, number), exact: true });
    await field('paragraph', 1).focus();
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('Avant tout. ');
    const [first = ''] = await texts(page);
    expect(first.startsWith('Avant tout. Sur YouTube')).toBe(true);
    for (const _letter of 'Avant tout. ') await page.keyboard.press('ArrowLeft');
    for (const _letter of 'Avant tout.') await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    expect((await texts(page)).slice(0, 2)).toEqual(['Avant tout.', first.slice('Avant tout. '.length)]);
    expect(await field('paragraph', 2).evaluate((element) => element === document.activeElement)).toBe(true);
    // Back at the start of the text, both are one again, and Control and Z separates them.
    await page.keyboard.press('Backspace');
    await expect.poll(async () => (await texts(page))[0]).toBe(first.replace('tout. Sur', 'tout.Sur'));
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await texts(page))[0]).toBe('Avant tout.');
    // The block moves below the next one with the focus, and back.
    await field('paragraph', 1).focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(async () => (await texts(page))[1]).toBe('Avant tout.');
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(async () => (await texts(page))[0]).toBe('Avant tout.');
    expect(await field('paragraph', 1).evaluate((element) => element === document.activeElement)).toBe(true);
    await page
      .getByText(
        fill(editing.items.moved, { name: named('paragraph', 2), place: 1, count: '|' }).split('|')[0] ?? '',
      )
      .waitFor({ state: 'attached' });
    // From heading to heading.
    await page.keyboard.press('Alt+PageDown');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('li')?.dataset['kind']))
      .toBe('heading');
    await page.keyboard.press('Alt+PageUp');
    await field('paragraph', 1).focus();
    // Bold by the keys, around the selection.
    await page.keyboard.press('Control+Home');
    for (const _letter of 'Avant') await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Control+b');
    await expect.poll(async () => (await texts(page))[0]).toBe('**Avant** tout.');
    await stored(page);
    await publish(page);
    await expect
      .poll(() => html('/guide-budget-youtube-ads'), soon)
      .toContain('<strong>Avant</strong> tout.');
    await expectAccessible(page, 'an open block');
  },
);

it('a removed block comes back, and the outline leads to a heading', patient, async () => {
  const page = await open('guide-budget-meta-ads', { colorScheme: 'dark' });
  const before = await texts(page);
  await page.locator('.block-text').nth(1).click();
  await page
    .locator('.block[data-open]')
    .getByRole('button', { name: /^Actions/ })
    .click();
  await expectAccessible(page, 'the menu of a block');
  await page.getByRole('button', { name: t.items.guide.remove, exact: true }).click();
  await expect.poll(async () => (await texts(page)).length).toBe(before.length - 1);
  await page.getByText(t.items.guide.removed).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => texts(page)).toEqual(before);
  const entry = page.getByRole('navigation', { name: t.blocks.plan }).getByRole('button').last();
  const heading = (await entry.textContent()) ?? '';
  await entry.press('Enter');
  await expect
    .poll(() => page.evaluate(() => (document.activeElement as HTMLTextAreaElement).value))
    .toBe(heading);
  await expect.poll(() => entry.getAttribute('aria-current')).toBe('location');
  await page.getByRole('combobox', { name: t.fields.guide.kind }).selectOption('subheading');
  await expect.poll(async () => (await blocks(page)).includes(`subheading: ${heading}`)).toBe(true);
});

/** Pastes as a program does that puts text and HTML on the clipboard. */
const paste = (page: Page, data: { text: string; html?: string }) =>
  page.evaluate(({ text, html: rich }) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    if (rich) clipboardData.setData('text/html', rich);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, data);

it(
  'a pasted page becomes blocks with marks, without its scripts, and one step of undo takes it back',
  patient,
  async () => {
    const page = await open('guide-budget-tiktok-ads');
    const before = await blocks(page);
    await page.locator('.block-text').first().focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Enter');
    await paste(page, {
      text: 'Un titre\nUn paragraphe',
      html: '<h2>Un titre</h2><p>Un <b>paragraphe</b> <a href="https://example.com/x">lié</a><script>alert(1)</script></p><ul><li>un</li><li>deux</li></ul>',
    });
    await expect
      .poll(async () => (await blocks(page)).slice(1, 4))
      .toEqual([
        'heading: Un titre',
        'paragraph: Un **paragraphe** [lié](https://example.com/x)',
        'list: un\ndeux',
      ]);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect.poll(() => blocks(page)).toEqual(before);
    await page.locator('.block-text').first().focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Enter');
    await paste(page, { text: 'Premier.\n\nSecond.\n\n- un\n- deux' });
    await expect
      .poll(async () => (await blocks(page)).slice(1, 4))
      .toEqual(['paragraph: Premier.', 'paragraph: Second.', 'list: un\ndeux']);
    await stored(page);
    await publish(page);
    await expect
      .poll(() => html('/guide-budget-tiktok-ads'), soon)
      .toMatch(/<p>Premier\.<\/p>\s*<p>Second\.<\/p>/);
  },
);

it('300 blocks are typed on a phone without a lost key, while they are saved', {
  timeout: 400_000,
}, async () => {
  const page = await open('creativites-ads-musicales', { viewport: phone });
  const had = (await texts(page)).length;
  const first = page.locator('.block-text').first();
  await first.focus();
  await page.keyboard.press('Control+End');
  const typed = Array.from({ length: 300 }, (_, index) => `${index + 1}`);
  for (const text of typed) {
    await page.keyboard.press('Enter');
    await page.keyboard.type(text);
  }
  expect((await texts(page)).slice(1, 301)).toEqual(typed);
  expect(await texts(page)).toHaveLength(had + 300);
  await page.getByText(editing.saving.typing).waitFor({ state: 'hidden' });
  await stored(page);
  await expectAccessible(page, '300 blocks on a phone');
  expect(await pageWidth(page)).toBe(phone.width);
  await page.reload();
  await page.locator('.block-text').first().waitFor();
  expect((await texts(page)).slice(1, 301)).toEqual(typed);
});

it('two people write one guide: both texts and both new blocks remain', patient, async () => {
  const slug = 'kpi-marketing-musical';
  const [first, second] = [await open(slug), await open(slug, { expected: [/409/] })];
  const refused = second.waitForResponse((response) => response.status() === 409);
  await second.route(`**/api/content/${slug}`, async (route) => {
    await refused;
    await route.continue();
  });
  const add = async (page: Page, place: number, text: string) => {
    await page.locator('.block-text').nth(place).focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Enter');
    await page.keyboard.type(text);
  };
  await add(first, 0, 'Le bloc de la première');
  await stored(first);
  await add(second, 2, 'Le bloc de la seconde');
  await stored(second);
  await expect.poll(() => texts(second), soon).toContain('Le bloc de la première');
  expect(await texts(second)).toContain('Le bloc de la seconde');
  await first.reload();
  await first.locator('.block-text').first().waitFor();
  await expect.poll(() => texts(first), soon).toContain('Le bloc de la seconde');
  expect(await texts(first)).toContain('Le bloc de la première');
});

it(
  'what changed in French is answered in the translation by keys, and the list of all guides follows',
  patient,
  async () => {
    const slug = 'roi-marketing-musical';
    const page = await open(slug);
    const [first = ''] = await texts(page);
    await page.locator('.block-text').first().fill(`${first} Encore une phrase.`);
    await page.locator('.block-text').nth(1).fill('Tout autre chose.');
    await stored(page);
    await page.locator('.content-publish').click();
    const dialog = page.getByRole('dialog', { name: t.publishGuide.title });
    await dialog.waitFor();
    await expectAccessible(page, 'the questions before French is published');
    await dialog.getByRole('checkbox').first().uncheck();
    await dialog.getByText(t.publishGuide.silent).waitFor();
    await dialog.getByRole('checkbox').first().check();
    await dialog.getByRole('button', { name: t.publishGuide.confirm }).click();
    await page
      .getByText(fill(t.publish.done, { part: '|', language: 'français' }).split('|')[0] ?? '')
      .first()
      .waitFor();

    await page.getByRole('radio', { name: /^EN/ }).click();
    await page
      .getByText(fill(t.stale.count[1] ?? '', { count: 2 }))
      .first()
      .waitFor();
    await expectAccessible(page, 'a translation that French left behind');
    await expect.poll(() => page.locator('.stale ins').first().textContent()).toContain('Encore une phrase.');
    await page.getByRole('button', { name: t.stale.next }).first().click();
    await page.keyboard.press('j');
    await page
      .getByText(fill(t.stale.count[0] ?? '', { count: 1 }))
      .first()
      .waitFor();
    await page.keyboard.press('t');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Something else altogether.');
    await page.getByText(t.stale.settled).waitFor();
    await page.getByText(editing.saving.typing).waitFor({ state: 'hidden' });
    await stored(page);
    const list = page.getByRole('region', { name: t.stale.all }).first();
    // The tests before have published other guides in French.
    await expect.poll(() => list.locator(`a[href*="${slug}"]`).count(), soon).toBe(2);
    await page.locator('.content-publish').click();
    await expect.poll(() => html(`/en/${slug}`), soon).toContain('Something else altogether.');
    expect(await page.locator('.stale .stale-acts').count()).toBe(0);
  },
);

it('a version shows the words that differ', patient, async () => {
  const page = await open('targeting-audience-musicale');
  const [first = ''] = await texts(page);
  await page.locator('.block-text').first().fill(`${first} Et un mot.`);
  await stored(page);
  await page.getByRole('button', { name: t.versions.action, exact: true }).click();
  await expect.poll(() => page.locator('.word-diff ins').first().textContent()).toContain('Et un mot.');
  await expectAccessible(page, 'words that differ');
});
