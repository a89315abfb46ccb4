import { existsSync } from 'node:fs';
import { type Browser, firefox } from 'playwright-core';

const candidates = [
  process.env['FIREFOX_PATH'],
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** The path of an installed Firefox, from `FIREFOX_PATH` or where systems put it; `undefined`: there is none. */
export const firefoxPath = candidates.find((path) => path !== undefined && existsSync(path));

/** The private parts of Playwright's objects that `startFirefox` uses. */
interface Inside {
  _connection: { toImpl(browser: Browser): { _browserSession: Session } };
}
interface Session {
  send(method: string, params: object): Promise<unknown>;
}

let browser: Promise<Browser> | undefined;

/**
 * Returns the Firefox of this worker, started at the first call; `undefined` if the machine has none. Playwright drives an
 * unmodified release of Firefox over WebDriver BiDi, without a build of its own.
 */
export function workerFirefox(): Promise<Browser> | undefined {
  if (firefoxPath) browser ??= startFirefox(firefoxPath);
  return browser;
}

async function startFirefox(executablePath: string): Promise<Browser> {
  const started = await firefox.launch({ channel: 'moz-firefox', executablePath });
  // Playwright 1.65 overrides the media features of each new context, which Firefox 153 does not support: no page would open.
  const session = (started as unknown as Inside)._connection.toImpl(started)._browserSession;
  const send = session.send.bind(session);
  session.send = async (method, params) =>
    method === 'emulation.setMediaFeaturesOverride' ? {} : send(method, params);
  return started;
}
