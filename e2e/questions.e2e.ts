import { describe, expect, it } from 'vitest';
import { questionTexts } from '../src/site/questions/texts.ts';
import { expectAccessible } from '../tests/e2e/axe.ts';
import { desktop, hasFocus, openPage, pageWidth, phone } from '../tests/e2e/browser.ts';
import { http } from '../tests/e2e/http.ts';
import { siteOfFile } from '../tests/e2e/site.ts';

const site = await siteOfFile({ DEMO_DATA: 'on' });
const t = questionTexts.fr;
const price = 'combien coûte une vue sur youtube';

describe.each([
  ['with script', {}],
  ['without script', { javaScriptEnabled: false }],
])('the question box %s', (_name, options) => {
  it.each([
    ['phone', phone],
    ['desktop', desktop],
  ] as const)(
    'answers by keyboard on a %s, with prices, and moves the focus to the answer',
    async (_window, viewport) => {
      const page = await openPage(site, '/questions', { viewport, ...options });
      await page.getByLabel(t.label).fill(price);
      await page.keyboard.press('Enter');
      const heading = page.locator('#answer-title');
      await heading.waitFor();
      await expect.poll(() => hasFocus(page, '#answer-title')).toBe(true);
      expect(await page.locator('[data-question-status]').innerText()).toBe(t.status.answer);
      expect(await page.locator('blockquote').innerText()).toContain('vue');
      expect(await page.locator('.question-prices tbody tr').count()).toBe(5);
      expect(await page.getByLabel(t.label).inputValue()).toBe(price);
      expect(await pageWidth(page)).toBe(viewport.width);
    },
  );

  it('says that it has no answer, and links to the contact form with the question', async () => {
    const page = await openPage(site, '/questions', options);
    await page.getByLabel(t.label).fill('faites-vous du mastering ?');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: t.none.title }).waitFor();
    await page.getByRole('link', { name: t.next.contact }).click();
    await page.waitForURL(/\/contact#message=/);
    if (!('javaScriptEnabled' in options))
      await expect
        .poll(() => page.locator('textarea[name="message"]').inputValue())
        .toBe('faites-vous du mastering ?');
  });
});

it.each(['/faq', '/guide-budget-youtube-ads'])('the box on %s answers in place', async (path) => {
  const page = await openPage(site, path, { viewport: phone });
  await page.getByLabel(t.label).fill(price);
  await page.keyboard.press('Enter');
  await expect.poll(() => hasFocus(page, '#answer-title')).toBe(true);
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(path);
  await expectAccessible(page, `answer on ${path}`);
});

it.each([
  ['answer', price],
  ['near', 'je peux cibler par âge et par ville un festival'],
  ['none', 'faites-vous du mastering ?'],
] as const)('the outcome “%s” is accessible', async (_outcome, question) => {
  const page = await openPage(site, `/questions#q=${encodeURIComponent(question)}`);
  await page.locator('#answer-title').waitFor();
  await expectAccessible(page, question);
});

it('asks a question from the list beside it, and keeps it in the fragment, for a reload', async () => {
  const page = await openPage(site, '/questions');
  const question = page.getByRole('link', { name: 'Les vues sont-elles réelles' });
  await question.click();
  await page.locator('#answer-title').waitFor();
  expect(await page.locator('#answer-title').innerText()).toContain('réelles');
  expect(new URL(page.url()).hash).toMatch(/^#q=Les/);
  await page.reload();
  await page.locator('#answer-title').waitFor();
});

it('goes back to the question before, without asking the server again', async () => {
  const page = await openPage(site, `/questions#q=${encodeURIComponent(price)}`);
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/questions')) calls += 1;
  });
  await page.locator('#answer-title').waitFor();
  const first = await page.locator('#answer-title').innerText();
  await page.getByRole('searchbox').fill('faites-vous du mastering ?');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('#answer-title').innerText()).not.toBe(first);
  const asked = calls;
  await page.goBack();
  await expect.poll(() => page.locator('#answer-title').innerText()).toBe(first);
  expect([await page.getByRole('searchbox').inputValue(), calls]).toEqual([price, asked]);
});

it('an answer is a page of one visitor: not stored, not indexed, and without the question in its address', async () => {
  const response = await fetch(`${site.url}/questions`, {
    method: 'POST',
    body: new URLSearchParams({ q: price }),
  });
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await response.text()).toContain('<meta name="robots" content="noindex"/>');
  const { body } = await http(site, '/questions');
  expect(body).not.toContain('noindex');
});
