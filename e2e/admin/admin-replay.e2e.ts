import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { fill } from '../../src/i18n/format.ts';
import { adminEnv, adminTexts, openAdmin } from '../../tests/e2e/admin.ts';
import { expectAccessible } from '../../tests/e2e/axe.ts';
import { desktop, phone } from '../../tests/e2e/browser.ts';
import { campaign } from '../../tests/e2e/simulator.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';

// The expected log line. It must contain no e-mail address, or it counts as noise all the same.
const site = await siteOfFile(adminEnv, /^\{"level":50,[^@]*"delivery given up"\}$/);
const { receiver } = site;
const words = adminTexts('fr').leads;

/** A lead whose automation responded 410 Gone: the delivery is dead, and is not retried automatically. */
async function givenUp(artistName: string): Promise<string> {
  const answers = campaign({ artistName });
  const body = { ...answers, locale: 'fr', page: '/', utm: {}, filledInMs: 5000, form_ref: '' };
  expect((await site.post('/api/simulator/submit', body)).status).toBe(201);
  await site.lead(answers.email, 'dead');
  return answers.email;
}
const received = () => receiver.received.map(({ body }) => JSON.parse(body).email);
const badge = (page: Page, state: 'dead' | 'delivered') =>
  page.getByRole('dialog').locator('.leads-delivery-head').getByText(words.deliveries[state]);

it.each([
  ['a desktop', { viewport: desktop, colorScheme: 'light' }],
  ['a phone', { viewport: phone, colorScheme: 'dark' }],
] as const)('a dead delivery is sent again, and is shown as delivered, on %s', async (where, screen) => {
  receiver.behave({ status: 410 });
  const artist = `Refusé sur ${where}`;
  const email = await givenUp(artist);
  const page = await openAdmin(site, '/dashboard/leads?delivery=dead', screen);
  await page.getByRole('link', { name: artist }).click();
  await badge(page, 'dead').waitFor();
  await expectAccessible(page, 'given up');

  // Too early: the automation still refuses.
  const replay = page.getByRole('dialog').getByRole('button', { name: words.delivery.replay });
  const again = fill(words.delivery.replayed, { count: 1 });
  await replay.click();
  await page.getByText(again).waitFor();
  await page
    .getByText(fill(words.delivery.attempt, { number: 2 }))
    .first()
    .waitFor();
  await badge(page, 'dead').waitFor();
  expect(received()).not.toContain(email);

  receiver.behave({});
  await replay.click();
  await badge(page, 'delivered').waitFor();
  await expect.poll(() => replay.count()).toBe(0);
  expect(received().filter((to) => to === email)).toEqual([email]);
  await expectAccessible(page, 'arrived');
});

it('all dead deliveries are sent again at once', async () => {
  receiver.behave({ status: 410 });
  const emails = [await givenUp('Un'), await givenUp('Deux')];
  receiver.behave({});
  const page = await openAdmin(site, '/dashboard/leads?delivery=dead');
  await page.getByRole('link', { name: 'Un', exact: true }).waitFor();
  await page.getByRole('button', { name: words.tools.title }).click();
  await page.getByRole('menuitem', { name: words.tools.replay }).click();
  await page.getByText(fill(words.delivery.replayedMany, { count: 2 })).waitFor();
  for (const email of emails) await site.lead(email, 'delivered');
  // No reload: the live update shows that none of them matches the filter any more.
  await page.getByText(words.empty.filteredTitle).waitFor();
});
