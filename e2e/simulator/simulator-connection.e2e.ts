import type { Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '../../tests/e2e/browser.ts';
import { campaign, expectDelivered, simulatorOn } from '../../tests/e2e/simulator.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';

/** The connection fails while an estimate is sent: it is stored in the browser and sent again, and becomes one lead. */

const site = await siteOfFile();
const SUBMIT = '**/api/simulator/submit';
const home = { locale: 'fr', page: '/' } as const;
const offline = [
  /request failed: POST .*ERR_INTERNET_DISCONNECTED/,
  /console error: .*ERR_INTERNET_DISCONNECTED/,
];
/** Failures of the cut connection, or of an attempt that was running at the end of the page. */
const cut = [/request failed: POST .*ERR_(?:FAILED|ABORTED)/, /console error: .*ERR_FAILED/];
const kept = (page: Page) =>
  page.evaluate(() => Object.values(localStorage).filter((value) => value.includes('artistName')).length);

async function compute(page: Page, answers = campaign()) {
  const simulator = simulatorOn(page);
  await simulator.openAtContact(answers);
  await simulator.compute();
  await simulator.shows(answers);
  return { simulator, answers };
}
const nothingOf = async (email: string) =>
  expect((await site.leads()).filter(({ lead }) => lead.fields.email === email)).toEqual([]);

it('an estimate computed offline is shown, kept, and sent when the network is back', async () => {
  const page = await openPage(site, '/', { expected: offline });
  const simulator = simulatorOn(page);
  const answers = campaign();
  await simulator.openAtContact(answers);
  await page.context().setOffline(true);
  await simulator.compute();
  await simulator.shows(answers);
  await simulator.delivered('kept');
  await nothingOf(answers.email);
  await page.context().setOffline(false);
  await simulator.delivered('sent');
  await expectDelivered(site, answers, home);
  expect(await kept(page)).toBe(0);
});

it('an estimate computed offline is sent by the next page after a failed reload', async () => {
  const page = await openPage(site, '/', {
    expected: [...offline, /request failed: GET .*ERR_INTERNET_DISCONNECTED/],
  });
  const simulator = simulatorOn(page);
  const answers = campaign();
  await simulator.openAtContact(answers);
  await page.context().setOffline(true);
  await simulator.compute();
  await simulator.delivered('kept');
  await expect(page.reload()).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  await page.context().setOffline(false);
  await page.goto('/en');
  await expectDelivered(site, answers, home);
  await expect.poll(() => kept(page)).toBe(0);
});

it('an estimate whose response is lost is sent again, and stored as one lead', async () => {
  const page = await openPage(site, '/', { expected: cut });
  let calls = 0;
  await page.route(SUBMIT, async (route: Route) => {
    calls += 1;
    if (calls > 1) return route.fallback();
    await route.fetch();
    await route.abort();
  });
  const { simulator, answers } = await compute(page);
  await simulator.delivered('kept');
  await simulator.delivered('sent');
  expect(calls).toBe(2);
  await expectDelivered(site, answers, home);
});

it('a kept estimate is sent after the simulator was closed, with the one computed after it', async () => {
  const page = await openPage(site, '/', { expected: cut });
  let down = true;
  await page.route(SUBMIT, (route) => (down ? route.abort() : route.fallback()));
  const first = await compute(page);
  await first.simulator.delivered('kept');
  await first.simulator.button(first.simulator.t.close).click();
  await first.simulator.closed();
  const second = await compute(page);
  await second.simulator.delivered('kept');
  expect(await kept(page)).toBe(1);
  // Not before: a new attempt of this page would be aborted by the end of the page instead of the connection.
  page.once('domcontentloaded', () => {
    down = false;
  });
  await page.reload();
  for (const { answers } of [first, second]) await expectDelivered(site, answers, home);
});

it.each([
  ['an error of the server', 500, {}],
  ['a server that restarts', 503, { 'retry-after': '1' }],
  ['too many calls', 429, { 'retry-after': '1' }],
])('%s makes the simulator send the estimate again', async (_name, status, headers) => {
  const page = await openPage(site, '/', { expected: [new RegExp(`console error: .*${status}`)] });
  let calls = 0;
  await page.route(SUBMIT, (route) => {
    calls += 1;
    return calls > 1 ? route.fallback() : route.fulfill({ status, headers, body: '{}' });
  });
  const { simulator, answers } = await compute(page);
  await simulator.delivered('kept');
  await simulator.delivered('sent');
  await expectDelivered(site, answers, home);
});

it('a receiver that is down is not noticed by the visitor', async () => {
  await site.receiver.goDown();
  const page = await openPage(site);
  const { simulator, answers } = await compute(page);
  await simulator.delivered('sent');
  const { deliveries } = await site.lead(answers.email);
  expect(deliveries).toMatchObject([{ state: 'pending' }]);
  await site.receiver.comeBack();
  await expectDelivered(site, answers, home);
});
