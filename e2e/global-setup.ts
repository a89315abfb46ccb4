import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { buildIfStale } from '../scripts/building.ts';
import { chromiumArguments, findChromium, howToInstall } from '../scripts/find-chromium.ts';
import { makeDemoTemplate } from '../tests/journeys/demo-template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the run's one Chromium; null if there is none, and its tests are skipped by `ALLOW_SKIP=1`. */
    chromium: string | null;
    /** Folder with the data of a site with samples, which the sites of journeys copy. */
    demoData: string;
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

/** Builds the pages if needed, makes the samples once, and starts one Chromium for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildIfStale();
  const demo = await makeDemoTemplate();
  project.provide('demoData', demo.folder);
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
    return async () => {
      await server.close();
      await demo.remove();
    };
  }
  if (process.env['ALLOW_SKIP'] !== '1') throw new Error(howToInstall);
  console.warn(`SKIPPED: every journey in a browser. ${howToInstall}`);
  project.provide('chromium', null);
  return demo.remove;
}
