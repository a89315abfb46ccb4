import { describe, expect, it } from 'vitest';
import { formatEuro } from '../../src/i18n/format.ts';
import { moving, openPage, phone, type VisitOptions } from '../../tests/e2e/browser.ts';
import { campaign, openSimulator, simulatorOn } from '../../tests/e2e/simulator.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';

/** Addresses that open the simulator, and the link that shares its inputs. */

const site = await siteOfFile();

const open = (path?: string, options?: VisitOptions) => openSimulator(site, path, options);

describe('the address of the simulator', () => {
  it.each([
    ['#simulator', 'platform'],
    ['#simulator?platform=meta', 'campaignType'],
    ['#simulator?campaignType=awareness&budget=900', 'platform'],
    ['#simulator?platform=nothing&budget=abc&country=%3Cscript%3E', 'platform'],
    ['#simulator?platform=youtube&campaignType=awareness&budget=499', 'budget'],
    ['#simulator?platform=youtube&campaignType=awareness&budget=1e99&country=usa', 'budget'],
    [
      '#simulator?platform=youtube&campaignType=awareness&budget=900&country=usa&name=Nova&email=n%40x.example',
      'contact',
    ],
  ] as const)('opens it on load with %s, at the first open question: %s', async (fragment, step) => {
    const { page, simulator } = await open(`/${fragment}`);
    await simulator.at(step);
    if (step !== 'contact') return;
    // Such as from a link in an e-mail. Name and e-mail are removed from the address.
    expect([await simulator.artist.inputValue(), await simulator.email.inputValue()]).toEqual([
      'Nova',
      'n@x.example',
    ]);
    expect(page.url()).toBe(`${site.url}/${fragment.split('&name')[0]}`);
    expect(await simulator.dialog.textContent()).toContain(formatEuro('fr', 900));
  });

  it('opens it from another page, from the address bar, and by back and forward', async () => {
    const page = await openPage(site, '/en');
    const french = simulatorOn(page);
    await page.goto('/#simulator?platform=tiktok');
    await french.at('campaignType');
    await french.button(french.t.close).click();
    await french.closed();
    await page.evaluate(() => location.assign('#simulator?platform=meta'));
    await french.at('campaignType');
    await page.goBack();
    await french.closed();
    await page.goForward();
    await french.at('campaignType');
    await page.goBack();
    await french.closed();
    await page.goBack();
    await page.waitForURL(`${site.url}/en`);
    expect(await french.dialog.count()).toBe(0);
  });

  it('is set by a click, and Back, Forward and closing leave no extra history entry', async () => {
    const page = await openPage(site, '/?utm_source=radio', { viewport: phone, ...moving });
    const simulator = simulatorOn(page);
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await page.locator('#services').getByRole('link', { name: 'Estimer sur TikTok' }).click();
    await simulator.at('campaignType');
    expect(page.url()).toBe(`${site.url}/?utm_source=radio#simulator?platform=tiktok`);
    const scrolled = await page.evaluate(() => window.scrollY);
    expect(scrolled).toBeGreaterThan(500);
    await page.goBack();
    await simulator.closed();
    expect([page.url(), await page.evaluate(() => window.scrollY)]).toEqual([
      `${site.url}/?utm_source=radio`,
      scrolled,
    ]);
    await page.goForward();
    await simulator.at('campaignType');
    await page.keyboard.press('Escape');
    await simulator.closed();
    await page.waitForURL(`${site.url}/?utm_source=radio`);
    await page.goBack();
    expect(page.url()).toBe('about:blank');
  });
});

describe('the share link', () => {
  it('is copied, and opens the same inputs for another visitor, without personal data', async () => {
    const page = await openPage(site, '/?utm_source=radio', {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const simulator = simulatorOn(page);
    const answers = campaign({
      platform: 'meta',
      campaignType: 'conversion',
      budget: 1230,
      country: 'south_america',
    });
    await simulator.openAtContact(answers);
    await simulator.compute();
    await simulator.shows(answers);
    await simulator.button(simulator.t.result.share).click();
    await simulator.dialog.getByText(simulator.t.result.shared).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(
      `${site.url}/#simulator?platform=meta&campaignType=conversion&budget=1230&country=south_america`,
    );
    const other = await openPage(site, link.slice(site.url.length));
    const theirs = simulatorOn(other);
    await theirs.at('contact');
    expect([await theirs.artist.inputValue(), await theirs.email.inputValue()]).toEqual(['', '']);
    const next = { ...answers, ...(({ artistName, email }) => ({ artistName, email }))(campaign()) };
    await theirs.typeContact(next);
    await theirs.compute();
    await theirs.shows(next);
  });

  it('is shown and selected when the clipboard is not available', async () => {
    const page = await openPage(site, '/', {
      before: (p) =>
        p.addInitScript(() => {
          Object.defineProperty(navigator, 'clipboard', { value: undefined });
        }),
    });
    const simulator = simulatorOn(page);
    await simulator.openAtContact(campaign());
    await simulator.compute();
    await simulator.button(simulator.t.result.share).click();
    const field = simulator.dialog.getByLabel(simulator.t.result.shareFailed);
    expect(await field.inputValue()).toContain('#simulator?platform=youtube');
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(await field.inputValue());
  });
});
