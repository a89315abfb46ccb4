import { expect, it } from 'vitest';
import { RECEIPT_PATH } from '../src/domain/consent/receipt-path.ts';
import { localizePath } from '../src/domain/locale/locale.ts';
import { OWN_DATA_PATH } from '../src/domain/own-data/own-data.ts';
import { REPORT_PATH } from '../src/domain/report/content-report.ts';
import { SPEND_PATH } from '../src/domain/spend/spend-request.ts';
import { WATCH_PATH } from '../src/domain/watch/watch-path.ts';
import { EXAMPLE_REPORT_PATH } from '../src/site/campaign-report/example-report.ts';
import { expectAccessible } from '../tests/e2e/axe.ts';
import { desktop, laidOut, openPage, pageWidth } from '../tests/e2e/browser.ts';
import { lostInForcedColours } from '../tests/e2e/forced-colours.ts';
import { siteOfFile } from '../tests/e2e/site.ts';
import { homeOf, locales } from '../tests/e2e/texts.ts';

/** The pages that are linked, but in no list of pages: `accessibility` reads the listed ones. */

const site = await siteOfFile({ DEMO_DATA: 'on' });
const paths = [RECEIPT_PATH, OWN_DATA_PATH, REPORT_PATH, SPEND_PATH, WATCH_PATH, EXAMPLE_REPORT_PATH];
const small = { width: 320, height: 640 };

it.each(locales)(
  'the unlisted pages in %s are complete, no wider than a small phone, and accessible, also in forced colours',
  { timeout: 120_000 },
  async (locale) => {
    const page = await openPage(site, homeOf(locale), { viewport: small });
    for (const path of paths) {
      await page.setViewportSize(small);
      await page.goto(localizePath(locale, path));
      expect([path, await page.locator('h1:visible').count()]).toEqual([path, 1]);
      const unfilled = /undefined|NaN|\{[\w.|]+\}|<[A-Z]/.exec(await page.locator('main').innerText());
      expect([path, unfilled]).toEqual([path, null]);
      await laidOut(page);
      expect([path, await pageWidth(page)]).toEqual([path, small.width]);
      expect([path, await lostInForcedColours(page)]).toEqual([path, []]);
      await page.setViewportSize(desktop);
      await expectAccessible(page, `${path} in ${locale}`);
    }
  },
);
