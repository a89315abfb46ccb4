import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { consentRecord, nothingAccepted } from '../../src/domain/consent/choice.ts';
import { type Locale, localizePath } from '../../src/domain/locale/locale.ts';
import { walkThroughPlanner } from './planner-states.ts';

interface Viewport {
  width: number;
  height: number;
}

/** Takes a picture of each state of the planner, in its whole height, in one language and width. */
export async function photographPlanner(
  browser: Browser,
  { url, locale, viewport, folder }: { url: string; locale: Locale; viewport: Viewport; folder: string },
): Promise<void> {
  const context = await browser.newContext({
    locale: `${locale}-${locale.toUpperCase()}`,
    viewport,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  const choice = JSON.stringify(consentRecord(nothingAccepted, Date.now()));
  await page.addInitScript((stored) => localStorage.setItem('cookieConsent', stored), choice);
  try {
    await page.goto(url + localizePath(locale, '/planificateur-de-sortie'));
    let number = 0;
    await walkThroughPlanner(page, locale, async (state, dialog) => {
      number += 1;
      const hidden = await dialog
        .locator('.flow-body')
        .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
      await page.setViewportSize({ ...viewport, height: viewport.height + hidden });
      const name = `planner, ${locale}, ${String(number).padStart(2, '0')} ${state} ${viewport.width}.png`;
      await page.screenshot({ path: join(folder, name), animations: 'disabled' });
      await page.setViewportSize(viewport);
    });
  } catch (error) {
    process.exitCode = 1;
    console.error(`planner ${locale} ${viewport.width}: ${error instanceof Error ? error.message : error}`);
  } finally {
    await context.close();
  }
}
