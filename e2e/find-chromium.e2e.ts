import { chromium } from 'playwright-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findChromium, howToInstall, type Machine } from '../scripts/find-chromium.ts';

/** A machine with these files, on which some programs can be run and then add further files. */
function machine(files: string[], changes: Partial<Machine> = {}, installs: Record<string, string> = {}) {
  const there = new Set(files);
  const calls: string[] = [];
  const made: Machine = {
    env: {},
    home: '/home/lea',
    isRoot: false,
    exists: (file) => there.has(file),
    list: () => [],
    run: (program, args) => {
      const call = [program, ...args].join(' ');
      calls.push(call);
      const file = Object.entries(installs).find(([words]) => call.includes(words))?.[1];
      if (file === undefined) throw new Error('no network');
      there.add(file);
    },
    ...changes,
  };
  return { made, calls };
}

describe('findChromium', () => {
  it.each([
    [
      'the one that is named',
      ['/opt/chrome', '/usr/bin/chromium'],
      { env: { CHROMIUM_PATH: '/opt/chrome' } },
      '/opt/chrome',
    ],
    ['Debian’s', ['/usr/bin/google-chrome', '/usr/bin/chromium'], {}, '/usr/bin/chromium'],
    ['Google’s', ['/usr/bin/google-chrome'], {}, '/usr/bin/google-chrome'],
    [
      'that of a Mac',
      ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
      {},
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ],
    ['Playwright’s', [chromium.executablePath()], {}, chromium.executablePath()],
    [
      'the newest that Playwright ever downloaded',
      ['/cache/chromium-900/chrome-linux/chrome', '/cache/chromium-1100/chrome-linux/chrome'],
      {
        env: { PLAYWRIGHT_BROWSERS_PATH: '/cache' },
        list: (folder: string) => (folder === '/cache' ? ['chromium-900', 'chromium-1100', 'ffmpeg-1'] : []),
      },
      '/cache/chromium-1100/chrome-linux/chrome',
    ],
  ])('returns %s, and installs nothing', (_name, files, changes, expected) => {
    const { made, calls } = machine(files, changes);
    expect(findChromium(made)).toBe(expected);
    expect(calls).toEqual([]);
  });

  it('throws when the path of CHROMIUM_PATH does not exist', () => {
    const { made } = machine(['/usr/bin/chromium'], { env: { CHROMIUM_PATH: '/opt/chrome' } });
    expect(() => findChromium(made)).toThrow('CHROMIUM_PATH: there is no /opt/chrome');
  });

  afterEach(() => vi.restoreAllMocks());

  it("installs Debian's packages as root, else Playwright's download, else returns undefined", () => {
    const say = vi.spyOn(console, 'info').mockReturnValue();
    const complain = vi.spyOn(console, 'error').mockReturnValue();
    const apt = ['/usr/bin/apt-get'];
    const root = machine(apt, { isRoot: true }, { update: '/lists', 'install -y': '/usr/bin/chromium' });
    expect(findChromium(root.made)).toBe('/usr/bin/chromium');
    expect(root.calls).toEqual([
      'apt-get update -q',
      'apt-get install -y -q --no-install-recommends chromium fonts-liberation',
    ]);

    const person = machine(apt, {}, { 'install chromium': chromium.executablePath() });
    expect(findChromium(person.made)).toBe(chromium.executablePath());
    expect(person.calls).toHaveLength(1);

    const alone = machine(apt, { isRoot: true });
    expect(findChromium(alone.made)).toBeUndefined();
    expect(alone.calls).toHaveLength(2);
    expect([say.mock.calls.length, complain.mock.calls.length]).toEqual([4, 2]);
    expect(howToInstall).toMatch(/apt-get install chromium.*CHROMIUM_PATH/);
  });
});
