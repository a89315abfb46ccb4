import { text } from 'node:stream/consumers';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { PagePath } from '../../src/domain/site-map/pages.ts';
import { planner as en } from '../../src/i18n/dictionaries/planner/en.ts';
import { planner as fr } from '../../src/i18n/dictionaries/planner/fr.ts';
import { plannerNames as enNames } from '../../src/i18n/dictionaries/planner-names/en.ts';
import { plannerNames as frNames } from '../../src/i18n/dictionaries/planner-names/fr.ts';
import { plannerPage as enPage } from '../../src/i18n/dictionaries/planner-page/en.ts';
import { plannerPage as frPage } from '../../src/i18n/dictionaries/planner-page/fr.ts';
import { expectAccessible } from '../../tests/e2e/axe.ts';
import { desktop, openPage, phone } from '../../tests/e2e/browser.ts';
import { whoRefused } from '../../tests/e2e/consent.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';

const site = await siteOfFile();
const demo = await siteOfFile({ DEMO_DATA: 'on' });
const PATH: PagePath = '/planificateur-de-sortie';
/** The most that the planner adds to a page which offers it, before it is opened: its openers, compressed. */
const OPENER_BYTES = 3000;
const languages = {
  fr: { t: fr, names: frNames, page: frPage, path: PATH },
  en: { t: en, names: enNames, page: enPage, path: `/en${PATH}` },
};

describe('the release planner', () => {
  it.each([
    ['fr', 'a phone', phone],
    ['en', 'a desktop', desktop],
  ] as const)(
    'asks its questions, shows a date and sends the calendar in %s on %s',
    async (language, _on, viewport) => {
      const { t, names, page: texts, path } = languages[language];
      const page = await openPage(site, path, { viewport, before: whoRefused });
      await page.getByRole('link', { name: texts.page.open }).click();
      const dialog = page.getByRole('dialog', { name: t.title });
      await dialog.getByRole('heading', { name: t.project.title }).waitFor();
      await dialog.getByRole('button', { name: t.actions.period }).click();
      await dialog.getByText(t.alerts.genre).waitFor();
      await dialog.getByRole('radio', { name: names.genres.rap, exact: true }).check();
      await dialog.getByRole('button', { name: t.actions.period }).click();
      await dialog.getByRole('heading', { name: t.period.title }).waitFor();
      // The third month is always far enough ahead.
      await dialog.locator('input[name="releaseDate"]').nth(2).check();
      await dialog.getByRole('checkbox', { name: names.territories.BE }).check();
      await dialog.getByRole('button', { name: t.actions.contact }).click();
      expect(await dialog.getByRole('checkbox', { name: t.contact.newsletter }).isChecked()).toBe(false);
      await dialog.getByRole('button', { name: t.actions.analyse }).click();
      await dialog.getByText(t.alerts.email).waitFor();
      await dialog.getByLabel(t.contact.email).fill('nova@example.com');
      await dialog.getByRole('button', { name: t.actions.analyse }).click();
      await dialog.getByText(t.results.unmeasured).waitFor();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        dialog.getByRole('link', { name: '.ics' }).click(),
      ]);
      const file = await text(await download.createReadStream());
      expect(download.suggestedFilename()).toMatch(/\.ics$/);
      expect(new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').length).toBeGreaterThan(5);
      // The footer has this button on a wide screen; a phone has a link with the same name in the result.
      const again = dialog.getByRole('button', { name: t.actions.again });
      const pressed = await again.elementHandle();
      await again.press('Enter');
      const first = dialog.getByRole('heading', { name: t.project.title });
      await first.waitFor();
      expect(await first.evaluate((heading) => heading === document.activeElement)).toBe(true);
      if (viewport === desktop) {
        // Orca announces the heading only if the pressed button stays in the page.
        expect(await pressed?.evaluate((button) => button.isConnected)).toBe(true);
      }
    },
  );

  it('opens on the Spotify page by keyboard, shows its questions, closes with Escape and returns the focus', async () => {
    const page = await openPage(site, '/spotify-ads', { before: whoRefused });
    const opener = page.getByRole('link', { name: frPage.page.open });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: fr.title });
    await dialog.waitFor();
    await dialog.getByRole('button', { name: fr.actions.questions }).click();
    await dialog.getByText(frPage.faq[1]?.title ?? '').waitFor();
    // The first Escape closes the questions, which opened above the step, the second one the planner.
    await page.keyboard.press('Escape');
    await dialog.getByRole('heading', { name: fr.project.title }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.count()).toBe(0);
    expect(await opener.evaluate((link) => link === document.activeElement)).toBe(true);
    expect(new URL(page.url()).hash).toBe('');
  });

  it('closes with Back, and opens again from its address', async () => {
    const page = await openPage(site, PATH, { before: whoRefused });
    await page.getByRole('link', { name: frPage.page.open }).click();
    const dialog = page.getByRole('dialog', { name: fr.title });
    await dialog.waitFor();
    await page.goBack();
    await expect.poll(() => dialog.count()).toBe(0);
    await page.goto(`${PATH}#planner`);
    await page.reload();
    await dialog.waitFor();
  });

  it('shows the documented error when the server cannot be reached, keeps the answers and sends them again', async () => {
    const page = await openPage(site, PATH, {
      before: whoRefused,
      expected: [/request failed: POST/, /console error: .*ERR_FAILED/],
    });
    await page.route('**/planner/submit', (route) => route.abort());
    await page.getByRole('link', { name: frPage.page.open }).click();
    const dialog = page.getByRole('dialog', { name: fr.title });
    await dialog.getByRole('radio', { name: frNames.genres.pop, exact: true }).check();
    await dialog.getByRole('button', { name: fr.actions.period }).click();
    await dialog.locator('input[name="releaseDate"]').nth(3).check();
    await dialog.getByRole('button', { name: fr.actions.contact }).click();
    await dialog.getByLabel(fr.contact.email).fill('nova@example.com');
    await dialog.getByRole('button', { name: fr.actions.analyse }).click();
    await dialog.getByRole('heading', { name: fr.failed.title }).waitFor();
    await dialog.getByText(fr.failed.text).waitFor();
    await dialog.getByText(fr.failed.kept).waitFor();
    await expectAccessible(page, 'the error');
    await page.unroute('**/planner/submit');
    await dialog.getByRole('button', { name: fr.failed.retry }).click();
    await dialog.getByText(fr.results.unmeasured).waitFor();
  });

  it.each([
    ['a phone', phone],
    ['a desktop', desktop],
  ])('names competing releases, expected ones and the effect of a change, on %s', async (_on, viewport) => {
    const page = await openPage(demo, PATH, { viewport, before: whoRefused });
    await page.getByRole('link', { name: frPage.page.open }).click();
    const dialog = page.getByRole('dialog', { name: fr.title });
    await dialog.getByRole('radio', { name: frNames.genres.rap, exact: true }).check();
    await dialog.getByRole('button', { name: fr.actions.period }).click();
    await dialog.locator('input[name="releaseDate"]').nth(2).check();
    await dialog.getByRole('button', { name: fr.actions.contact }).click();
    await dialog.getByLabel(fr.contact.email).fill('nova@example.com');
    await dialog.getByRole('button', { name: fr.actions.analyse }).click();
    await dialog.getByRole('heading', { name: fr.results.competitors }).waitFor();
    await dialog.getByText(fr.results.sample).waitFor();
    await dialog.getByRole('rowheader', { name: fr.results.likely }).waitFor();
    const change = dialog.locator('.planner-changes summary').last();
    await change.focus();
    await page.keyboard.press('Enter');
    await dialog
      .locator('details[open]')
      .getByText(/au lieu de/)
      .waitFor();
    await expectAccessible(page, 'measured results');
  });

  it.each<PagePath>([PATH, '/spotify-ads'])('is fetched on %s only when it is opened', async (path) => {
    const page = await openPage(site, path, { before: whoRefused });
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    // The first use of a page loads its behaviours and the opener, but not the planner.
    const opener = page.getByRole('link', { name: frPage.page.open });
    await opener.scrollIntoViewIfNeeded();
    await opener.hover();
    await page.waitForLoadState('networkidle');
    const parts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /planner|planificateur|opener/.test(name))
        .map((entry) => [entry.name, (entry as PerformanceResourceTiming).encodedBodySize] as const),
    );
    expect(parts.filter(([name]) => /\/(?:planner\.|planner-names|mount)/.test(name))).toEqual([]);
    expect(parts.reduce((sum, [, size]) => sum + size, 0)).toBeLessThan(OPENER_BYTES);
    const before = fetched.length;
    await opener.click();
    await page.getByRole('dialog', { name: fr.title }).waitFor();
    const styles = fetched.slice(before).filter((name) => name.endsWith('.css'));
    expect(styles).toHaveLength(2);
    expect(fetched.slice(before).filter((name) => name.endsWith('.js')).length).toBeGreaterThan(3);
  });

  it.each<PagePath>([PATH, '/spotify-ads'])(
    'without script, %s links to the contact form, and shows no button that needs a script',
    async (path) => {
      const page = await openPage(site, path, { javaScriptEnabled: false });
      const said = page.locator('.planner-without');
      expect(await said.isVisible()).toBe(true);
      expect(await said.locator('a').getAttribute('href')).toBe('/#contact');
      expect(await page.locator('a[href="#planner"]').first().isVisible()).toBe(false);
      if (path === PATH)
        expect(await page.getByRole('figure').innerText()).toMatch(/^Exemple\n.*15\u00a0janvier/s);
    },
  );

  it('sends a release automatically once the server responds again, on the next page too, as one lead', async () => {
    const page = await openPage(site, PATH, {
      before: whoRefused,
      expected: [/request failed: POST/, /console error: .*ERR_FAILED/],
    });
    const keys: (string | undefined)[] = [];
    await page.route('**/planner/submit', (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      return route.abort();
    });
    await page.getByRole('link', { name: frPage.page.open }).click();
    const dialog = page.getByRole('dialog', { name: fr.title });
    await dialog.getByRole('radio', { name: frNames.genres.pop, exact: true }).check();
    await dialog.getByRole('button', { name: fr.actions.period }).click();
    await dialog.getByRole('button', { name: fr.actions.contact }).click();
    await dialog.getByLabel(fr.contact.email).fill('kept@example.com');
    await dialog.getByRole('button', { name: fr.actions.analyse }).click();
    await dialog.getByText(fr.failed.kept).waitFor();
    const kept = () => page.evaluate(() => localStorage.getItem('pendingRelease'));
    expect(await kept()).toContain('kept@example.com');
    await page.unroute('**/planner/submit');
    await page.route('**/planner/submit', (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      return route.continue();
    });
    await page.goto('/faq');
    await expect.poll(kept).toBeNull();
    expect(new Set(keys).size).toBe(1);
  });

  it('can be used from the opening link to the outcome by keyboard alone', async () => {
    const page = await openPage(demo, PATH, { before: whoRefused });
    await page.getByRole('link', { name: frPage.page.open }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: fr.title });
    await dialog.getByRole('heading', { name: fr.project.title }).waitFor();
    const tabTo = async (selector: string) => {
      for (let pressed = 0; pressed < 40; pressed += 1) {
        if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector))
          return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`${selector} is not reached by Tab`);
    };
    await tabTo('input[name="genre"]');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    expect(await dialog.getByRole('radio', { name: frNames.genres.trap, exact: true }).isChecked()).toBe(
      true,
    );
    await page.keyboard.press('Enter');
    await dialog.getByRole('heading', { name: fr.period.title }).waitFor();
    await tabTo('input[name="releaseDate"]');
    for (let month = 0; month < 2; month += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await dialog.getByRole('heading', { name: fr.contact.title }).waitFor();
    await tabTo('input[name="email"]');
    await page.keyboard.type('nova@example.com');
    await page.keyboard.press('Enter');
    await dialog.locator('.planner-date').waitFor();
    // The focus moves to the date of the outcome, and one sentence announces the outcome once.
    expect(await dialog.locator('.planner-date').evaluate((date) => date === document.activeElement)).toBe(
      true,
    );
    expect(await dialog.getByRole('status').filter({ hasText: 'score' }).innerText()).toMatch(
      /score .* sur 10, de .* à .*\. Concurrence/,
    );
    await tabTo('.planner-day');
    await page.keyboard.press('Enter');
    expect(await dialog.locator('.planner-day[aria-pressed="true"]').count()).toBe(1);
  });

  it('animates the steps unless the visitor prefers reduced motion', async () => {
    for (const reducedMotion of ['reduce', 'no-preference'] as const) {
      const page = await openPage(site, PATH, { before: whoRefused, reducedMotion });
      await page.getByRole('link', { name: frPage.page.open }).click();
      const step = page.getByRole('dialog', { name: fr.title }).locator('.flow-step');
      await step.waitFor();
      const name = await step.evaluate((element) => getComputedStyle(element).animationName);
      expect(name).toBe(reducedMotion === 'reduce' ? 'none' : 'flow-step');
    }
  });
});
