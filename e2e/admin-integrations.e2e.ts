import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { type IntegrationName, integrationNames } from '../src/domain/configuration/integrations.ts';
import { adminEnv, adminTexts, openAdmin } from './admin.ts';
import { expectAccessible } from './axe.ts';
import { openPage, phone } from './browser.ts';
import { answerVendors, everything, nothing, vendors, whoChose } from './consent.ts';
import { http } from './http.ts';
import { expectWithinSecond } from './rounds.ts';
import { siteOfFile } from './site.ts';

const site = await siteOfFile(adminEnv);
const SECTION = '/dashboard/marketing-integrations';
const t = adminTexts('fr').integrations;
const { script, beacon } = vendors.metaPixel;
const PIXEL = '123456789012345';
/** What the problems of a page are called that requests these. */
const requests = [script, beacon].map(
  (address) => new RegExp(`^other origin: ${address.replaceAll(/[.?]/g, '\\$&')}`),
);

const tabOf = (page: Page, name: IntegrationName) => page.getByRole('tab', { name: t.names[name] });
const save = (page: Page) => page.getByRole('button', { name: adminTexts('fr').common.save }).click();
const policyOf = async (path = '/') => (await http(site, path)).headers['content-security-policy'] ?? '';

/** A visitor's page on which the vendors are answered for, with what it requests of others. */
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

/** From the click on “save” until a page that is opened then requests the tag, in milliseconds. */
async function saveUntilRequested(admin: Page, { page, requested }: Visit): Promise<number> {
  // What the page before has still to request is not counted.
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

it('an identifier is saved, loaded within a second where that is accepted and nowhere else, and goes again', async () => {
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

  // The policy is the page's own, and the pixel's three hosts: no other vendor's.
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

it('two administrators: the second is told, and saves without undoing the first', async () => {
  const [first, second] = [
    await openAdmin(site, SECTION),
    await openAdmin(site, SECTION, { expected: [/console error: .*409/] }),
  ];
  await second.getByLabel(t.id.googleAnalytics).fill('G-ABCDE12345');
  // The news must not come first here.
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
  await second.getByText(t.conflict.title).waitFor();
  await expectAccessible(second, 'conflict');
  await second.getByRole('button', { name: t.conflict.keepMine }).click();
  expect(await second.getByLabel(t.id.googleAnalytics).inputValue()).toBe('G-ABCDE12345');
  await save(second);
  await second.getByText(t.saved).waitFor();
  await second.reload();
  expect(await second.getByLabel(t.id.googleAnalytics).inputValue()).toBe('G-ABCDE12345');
  await tabOf(second, 'googleTagManager').click();
  expect(await second.getByLabel(t.id.googleTagManager).inputValue()).toBe('GTM-ABC1234');
});

it('what was typed is not left without a question', async () => {
  const page = await openAdmin(site, SECTION);
  const questions: string[] = [];
  let answer = false;
  page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    void (answer ? dialog.accept() : dialog.dismiss());
  });
  await page.getByLabel(t.id.googleAnalytics).fill('G-TYPED12345');
  const media = page.getByRole('link', { name: adminTexts('fr').sections.media });
  await media.click();
  expect(questions).toEqual([t.leave]);
  expect(await page.getByLabel(t.id.googleAnalytics).inputValue()).toBe('G-TYPED12345');
  answer = true;
  await media.click();
  await page.waitForURL('**/dashboard/media');
});

it('by keyboard alone, on a phone: the tabs, a wrong identifier, and its correction', async () => {
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
