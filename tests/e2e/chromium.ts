import { type Browser, chromium } from 'playwright-core';
import { inject } from 'vitest';
import { chromiumArguments } from '../../scripts/find-chromium.ts';

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

let browser: Promise<Browser> | undefined;

/**
 * Returns the Chromium of this worker, started at the first call; `undefined` if the machine has none. It ends with the
 * worker, which holds its pipe.
 * @throws Error when it does not start
 */
export function workerBrowser(): Promise<Browser> | undefined {
  const executablePath = inject('chromium');
  if (!executablePath) return undefined;
  browser ??= chromium
    .launch({
      executablePath,
      args: [...chromiumArguments, `--disable-features=${featuresOff.join(',')}`],
    })
    .catch((error: unknown) => {
      throw new Error(`${executablePath} does not start: name another one in CHROMIUM_PATH.`, {
        cause: error,
      });
    });
  return browser;
}
