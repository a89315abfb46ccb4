import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desktop, hasFocus, openPage, phone } from '../../tests/e2e/browser.ts';
import { AFTER_BANNER_MS, consentOn, nothing, record } from '../../tests/e2e/consent.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';
import { homeOf, locales, longLocales } from '../../tests/e2e/texts.ts';

const site = await siteOfFile();
const widths = [
  ['a phone', phone],
  ['a tablet', { width: 768, height: 1024 }],
  ['a desktop', desktop],
] as const;

/** Size and style of each button, without the properties that depend on its position. */
const looksOf = (buttons: Element[]) =>
  buttons.map((button) => {
    const { width, height, bottom } = button.getBoundingClientRect();
    const style = getComputedStyle(button);
    const looks = [...style]
      .filter(
        (name) =>
          !/^(?:perspective-origin|transform-origin|.*(?:inline|block)-size|width|height)$/.test(name),
      )
      .map((name) => `${name}: ${style.getPropertyValue(name)}`);
    return {
      size: [Math.round(width), Math.round(height)],
      looks,
      inside: bottom <= innerHeight,
      tall: height >= 44,
    };
  });

/** The violations that axe finds in a part of the page: WCAG 2.2 AA and best practices. */
async function violations(page: Page, part: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (selector) => {
    // Read from the window by name: the import above belongs to the test's process.
    const inPage: typeof axe = Reflect.get(window, 'axe');
    const found = await inPage.run(document.querySelector<HTMLElement>(selector) ?? document, {
      runOnly: {
        type: 'tag',
        values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
      // An open dialog makes the page behind it inert, which axe does not detect.
      rules: { 'target-size': { enabled: true }, region: { enabled: selector === 'html' } },
      resultTypes: ['violations'],
    });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`);
  }, part);
}

describe('the consent banner', () => {
  it.each([
    { width: 1440, height: 900 },
    // A phone held sideways.
    { width: 640, height: 320 },
  ])('opens two seconds after the page has loaded, without a layout shift (%j)', async (viewport) => {
    const page = await openPage(site, '/', {
      viewport,
      before: (p) =>
        p.addInitScript(() => {
          addEventListener('load', () => {
            const loaded = performance.now();
            const banner = document.querySelector('[data-consent-banner]');
            if (!banner) return;
            new MutationObserver(() => {
              document.documentElement.dataset['waited'] = String(performance.now() - loaded);
            }).observe(banner, { attributes: true });
            // The webfonts have loaded by then: any shift after that comes from the banner.
            setTimeout(() => {
              let shift = 0;
              new PerformanceObserver((list) => {
                for (const entry of list.getEntries()) shift += Reflect.get(entry, 'value') as number;
                document.documentElement.dataset['shift'] = String(shift);
              }).observe({ type: 'layout-shift' });
            }, 1500);
          });
        }),
    });
    await consentOn(page).banner.waitFor();
    const waited = Number(await page.locator('html').getAttribute('data-waited'));
    expect(waited).toBeGreaterThanOrEqual(1990);
    await page.waitForTimeout(400);
    expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0)).toBe(0);
  });

  it.each(longLocales)(
    'has two buttons of the same size and style, and no violation found by axe (%s)',
    async (locale) => {
      const page = await openPage(site, homeOf(locale));
      const { banner, answer, dialog, toggle } = consentOn(page, locale);
      await banner.waitFor();
      for (const [name, viewport] of widths) {
        await page.setViewportSize(viewport);
        const answers = await banner.locator('.consent-answer').evaluateAll(looksOf);
        expect(answers).toHaveLength(2);
        for (const look of answers) expect(look).toEqual(answers[0]);
        expect(answers[0]).toMatchObject({ inside: true, tall: true });
        expect({ name, violations: await violations(page, 'html') }).toEqual({ name, violations: [] });
      }
      await answer('settings').click();
      await toggle('analytics').check();
      for (const [name, viewport] of widths) {
        await page.setViewportSize(viewport);
        const answers = await dialog.locator('.consent-answers').getByRole('button').evaluateAll(looksOf);
        for (const look of answers) expect(look).toEqual(answers[0]);
        expect({ name, violations: await violations(page, 'dialog[open]') }).toEqual({
          name,
          violations: [],
        });
      }
    },
  );

  it.each(locales)(
    'is one line on a phone, which covers neither the number nor the button of the first screen (%s)',
    async (locale) => {
      const page = await openPage(site, homeOf(locale), { viewport: phone });
      await consentOn(page, locale).banner.waitFor();
      for (const viewport of [{ width: 320, height: 568 }, phone, { width: 390, height: 844 }]) {
        await page.setViewportSize(viewport);
        const box = await page.evaluate(() => {
          const of = (selector: string) =>
            document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
          const [number, button, line] = ['[data-views]', '[data-action]', '[data-consent-banner]'].map(of);
          const texts = [...document.querySelectorAll('[data-consent-banner] button')];
          return {
            number: number?.bottom ?? Number.NaN,
            inside: (number?.right ?? Number.NaN) <= innerWidth,
            size: Number.parseFloat(
              getComputedStyle(document.querySelector('[data-views]') ?? document.body).fontSize,
            ),
            largest: Math.max(
              ...[...document.querySelectorAll('main :is(h1, h2, p, span)')].map((text) =>
                Number.parseFloat(getComputedStyle(text).fontSize),
              ),
            ),
            button: button?.bottom ?? Number.NaN,
            line: line?.top ?? Number.NaN,
            height: line?.height ?? Number.NaN,
            cut: texts.filter((text) => text.scrollWidth > text.clientWidth).map((text) => text.textContent),
          };
        });
        expect(box.height).toBeLessThanOrEqual(62);
        expect(box.number).toBeLessThan(box.button);
        expect(box.button).toBeLessThanOrEqual(box.line);
        expect(box.inside).toBe(true);
        expect(box.size).toBeGreaterThan(box.largest);
        expect(box.cut).toEqual([]);
      }
    },
  );

  it('opens two sentences above its line on a phone, with the policy, and closes them again', async () => {
    const page = await openPage(site, '/', { viewport: { width: 320, height: 568 } });
    const { banner, t } = consentOn(page);
    const about = banner.getByRole('button', { name: t.about });
    const policy = banner.getByRole('link', { name: t.more });
    await about.focus();
    expect(await policy.isVisible()).toBe(false);
    await page.keyboard.press('Enter');
    await policy.waitFor();
    expect(await about.getAttribute('aria-expanded')).toBe('true');
    const bottom = async (part: typeof about) => {
      const { y = Number.NaN, height = Number.NaN } = (await part.boundingBox()) ?? {};
      return y + height;
    };
    expect(await bottom(policy)).toBeLessThanOrEqual((await about.boundingBox())?.y ?? 0);
    expect(await violations(page, 'html')).toEqual([]);
    expect(await banner.locator('.consent-answer').evaluateAll(looksOf)).toMatchObject(
      Array(2).fill({ inside: true, tall: true, size: [expect.any(Number), 44] }),
    );
    await page.keyboard.press('Tab');
    expect(await hasFocus(page, '.consent-text a')).toBe(true);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await policy.waitFor({ state: 'hidden' });
    expect(await hasFocus(page, '.consent-about')).toBe(true);
  });

  it('is the first stop of the keyboard, does not trap the focus, and accepts a choice', async () => {
    const page = await openPage(site);
    const { banner, stored } = consentOn(page);
    await banner.waitFor();
    expect(await hasFocus(page, 'body')).toBe(true);
    await page.keyboard.press('Tab');
    expect(await hasFocus(page, '.skip-link')).toBe(true);
    const met: boolean[] = [];
    for (let i = 0; i < 5; i += 1) {
      await page.keyboard.press('Tab');
      met.push(await hasFocus(page, '[data-consent-banner] *'));
    }
    expect(met).toEqual([true, true, true, true, false]);
    expect(await hasFocus(page, 'header *')).toBe(true);
    for (let i = 0; i < 3; i += 1) await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await banner.waitFor({ state: 'hidden' });
    expect(await stored()).toEqual(record(nothing));
  });

  it.each([
    // 1280 x 1024 at 400 %.
    { width: 320, height: 256 },
    { width: 640, height: 360 },
    phone,
  ])('does not cover the focused element, nor does the header (%j)', async (viewport) => {
    const page = await openPage(site, '/', { viewport });
    await consentOn(page).banner.waitFor();
    const hidden: string[] = [];
    for (let stop = 0; stop < 60; stop += 1) {
      await page.keyboard.press('Tab');
      const lost = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused || focused === document.body) return undefined;
        const { left, right, top, bottom } = focused.getBoundingClientRect();
        const shares = [0.02, 0.25, 0.5, 0.75, 0.98];
        const seen = shares.some((down) =>
          shares.some((across) => {
            const x = left + (right - left) * across;
            const hit = document.elementFromPoint(x, top + (bottom - top) * down);
            return hit && (focused.contains(hit) || hit.contains(focused));
          }),
        );
        return seen ? undefined : focused.outerHTML.slice(0, 120);
      });
      if (lost) hidden.push(lost);
    }
    expect(hidden).toEqual([]);
  });

  it('marks the edge at which the settings can be scrolled', async () => {
    const page = await openPage(site, '/', { viewport: { width: 320, height: 640 } });
    await consentOn(page).answer('settings').click();
    const settings = page.locator('.consent-settings');
    const edges = async () => {
      const { x, y, height } = (await settings.boundingBox()) ?? { x: 0, y: 0, height: 0 };
      const strip = (top: number) => page.screenshot({ clip: { x, y: top, width: 4, height: 12 } });
      return [await strip(y + 2), await strip(y + height - 14)].map((picture) => picture.toString('base64'));
    };
    const [top, cut] = await edges();
    await settings.evaluate((element) =>
      element.scrollTo({ top: element.scrollHeight, behavior: 'instant' }),
    );
    const [cutAbove, bottom] = await edges();
    expect(top).toBe(bottom);
    expect(cut).not.toBe(bottom);
    expect(cutAbove).not.toBe(top);
  });

  it('stays hidden without JavaScript', async () => {
    const page = await openPage(site, '/', { javaScriptEnabled: false });
    await page.waitForTimeout(AFTER_BANNER_MS);
    const { banner, manage } = consentOn(page);
    expect(await banner.isVisible()).toBe(false);
    expect(await manage.isVisible()).toBe(false);
  });
});
