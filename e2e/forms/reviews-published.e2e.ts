import { afterAll, expect, it } from 'vitest';
import { fill } from '../../src/i18n/format.ts';
import { adminEnv, adminTexts, openAdmin, tokenOf } from '../../tests/e2e/admin.ts';
import { openPage } from '../../tests/e2e/browser.ts';
import { whoRefused } from '../../tests/e2e/consent.ts';
import { expectWithinSecond } from '../../tests/e2e/rounds.ts';
import { siteOfFile, startSite } from '../../tests/e2e/site.ts';

const site = await siteOfFile(adminEnv);
/** A second process on the same data. */
const other = await startSite({ DATA_DIR: site.dataDir, ...site.receiver.env, ...adminEnv });
afterAll(async () => {
  await other.stop();
  other.remove();
});

/** `compose-moderation.db.test.ts` checks one second on an idle machine; here three files share two cores. */
const SOON_MS = 4000;
/** Pages of every kind, in every language. */
const paths = ['/', '/en/youtube-ads', '/es/all-reviews', '/pt'];
const form = {
  rating: 5,
  name: 'Zoé Martin',
  email: 'zoe@music.example',
  message: 'Publié tout de suite <b>.',
};

async function shows(url: string): Promise<boolean> {
  return (await (await fetch(url)).text()).includes('Publié tout de suite &lt;b&gt;.');
}

it('a decision and its undo apply to every page with reviews in every process', async () => {
  const authorization = `Bearer ${await tokenOf(site)}`;
  const { data } = await (await site.post('/api/reviews', form)).json();
  const decide = (decision: object) =>
    fetch(`${site.url}/api/reviews/${data.id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify(decision),
    });
  const addresses = [site.url, other.url].flatMap((url) => paths.map((path) => url + path));
  const seen = () => Promise.all(addresses.map(shows));
  const all = (shown: boolean) => addresses.map(() => shown);
  expect(await seen()).toEqual(all(false));

  for (const [decision, shown] of [
    [{ status: 'approved' }, true],
    [{ status: 'rejected', ground: 'not_with_us', from: 'approved' }, false],
  ] as const) {
    expect((await decide(decision)).status).toBe(200);
    // The process that stores the decision applies it at once, the other at its next poll.
    expect(await Promise.all(paths.map((path) => shows(site.url + path)))).toEqual(paths.map(() => shown));
    await expect.poll(seen, { timeout: SOON_MS }).toEqual(all(shown));
  }
});

const words = adminTexts('fr').reviews;

it.each([
  ['the home page', site, '/'],
  ['a landing page', site, '/en/youtube-ads'],
  ['all reviews', site, '/es/all-reviews'],
  ['all reviews of another process', other, '/all-reviews'],
])('an approval is shown on %s within a second of the click', async (what, shown, path) => {
  const admin = await openAdmin(site, '/dashboard/reviews');
  const visitor = await openPage(shown, path, { before: whoRefused });
  await expectWithinSecond(`approval to ${what}`, async (round) => {
    const name = `Ana ${what} ${round}`;
    const message = `Une campagne qui a trouvé son public (${what}, ${round}).`;
    expect((await site.post('/api/reviews', { ...form, name, message })).status).toBe(201);
    const card = admin.getByRole('article', { name: fill(words.reviewOf, { name }), exact: true });
    const approve = card.getByRole('button', { name: words.approve });
    await approve.waitFor();
    const text = visitor.getByText(message, { exact: true }).first();
    expect(await text.count()).toBe(0);

    const decided = admin.waitForResponse((response) => response.request().method() === 'PUT');
    const start = performance.now();
    await approve.click();
    await decided;
    do await visitor.reload({ waitUntil: 'domcontentloaded' });
    while (!(await text.isVisible()));
    return performance.now() - start;
  });
});
