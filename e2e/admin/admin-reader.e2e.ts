import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { fill } from '../../src/i18n/format.ts';
import { adminEnv, adminTexts, openAdmin, tokenOf } from '../../tests/e2e/admin.ts';
import { readAloud } from '../../tests/e2e/reader.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';

/** The text that a screen reader announces on each screen of the back office, and after an action. */

const site = await siteOfFile({ ...adminEnv, DEMO_DATA: 'on' });
const token = await tokenOf(site);

async function firstOf(list: string): Promise<string> {
  const answer = await fetch(`${site.url}/api/${list}`, { headers: { authorization: `Bearer ${token}` } });
  return (await answer.json()).data.items[0].id;
}

const screens = [
  ...['', '/leads', '/leads/{leads}', '/campaigns', '/campaigns/new', '/campaigns/{campaigns}'],
  ...['/reviews', '/reviews?status=approved', '/reviews/links', '/radar'],
  ...['/content', '/content/claims', '/content/glossary', '/content/serviceMeta'],
  ...['/content/questions', '/content/sources'],
  ...[
    '/media',
    '/marketing-integrations',
    '/marketing-integrations/proofs',
    '/marketing-integrations/sends',
    '/wordpress',
    '/wordpress-sync',
    '/landing-pages',
    '/requests',
    '/go-live',
  ],
  ...['/settings', '/settings/team', '/settings/company', '/settings/booking', '/settings/webhooks'],
  ...['/settings/mail', '/settings/costs', '/settings/journal', '/nowhere'],
];

it('every control and picture has a name, no two controls side by side share one, and headings and tables are in order', {
  timeout: 400_000,
}, async () => {
  const ids = { leads: await firstOf('leads'), campaigns: await firstOf('campaigns') };
  const page = await openAdmin(site, '/dashboard', { token });
  const session = await page.context().newCDPSession(page);
  const faults: Record<string, string[]> = {};
  for (const screen of screens) {
    const path = screen.replace(/\{(\w+)\}/, (_, list: keyof typeof ids) => ids[list]);
    await page.goto(`/admin/dashboard${path}`);
    await page.locator('main h1').first().waitFor();
    await expect.poll(() => page.locator('.admin-wait, [aria-busy=true]').count()).toBe(0);
    const found = await readAloud(session);
    if (found.length > 0) faults[screen] = found;
  }
  expect(faults).toEqual({});
});

/** Collects the texts that the live regions of a page announce. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const said: string[] = [];
    Reflect.set(window, 'said', said);
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const live = element?.closest('[role=status], [role=alert], [aria-live]:not([aria-live=off])');
        if (live?.textContent) said.push(live.textContent.replaceAll(/\s+/g, ' ').trim());
        // A new region that already contains its text is announced only if it is an alert.
        for (const alert of element?.querySelectorAll('[role=alert]') ?? [])
          if (alert.textContent) said.push(alert.textContent.replaceAll(/\s+/g, ' ').trim());
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
const said = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'said') as string[]);

it('a change of status, a note, a filter and a decision about a review are each announced', async () => {
  const t = adminTexts('fr');
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ');
  const page = await openAdmin(site, '/dashboard/leads', { token, before: listen });
  const saying = (text: string) =>
    expect.poll(() => said(page)).toContainEqual(expect.stringContaining(plain(text)));
  const status = page.locator('.leads-status-choice select').first();
  await status.selectOption('contacted');
  const contacted = fill(t.leads.work.changedStatus, { name: '', status: t.leads.statuses.contacted });
  await saying(contacted.trim());
  await page.getByRole('searchbox').first().fill('zzzz');
  await saying(t.leads.count.none);
  await page.goto('/admin/dashboard/reviews');
  await page.getByRole('button', { name: t.reviews.approve }).first().click();
  await saying(t.reviews.told.approved.one);
});
