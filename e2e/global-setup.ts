import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { buildIfStale } from '../scripts/building.ts';
import { chromiumArguments, findChromium, howToInstall } from '../scripts/find-chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the run's one Chromium; null if there is none, and its tests are skipped by `ALLOW_SKIP=1`. */
    chromium: string | null;
  }
}

/**
 * Chromium renders the suggestions of its address bar as a web page, newly made for each window even if none is shown:
 * more than half of the CPU time of the whole run. This flag replaces Playwright's own, so the list repeats the entries
 * of Playwright's list that matter: no request to Google, and http stays http.
 */
const featuresOff = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
];

/** Builds the pages if needed, and starts one Chromium for the whole run. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  await buildIfStale();
  const executablePath = findChromium();
  if (executablePath) {
    const server = await chromium
      .launchServer({
        executablePath,
        args: [...chromiumArguments, `--disable-features=${featuresOff.join(',')}`],
      })
      .catch((error: unknown) => {
        throw new Error(`${executablePath} does not start: name another one in CHROMIUM_PATH.`, {
          cause: error,
        });
      });
    project.provide('chromium', server.wsEndpoint());
    return () => server.close();
  }
  if (process.env['ALLOW_SKIP'] !== '1') throw new Error(howToInstall);
  console.warn(`SKIPPED: every journey in a browser. ${howToInstall}`);
  project.provide('chromium', null);
  return undefined;
}
