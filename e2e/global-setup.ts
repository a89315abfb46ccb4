import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { buildIfStale } from '../scripts/building.ts';
import { chromiumArguments, findChromium, howToInstall } from '../scripts/find-chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the run's one Chromium listens; null: none, and its tests are skipped because `ALLOW_SKIP=1`. */
    chromium: string | null;
  }
}

/**
 * Chromium draws the suggestions of its address bar as a web page of their own, made anew for each window even where
 * none is shown: more than half of the whole run's computing. The flag replaces Playwright's, so that what matters of
 * its list is repeated: nothing calls home, http stays http.
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

/** Fresh pages and one Chromium for the whole run. */
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
