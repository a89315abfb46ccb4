import { expect, it } from 'vitest';
import { localizePath } from '../../../src/domain/locale/locale.ts';
import { agencyDay } from '../../../src/domain/time/agency-day.ts';
import { fill, formatDate } from '../../../src/i18n/format.ts';
import { questionTexts } from '../../../src/site/questions/texts.ts';
import { adminEnv, adminTexts, openAdmin, tokenOf } from '../../../tests/e2e/admin.ts';
import { expectAccessible } from '../../../tests/e2e/axe.ts';
import { desktop, hasFocus, openPage, pageWidth, phone } from '../../../tests/e2e/browser.ts';
import { siteOfFile } from '../../../tests/e2e/site.ts';

const site = await siteOfFile(adminEnv);
const token = await tokenOf(site);
const patient = { timeout: 180_000 };
const question = 'une pochette en pâte à modeler ?';

it.each([
  ['with script', {}],
  ['without script', { javaScriptEnabled: false }],
])('a visitor lets the agency keep a question, by keyboard, %s', async (_name, options) => {
  const t = questionTexts.fr;
  const page = await openPage(site, '/questions', { viewport: phone, ...options });
  await page.getByLabel(t.label).fill(question);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: t.keep.action }).focus();
  await page.keyboard.press('Enter');
  await page.getByText(t.keep.kept).waitFor();
  const hasScript = !('javaScriptEnabled' in options);
  if (hasScript) await expect.poll(() => hasFocus(page, '[data-kept]')).toBe(true);
  expect(await page.getByRole('button', { name: t.keep.action }).isVisible()).toBe(false);
  // axe needs scripts.
  if (hasScript) await expectAccessible(page, 'a kept question');
  expect(await pageWidth(page)).toBe(phone.width);
});

it.each([
  ['fr', desktop, 'light', `${question} fr`],
  // Nothing like the other, which has an answer by then.
  ['pt', phone, 'dark', 'un clavecin sous la neige ?'],
] as const)(
  'a kept question becomes another wording of a passage, and is answered from then on (%s)',
  patient,
  async (locale, viewport, colorScheme, asked) => {
    const t = adminTexts(locale);
    const words = t.questions;
    await fetch(`${site.url}/api/questions/kept`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ question: asked, locale: 'fr' }),
    });
    const page = await openAdmin(site, '/dashboard/content/questions', {
      ...{ locale, token, viewport, colorScheme },
    });
    await page.getByRole('heading', { level: 2, name: words.title }).waitFor();
    await page.getByText(asked, { exact: true }).first().waitFor();
    await expectAccessible(page, 'the kept questions');
    expect(await pageWidth(page)).toBe(viewport.width);
    const press = async (name: string) => {
      await page.getByRole('button', { name, exact: true }).focus();
      await page.keyboard.press('Enter');
    };
    await press(fill(words.actsOf.wording, { question: asked }));
    await page.getByRole('combobox', { name: words.passage }).selectOption('faq#q7');
    await expectAccessible(page, 'another wording');
    await press(words.add);
    await page.getByRole('textbox', { name: t.content.fields.asks['text'] ?? '' }).waitFor();
    const published = page.waitForResponse((one) => one.url().endsWith('/content/asks/publish'));
    await press(t.content.items.asks.publish);
    // Leaving the page would abort a response that is still on its way.
    await (await published).finished();
    const hasDraft = async () => {
      const headers = { authorization: `Bearer ${token}` };
      const { data } = await (await fetch(`${site.url}/api/content/asks`, { headers })).json();
      return data.locales.some((one: { draft: object | null }) => one.draft !== null);
    };
    await expect.poll(hasDraft).toBe(false);
    await page.goto(localizePath(locale, '/admin/dashboard/content/questions'));
    await page
      .getByText(words.now.answer.split('{')[0] ?? '', { exact: false })
      .first()
      .waitFor();
    await press(fill(words.actsOf.remove, { question: asked }));
    await press(words.acts.remove);
    await expect.poll(() => page.getByText(asked, { exact: true }).count()).toBe(0);
  },
);

it(
  'another wording shows which questions of the gold set it changes, before it is published',
  patient,
  async () => {
    const t = adminTexts('fr');
    const words = t.questions.gold;
    for (const viewport of [phone, desktop]) {
      const page = await openAdmin(site, '/dashboard/content/asks', { locale: 'fr', token, viewport });
      await page.getByRole('heading', { name: words.title }).waitFor();
      if (viewport === phone) {
        await page.getByText(words.draft.none).waitFor();
        await fetch(`${site.url}/api/content/asks/items`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify({
            locale: 'fr',
            fields: { text: 'comment nommer mes utm', passage: 'faq#q7' },
          }),
        });
        await page.reload();
      }
      const section = page.getByRole('region', { name: words.title });
      await section.getByText(words.effects.worse).waitFor();
      await expectAccessible(page, 'the changes of the gold set');
      expect(await pageWidth(page)).toBe(viewport.width);
    }
  },
);

it('a source is noted as read today, which its guide shows at once, and taken back', patient, async () => {
  const t = adminTexts('fr');
  const name = 'Meta Business (ThruPlay)';
  const page = await openAdmin(site, '/dashboard/content/sources', {
    locale: 'fr',
    token,
    viewport: desktop,
  });
  await page.getByRole('heading', { level: 2, name: t.sources.title }).waitFor();
  await expectAccessible(page, 'the sources');
  const press = async (button: string) => {
    await page.getByRole('button', { name: fill(button, { name }), exact: false }).focus();
    await page.keyboard.press('Enter');
  };
  const guide = async () => {
    const text = await (await fetch(`${site.url}/guide-budget-meta-ads`)).text();
    return text.slice(text.indexOf('help/471190536725647') - 400).slice(0, 900);
  };
  const today = formatDate('fr', Date.parse(agencyDay(Date.now())));
  expect(await guide()).not.toContain(today);
  await press(t.sources.readOf);
  await page.getByRole('button', { name: fill(t.sources.backOf, { name }) }).waitFor();
  await expect.poll(guide).toContain(today);
  await press(t.sources.backOf);
  await page.getByRole('button', { name: fill(t.sources.readOf, { name }) }).waitFor();
  await expect.poll(guide).not.toContain(today);
});
