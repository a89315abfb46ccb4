import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { fill } from '../../src/i18n/format.ts';
import { adminEnv, adminTexts, openAdmin, tokenOf } from '../../tests/e2e/admin.ts';
import { desktop, phone } from '../../tests/e2e/browser.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';

const site = await siteOfFile({ ...adminEnv, DEMO_DATA: 'on' });
const token = await tokenOf(site);
const t = adminTexts('fr');

/** A text from right to left, with an override that is never closed, and an end of an isolate that was never opened. */
const typed = 'نجمة\u202e Nova\u2069';
const keys =
  /^(?:name|artist|artistName|message|reason|text|client|invited|source|page|referrer|utm_\w+|by)$/;

function retyped(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return keys.test(key) ? typed : value;
  if (Array.isArray(value)) return value.map((item) => retyped(item, key));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, retyped(item, name)]));
}

/** Replaces every typed text in the API's responses with that text. */
const retype = (page: Page) =>
  page.route(/\/api\/(?!auth|events)/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: retyped(await response.json()) });
  });

/** Whether the text is shown, and the elements where its direction would affect other words of the same line. */
const reading = (page: Page) =>
  page.evaluate((text) => {
    const [start = ''] = text.split('\u202e');
    const alone = (element: Element) => {
      const { display, unicodeBidi } = getComputedStyle(element);
      return !/^(?:inline|contents)$/.test(display) || /isolate|plaintext/.test(unicodeBidi);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const leaks: string[] = [];
    let count = 0;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const own = node.textContent ?? '';
      let holder = node.parentElement;
      if (!own.includes(start) || !holder?.checkVisibility()) continue;
      count += 1;
      while (holder?.parentElement && !alone(holder)) holder = holder.parentElement;
      const around = (holder?.textContent ?? '').replaceAll(/نجمة\u202e Nova\u2069?|[\s·]/g, '');
      // Within a line, the end of an isolate that was never opened closes the isolate around it.
      const escapes = holder?.matches('bdi') && own.includes('\u2069');
      if (around !== '' || escapes) leaks.push((holder?.outerHTML ?? '').slice(0, 200));
    }
    return { read: count > 0, leaks };
  }, typed);
const sound = { read: true, leaks: [] };

async function api(method: string, path: string, body?: object) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answer = await fetch(`${site.url}/api/${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await answer.json()).data;
}
const [lead] = (await api('GET', 'leads?kind=simulation')).items;
const [campaign] = (await api('GET', 'campaigns?status=active')).items;
await api('POST', `leads/${lead.id}/notes`, { text: 'Rappeler.' });
const [review] = await api('GET', 'reviews?status=pending');
await api('PUT', `reviews/${review._id}`, { status: 'rejected', ground: 'illegal' });
await api('POST', 'review-invitations', { client: 'Nova' });
await api('POST', 'review-invitations', { campaignId: campaign.id });

it.each([
  ['a desktop', desktop],
  ['a phone', phone],
])(
  'a right-to-left text and a direction override affect no other word on %s',
  { timeout: 90_000 },
  async (_, viewport) => {
    const page = await openAdmin(site, '/dashboard', { token, viewport, before: retype });
    const places = [
      ...['', '/leads', `/leads/${lead.id}`, '/campaigns', `/campaigns/new?lead=${lead.id}`],
      ...['/reviews', '/reviews?status=rejected', '/reviews/links'],
      '/settings/journal',
    ];
    const found: Record<string, object> = {};
    for (const place of places) {
      await page.goto(`/admin/dashboard${place}`);
      await page.locator('main h1').waitFor();
      await expect.poll(() => reading(page).then(({ read }) => read), { message: place }).toBe(true);
      await expect.poll(() => page.locator('.admin-wait').count()).toBe(0);
      await page.locator('details').evaluateAll((all) => {
        for (const one of all) one.setAttribute('open', '');
      });
      found[place] = await reading(page);
    }
    expect(found).toEqual(Object.fromEntries(places.map((place) => [place, sound])));
  },
);

it('a typed text affects no direction in a question or a message', async () => {
  const page = await openAdmin(site, `/dashboard/campaigns/${campaign.id}`, { token, before: retype });
  await page.getByRole('button', { name: t.campaigns.delete.action }).click();
  const question = page.getByRole('dialog').getByRole('group').filter({ hasText: 'Nova' });
  await question.waitFor();
  expect(await reading(page)).toEqual(sound);
  await question.getByRole('button', { name: t.common.cancel }).click();
  await page.getByRole('button', { name: t.common.save }).click();
  await page.getByRole('alert').filter({ hasText: 'Nova' }).waitFor();
  expect(await reading(page)).toEqual(sound);

  await page
    .getByLabel(fill(t.campaigns.statusOf, { artist: typed }))
    .first()
    .selectOption('active');
  await page
    .getByRole('alert')
    .filter({ hasText: t.campaigns.statuses.active })
    .filter({ hasText: 'Nova' })
    .waitFor();
  expect(await reading(page)).toEqual(sound);
});
