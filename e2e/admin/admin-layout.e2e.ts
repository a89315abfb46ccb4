import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { adminEnv, adminTexts, openAdmin, tokenOf } from '../../tests/e2e/admin.ts';
import { desktop, openPage, phone } from '../../tests/e2e/browser.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';

/** Layout faults of the back office that people reported after a week of use. */

const site = await siteOfFile({ ...adminEnv, DEMO_DATA: 'on' });
const token = await tokenOf(site);
const t = adminTexts('fr');
const open = (path: string, viewport: typeof desktop = desktop) =>
  openAdmin(site, `/dashboard${path}`, { token, viewport });

const boxOf = async (part: Locator) => {
  await part.waitFor();
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part} is not on the screen`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

it.each(['desktop', 'phone'] as const)(
  'the buttons in the heading of a section have one height and one weight on a %s',
  async (device) => {
    const page = await open('/leads', { desktop, phone }[device]);
    const seen = new Set<string>();
    for (const section of ['leads', 'campaigns', 'reviews']) {
      await page.goto(`/admin/dashboard/${section}`);
      const buttons = page.locator('.admin-heading .admin-actions :is(a, button)');
      await buttons.first().waitFor();
      const looks = await buttons.evaluateAll((all) =>
        all.map(
          (one) => `${Math.round(one.getBoundingClientRect().height)} ${getComputedStyle(one).fontWeight}`,
        ),
      );
      expect([section, looks.length > 0]).toEqual([section, true]);
      for (const look of looks) seen.add(look);
    }
    expect([...seen]).toHaveLength(1);
  },
);

it('the button that tests an identifier keeps its position and width when its result is shown', async () => {
  const page = await open('/marketing-integrations');
  await page.route('**/test', (route) =>
    route.fulfill({ json: { success: true, data: { result: 'found', detail: '', durationMs: 80 } } }),
  );
  await page.getByLabel(t.integrations.id.googleAnalytics).fill('G-ABCDE12345');
  const button = page.getByRole('button', { name: t.integrations.test.action });
  const before = await boxOf(button);
  await button.click();
  await page.getByText(t.integrations.test.limits.googleAnalytics).waitFor();
  expect(await boxOf(button)).toEqual(before);
});

it('on a phone, the first lead is visible without scrolling, and the save button of the integrations stays in the window', async () => {
  const page = await open('/leads', phone);
  expect((await boxOf(page.locator('a.leads-link').first())).y).toBeLessThan(phone.height);
  await page.goto('/admin/dashboard/marketing-integrations');
  const field = page.getByLabel(t.integrations.id.googleAnalytics);
  await field.fill('G-ABCDE12345');
  const save = page.getByRole('button', { name: t.common.save });
  for (const top of [0, 100_000]) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    expect((await boxOf(save)).bottom).toBeLessThanOrEqual(phone.height);
  }
});

it('a number beside a section covers no icon of the collapsed rail', async () => {
  const page = await open('/content');
  await page.getByRole('button', { name: t.shell.collapse }).click();
  for (const link of await page.locator('.rail-link', { has: page.locator('.rail-badge') }).all()) {
    const [icon, badge] = [
      await boxOf(link.locator('svg').first()),
      await boxOf(link.locator('.rail-badge')),
    ];
    const wide = Math.min(icon.right, badge.right) - Math.max(icon.x, badge.x);
    const high = Math.min(icon.bottom, badge.bottom) - Math.max(icon.y, badge.y);
    const covered = Math.max(0, wide) * Math.max(0, high);
    expect(covered / (icon.width * icon.height)).toBeLessThan(0.1);
  }
});

/** The distance between the outer edge of a focused field's ring and the text of its label, in pixels. */
const ringOf = (field: Locator) =>
  field.evaluate((element: HTMLInputElement) => {
    element.focus();
    const drawn = [element, element.parentElement].find(
      (one) => one && getComputedStyle(one).outlineStyle !== 'none',
    );
    const label = element.labels?.[0];
    if (!drawn || !label) throw new Error('no ring or no label');
    const { outlineWidth, outlineOffset, borderRadius } = getComputedStyle(drawn);
    const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    const text = document.createRange();
    text.selectNodeContents(label);
    return {
      gap: drawn.getBoundingClientRect().top - ring - text.getBoundingClientRect().bottom,
      radius: borderRadius,
    };
  });

it('the focus ring of a field does not cover its label, and the field keeps its round corners', async () => {
  const signIn = await openPage(site, '/admin');
  const page = await open('/campaigns/new');
  for (const field of [
    signIn.getByLabel(t.signIn.email),
    page.getByRole('dialog').getByLabel(t.campaigns.form.artist),
  ]) {
    await field.waitFor();
    const before = await field.evaluate((element) => {
      (element as HTMLElement).blur();
      return getComputedStyle(element).borderRadius;
    });
    const { gap, radius } = await ringOf(field);
    expect(gap).toBeGreaterThanOrEqual(0);
    expect([radius, radius]).toEqual([before, expect.not.stringMatching(/^0px$/)]);
  }
});

it('on a desktop, an integration is as wide as the page', async () => {
  const page = await open('/marketing-integrations');
  const card = await boxOf(page.locator('.integrations-panel .admin-card').first());
  const heading = await boxOf(page.locator('.admin-heading'));
  expect(Math.abs(card.right - heading.right)).toBeLessThan(3);
});

it('on a desktop, there is no gap of more than 40 pixels between two panels of the dashboard', async () => {
  const page = await open('');
  await page.locator('.dashboard-columns section').first().waitFor();
  await expect.poll(() => page.locator('.admin-wait, [aria-busy=true]').count()).toBe(0);
  const holes = () =>
    page.evaluate(() => {
      const panels = [...document.querySelectorAll('.dashboard-columns section')].map((panel) => ({
        title: panel.querySelector('h2')?.textContent ?? '',
        box: panel.getBoundingClientRect(),
      }));
      return panels.flatMap(({ title, box }) => {
        const below = panels
          .filter(
            ({ box: other }) =>
              other.top >= box.bottom - 1 && other.left < box.right && other.right > box.left,
          )
          .map(({ box: other }) => other.top - box.bottom);
        return below.length > 0 && Math.min(...below) > 40 ? [`${title}: ${Math.min(...below)} px`] : [];
      });
    });
  await expect.poll(holes).toEqual([]);
});

it('with reduced motion, the loading indicator of a button is centred', async () => {
  const page = await open('/settings');
  // The request never gets a response.
  await page.route('**/api/auth/me', (route) =>
    route.request().method() === 'PATCH' ? undefined : route.fallback(),
  );
  await page.getByLabel(t.access.name.label).fill('Léa Martin');
  const button = page.getByRole('button', { name: t.access.name.save });
  await button.click();
  const [outer, loader] = [await boxOf(button), await boxOf(button.locator('.mantine-Button-loader'))];
  expect(Math.abs((outer.y + outer.bottom) / 2 - (loader.y + loader.bottom) / 2)).toBeLessThan(2);
  expect(Math.abs((outer.x + outer.right) / 2 - (loader.x + loader.right) / 2)).toBeLessThan(2);
});

it('on a desktop, the cards of the account are as high as their content', async () => {
  const page = await open('/settings');
  const cards = page.locator('.settings-account .admin-card');
  await expect.poll(() => cards.count()).toBeGreaterThan(5);
  const blank = () =>
    cards.evaluateAll((all) =>
      all.map(
        (card) =>
          card.getBoundingClientRect().bottom - (card.lastElementChild?.getBoundingClientRect().bottom ?? 0),
      ),
    );
  await expect.poll(async () => Math.max(...(await blank()))).toBeLessThan(40);
});

it('on a tablet, the filters of a list fill each of their rows', async () => {
  const page = await open('/leads', { width: 768, height: 1024 });
  for (const [section, filters] of [
    ['leads', '.leads-filters'],
    ['campaigns', '.campaigns-filter'],
    ['reviews', '.review-filters'],
  ] as const) {
    await page.goto(`/admin/dashboard/${section}`);
    const box = await boxOf(page.locator(filters));
    // The right edge of the last control of each row, from top to bottom.
    const ends = await page
      .locator(`${filters} :is(input, select, button:not(.mantine-ActionIcon-root))`)
      .evaluateAll((all) => {
        const rows = new Map<number, number>();
        for (const one of all.filter((control) => control.checkVisibility())) {
          const { bottom, right } = one.getBoundingClientRect();
          const row = [...rows.keys()].find((known) => Math.abs(known - bottom) < 8) ?? bottom;
          rows.set(row, Math.max(rows.get(row) ?? 0, right));
        }
        return [...rows.values()];
      });
    expect([section, ends.length > 1]).toEqual([section, true]);
    for (const end of ends) expect([section, Math.abs(end - box.right) < 3]).toEqual([section, true]);
  }
});

it('a toast does not cover an open panel', async () => {
  const page = await open('/campaigns');
  await page.locator('tbody a').first().click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: t.campaigns.report.create }).click();
  const toast = await boxOf(page.locator('.mantine-Notification-root').first());
  expect(toast.right).toBeLessThanOrEqual((await boxOf(panel)).x);
});

it('fields have text of 16 pixels at least on a touch screen, where Safari zooms into smaller ones', async () => {
  const page = await openAdmin(site, '/dashboard/leads', {
    token,
    viewport: phone,
    hasTouch: true,
    isMobile: true,
  });
  const small: string[] = [];
  let fields = 0;
  for (const place of [
    'leads',
    'campaigns/new',
    'reviews/links',
    'content/hero',
    'media',
    'marketing-integrations',
    'wordpress',
    'landing-pages',
    'settings',
    'settings/company',
    'settings/webhooks',
  ]) {
    await page.goto(`/admin/dashboard/${place}`);
    const all = page.locator('input:not([type=checkbox], [type=radio], [type=file]), select, textarea');
    await page.locator('main h1').first().waitFor();
    await all.first().waitFor({ state: 'attached' });
    const sizes = await all.evaluateAll((found) =>
      found.map((field) => `${field.id || field.className}: ${getComputedStyle(field).fontSize}`),
    );
    fields += sizes.length;
    small.push(
      ...sizes
        .filter((size) => Number.parseFloat(size.split(': ').at(-1) ?? '') < 16)
        .map((size) => `${place} ${size}`),
    );
  }
  expect(small).toEqual([]);
  expect(fields).toBeGreaterThan(30);
});
