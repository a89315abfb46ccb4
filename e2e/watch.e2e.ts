import { afterAll, expect, it } from 'vitest';
import { type Locale, locales, localizePath } from '../src/domain/locale/locale.ts';
import { fridaysOf } from '../src/domain/planner/fridays.ts';
import { releaseMonths } from '../src/domain/planner/inputs.ts';
import { agencyDay } from '../src/domain/time/agency-day.ts';
import { CONFIRM_HOURS, KEPT_DAYS } from '../src/domain/watch/watch.ts';
import { WATCH_PATH } from '../src/domain/watch/watch-path.ts';
import { watch } from '../src/i18n/dictionaries/watch/index.ts';
import { fill, formatDate } from '../src/i18n/format.ts';
import { adminEnv, tokenOf } from '../tests/e2e/admin.ts';
import { expectAccessible } from '../tests/e2e/axe.ts';
import { openPage, pageWidth, phone } from '../tests/e2e/browser.ts';
import { keyboardOnly } from '../tests/e2e/keyboard-only.ts';
import { receiveMails } from '../tests/e2e/mailed.ts';
import { siteOfFile } from '../tests/e2e/site.ts';

/** A watched Friday, from the link under the planner's result to the mail, the confirmation and the stop. */

const site = await siteOfFile(adminEnv);
const token = await tokenOf(site);
const receiver = await receiveMails(site, token);
afterAll(() => receiver.close());

/** The fourth month that the planner offers, which every format can reach, and a Friday in it. */
const month = releaseMonths(agencyDay(Date.now()))[3] ?? '';
const friday = fridaysOf(month)[1] ?? '';

/** The link that the planner shows under its result. */
const link = (locale: Locale) =>
  `${localizePath(locale, WATCH_PATH)}?${new URLSearchParams({
    friday,
    releaseType: 'single',
    territories: 'FR',
    budget: '1500',
    genre: 'rap',
    releaseDate: month,
  })}`;

it.each(locales)(
  'in %s, is asked for, confirmed, kept and stopped by the keyboard on a phone',
  async (locale) => {
    const t = watch[locale];
    const email = `watch.${locale}@example.com`;
    const day = formatDate(locale, Date.parse(friday));
    const page = await openPage(site, link(locale), { viewport: phone });
    const fits = async (where: string) => {
      await expectAccessible(page, `${where} in ${locale}`);
      expect(await pageWidth(page)).toBe(phone.width);
    };
    const visitor = keyboardOnly(page);
    /** Reaches a button whose form is answered by another page. */
    const follow = async (name: string) => {
      await visitor.reach(name);
      await page.keyboard.press('Enter');
    };
    /** Waits until the focus is on the answer to what was sent. */
    const says = (answer: string) => page.locator('[role=status]:focus', { hasText: answer }).waitFor();
    await fits('the form');
    await visitor.write(t.ask.email, 'nobody@example');
    await page.keyboard.press('Enter');
    await page.locator('[aria-invalid="true"]').waitFor();
    await fits('a refused address');
    await visitor.write(t.ask.email, email);
    await page.keyboard.press('Enter');
    await says(fill(t.ask.sent, { friday: day, hours: CONFIRM_HOURS }));
    await fits('the answer');

    const found = () => receiver.received.find(({ to }) => to.includes(email));
    await expect.poll(found, { timeout: 10_000 }).toBeTruthy();
    const raw = (found()?.raw ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=');
    // The header too is the mail program's way out, with the code of this watch.
    expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
    const path = new RegExp(`(?:/[a-z]{2})?${WATCH_PATH}/[\\w-]+`).exec(raw)?.[0] ?? '';
    await page.goto(path);
    await page.getByRole('heading', { name: fill(t.page.friday, { friday: day }) }).waitFor();
    await fits('the page to confirm');
    await follow(t.page.confirm);
    await page.getByRole('button', { name: t.page.keep }).waitFor();
    await fits('the watched Friday');
    await follow(t.page.keep);
    await says(t.page.kept);
    await follow(t.page.stop);
    const erasedOn = agencyDay(Date.now() + KEPT_DAYS * 86_400_000);
    await says(fill(t.page.ended, { day: formatDate(locale, Date.parse(erasedOn)) }));
    expect(await page.getByRole('link', { name: t.none.link }).count()).toBe(1);
    await fits('the end');
  },
);

it.each(locales)('in %s, the words of a month with five Fridays do not touch at 360 px', async (locale) => {
  // Five Fridays, on any day of the test.
  const five = releaseMonths(agencyDay(Date.now())).find((one) => fridaysOf(one).length === 5) ?? '';
  const query = new URLSearchParams({
    ...{ friday: fridaysOf(five)[3] ?? '', releaseDate: five, releaseType: 'single' },
    ...{ territories: 'FR', budget: '1500', genre: 'rap' },
  });
  const page = await openPage(site, `${localizePath(locale, WATCH_PATH)}?${query}`, {
    viewport: { width: 360, height: 800 },
  });
  const gaps = await page.locator('.watch-month tr').evaluateAll((rows) =>
    rows.map((row) => {
      const boxes = [...row.querySelectorAll('td, th .planner-day')].map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return range.getBoundingClientRect();
      });
      return Math.min(...boxes.slice(1).map((box, index) => box.left - (boxes[index]?.right ?? 0)));
    }),
  );
  expect(gaps).toHaveLength(3);
  for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(3);
});
