import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { type IntegrationName, integrationNames } from '../../src/domain/settings/integrations.ts';
import { adminEnv, adminTexts, openAdmin } from '../../tests/e2e/admin.ts';
import { expectAccessible } from '../../tests/e2e/axe.ts';
import { openPage, phone } from '../../tests/e2e/browser.ts';
import { answerVendors, everything, nothing, vendors, whoChose } from '../../tests/e2e/consent.ts';
import { http } from '../../tests/e2e/http.ts';
import { expectWithinSecond } from '../../tests/e2e/rounds.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';

const site = await siteOfFile(adminEnv);
const SECTION = '/dashboard/marketing-integrations';
const { integrations: t, common } = adminTexts('fr');
const { form } = common;
const { script, beacon } = vendors.metaPixel;
const PIXEL = '123456789012345';
/** The problems that the harness reports for a page that sends these requests. */
const requests = [script, beacon].map(
  (address) => new RegExp(`^other origin: ${address.replaceAll(/[.?]/g, '\\$&')}`),
);

const tabOf = (page: Page, name: IntegrationName) => page.getByRole('tab', { name: t.names[name] });
const save = (page: Page) => page.getByRole('button', { name: common.save }).click();
const policyOf = async (path = '/') => (await http(site, path)).headers['content-security-policy'] ?? '';

/** Opens a page as a visitor, with fake vendors, and collects its requests to other origins. */
async function visit(choice: typeof everything | undefined, expected: RegExp[] = []) {
  let requested: string[] = [];
  const page = await openPage(site, '/', {
    expected,
    before: async (p) => {
      if (choice) await whoChose(choice)(p);
      requested = await answerVendors(p, site.url);
    },
  });
  return { page, requested: () => requested };
}
type Visit = Awaited<ReturnType<typeof visit>>;

/** Returns the milliseconds from the click on "save" until a page opened after that requests the tag. */
async function saveUntilRequested(admin: Page, { page, requested }: Visit): Promise<number> {
  // Leaves the page first, so that its late requests are not counted.
  await page.goto('/api/health');
  const before = requested().length;
  const saved = admin.waitForResponse((response) => response.request().method() === 'PUT');
  const asked = page.waitForRequest(script);
  const start = performance.now();
  await save(admin);
  await saved;
  await page.goto('/', { waitUntil: 'commit' });
  await asked;
  const took = performance.now() - start;
  await expect.poll(() => requested().slice(before)).toEqual([script, beacon]);
  return took;
}

it('a saved identifier is loaded within a second for visitors who accepted it, until it is off', async () => {
  const bare = await policyOf();
  expect(bare).not.toContain('facebook');
  const accepting = await visit(everything, requests);
  const refusing = await visit(nothing);
  const undecided = await visit(undefined);
  expect(accepting.requested()).toEqual([]);

  const admin = await openAdmin(site, SECTION);
  await tabOf(admin, 'metaPixel').click();
  await admin.getByRole('switch', { name: t.enabled }).check();
  await expectWithinSecond('identifier saved to tag requested', async (round) => {
    const id = `${PIXEL}${round}`;
    await admin.getByLabel(t.id.metaPixel).fill(id);
    const took = await saveUntilRequested(admin, accepting);
    expect((await http(site, '/')).body).toContain(id);
    for (const { page, requested } of [refusing, undecided]) {
      await page.reload();
      await page.waitForTimeout(500);
      expect(requested()).toEqual([]);
    }
    return took;
  });

  // The policy contains the page's own sources and the pixel's hosts, and no other vendor's.
  const policy = await policyOf();
  const added = (directive: string) => {
    const sources = (text: string) =>
      new RegExp(`${directive} ([^;]*)`).exec(text)?.[1]?.split(' ').filter(Boolean) ?? [];
    return sources(policy).filter((source) => !sources(bare).includes(source));
  };
  expect({
    script: added('script-src'),
    image: added('img-src'),
    connect: added('connect-src'),
    frame: added('frame-src'),
    style: added('style-src'),
  }).toEqual({
    script: ['https://connect.facebook.net'],
    image: ['https://www.facebook.com'],
    connect: ['https://www.facebook.com'],
    frame: [],
    style: [],
  });
  expect(await policyOf('/en/faq')).toContain('https://connect.facebook.net');
  expect(await policyOf('/admin')).not.toContain('facebook');

  await admin.getByRole('switch', { name: t.toggles.enableAdvancedMatching.label }).check();
  await save(admin);
  await admin.getByText(t.saved).first().waitFor();
  await accepting.page.reload();
  await expect
    .poll(() => accepting.page.evaluate(() => document.cookie))
    .toMatch(/(?:^|; )_fbx=[\da-f-]{36}/);

  await admin.getByRole('switch', { name: t.enabled }).uncheck();
  await save(admin);
  await expect.poll(() => policyOf()).toBe(bare);
  const before = accepting.requested().length;
  await accepting.page.reload();
  await accepting.page.waitForTimeout(500);
  expect(accepting.requested().length).toBe(before);
  // Five rounds of three pages, on a machine that may be busy.
}, 120_000);

it("a second administrator sees the conflict, and saves without undoing the first one's change", async () => {
  const [first, second] = [
    await openAdmin(site, SECTION),
    await openAdmin(site, SECTION, { expected: [/console error: .*409/] }),
  ];
  await second.getByLabel(t.id.googleAnalytics).fill('G-ABCDE12345');
  // The live update must not arrive first in this test.
  await second.route('**/api/settings/integrations', async (route) => {
    if (route.request().method() === 'PUT') await saveFirst();
    await route.continue();
  });
  let done: Promise<void> | undefined;
  const saveFirst = () => {
    done ??= (async () => {
      await tabOf(first, 'googleTagManager').click();
      await first.getByLabel(t.id.googleTagManager).fill('GTM-ABC1234');
      await save(first);
      await first.getByText(t.saved).waitFor();
    })();
    return done;
  };
  await save(second);
  await second.getByText(form.conflictTitle).waitFor();
  await expectAccessible(second, 'conflict');
  await second.getByRole('button', { name: form.keepMine }).click();
  expect(await second.getByLabel(t.id.googleAnalytics).inputValue()).toBe('G-ABCDE12345');
  await save(second);
  await second.getByText(t.saved).waitFor();
  await second.reload();
  expect(await second.getByLabel(t.id.googleAnalytics).inputValue()).toBe('G-ABCDE12345');
  await tabOf(second, 'googleTagManager').click();
  expect(await second.getByLabel(t.id.googleTagManager).inputValue()).toBe('GTM-ABC1234');
});

it('a link and the back button ask before they discard typed values', async () => {
  const page = await openAdmin(site, '/dashboard/media', { locale: 'en' });
  const texts = adminTexts('en');
  const question = page.getByRole('dialog', { name: texts.common.form.unsaved });
  const answer = (name: string) => question.getByRole('button', { name }).click();
  const goTo = (section: 'media' | 'marketing-integrations') =>
    page
      .getByRole('navigation', { name: texts.shell.nav })
      .getByRole('link', { name: texts.sections[section] })
      .click();
  await goTo('marketing-integrations');
  const field = page.getByLabel(texts.integrations.id.googleAnalytics);
  await field.fill('G-TYPED12345');
  await goTo('media');
  await answer(texts.common.leaveCancel);
  await question.waitFor({ state: 'hidden' });
  await page.evaluate(() => history.back());
  await answer(texts.common.leaveCancel);
  await question.waitFor({ state: 'hidden' });
  await expect.poll(() => page.url()).toContain(`/en/admin${SECTION}`);
  expect(await field.inputValue()).toBe('G-TYPED12345');
  await page.evaluate(() => history.back());
  await answer(texts.common.leaveConfirm);
  await page.waitForURL('**/en/admin/dashboard/media');
  await goTo('marketing-integrations');
  await field.fill('G-TYPED12345');
  await goTo('media');
  await answer(texts.common.leaveConfirm);
  await page.waitForURL('**/en/admin/dashboard/media');
});

it('the tabs and the correction of a wrong identifier work by keyboard on a phone', async () => {
  const page = await openAdmin(site, SECTION, { viewport: phone });
  const first = tabOf(page, 'googleAnalytics');
  await first.focus();
  for (let step = 1; step < integrationNames.length; step += 1) await page.keyboard.press('ArrowRight');
  expect(await tabOf(page, 'tiktokPixel').getAttribute('aria-selected')).toBe('true');
  await page.getByLabel(t.id.tiktokPixel).focus();
  await page.keyboard.type('12345');
  await page.keyboard.press('Enter');
  await page.getByText(t.wrong.invalid_tiktok_id).waitFor();
  await expectAccessible(page, 'wrong identifier');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(phone.width);
  await page.keyboard.type('67890123456789');
  expect(await page.getByText(t.wrong.invalid_tiktok_id).count()).toBe(0);
});
