import { describe, expect, it } from 'vitest';
import { formatEuro, formatNumber } from '../src/i18n/format.ts';
import { arrivesAt, desktop, moving, openPage, pageWidth } from '../tests/e2e/browser.ts';
import { countersOf, countersShow, expectToCountUpOnce } from '../tests/e2e/counters.ts';
import { http } from '../tests/e2e/http.ts';
import { siteOfFile } from '../tests/e2e/site.ts';
import { homeOf, locales, textsOf } from '../tests/e2e/texts.ts';

const site = await siteOfFile();
/** With demo data, the claims of the agency are confirmed as documented. */
const demo = await siteOfFile({ DEMO_DATA: 'on' });
const t = textsOf('fr');

describe('the frequent questions', () => {
  it.each([true, false])(
    'open one at a time by click, Enter and Space (JavaScript: %s)',
    async (javaScriptEnabled) => {
      const page = await openPage(site, '/', { javaScriptEnabled });
      const items = page.locator('#faq details');
      const open = () =>
        items.evaluateAll((all) => all.flatMap((item, index) => (item.hasAttribute('open') ? index : [])));
      const question = (index: number) => items.nth(index).locator('summary');
      expect(await open()).toEqual([]);
      await question(0).click();
      await expect.poll(open).toEqual([0]);
      await question(2).click();
      await expect.poll(open).toEqual([2]);
      await question(2).click();
      await expect.poll(open).toEqual([]);
      for (const [index, key, after] of [
        [1, 'Enter', [1]],
        [3, 'Space', [3]],
        [3, 'Enter', []],
        [0, 'Space', [0]],
      ] as const) {
        await question(index).focus();
        await page.keyboard.press(key);
        await expect.poll(open).toEqual(after);
      }
    },
  );
});

describe('the counters', () => {
  const finals = ['500+', '200+', '50M+', '25+'];

  it('have their final figures in the HTML, and do not count with prefers-reduced-motion', async () => {
    const { body } = await http(demo, '/');
    const texts = [...body.matchAll(/class="counted"[^>]*>(.*?)<\/span>/g)].map(([, html = '']) => html);
    expect(texts.map((html) => html.replaceAll('<!-- -->', ''))).toEqual(finals);
    const page = await openPage(demo, '/', {
      before: (p) =>
        p.addInitScript(() => {
          addEventListener('DOMContentLoaded', () => {
            const block = document.querySelector('[data-counters]');
            const change = () => document.documentElement.setAttribute('data-counted', '');
            if (block)
              new MutationObserver(change).observe(block, {
                subtree: true,
                childList: true,
                characterData: true,
              });
          });
        }),
    });
    await page.locator('[data-counters]').scrollIntoViewIfNeeded();
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(await page.locator('html').getAttribute('data-counted')).toBeNull();
    expect(await countersOf(page)).toEqual(finals);
  });

  it('count up without any action of the visitor when they are on the first screen', async () => {
    const page = await openPage(demo, '/', { ...moving, viewport: { width: 1440, height: 1000 } });
    const seen = await page.evaluate(() => {
      const { top, height } =
        document.querySelector('[data-counters]')?.getBoundingClientRect() ?? new DOMRect();
      return (innerHeight - top) / height;
    });
    expect(seen).toBeGreaterThan(0.5);
    await expect.poll(() => countersOf(page), { interval: 30 }).not.toEqual(finals);
    await expect.poll(() => countersOf(page), { timeout: 5000 }).toEqual(finals);
  });

  it('are hidden before they count, and have their final figures when the scripts fail to load', async () => {
    const page = await openPage(demo, '/', {
      ...moving,
      expected: [/request failed: GET .*\.js/, /console error: .*ERR_FAILED/],
      before: async (p) => {
        await p.route('**/*.js', (route) => route.abort());
        await p.addInitScript(() =>
          addEventListener('DOMContentLoaded', () => {
            const figure = document.querySelector('.counted');
            if (figure) document.documentElement.dataset['first'] = getComputedStyle(figure).visibility;
          }),
        );
      },
    });
    expect(await page.locator('html').getAttribute('data-first')).toBe('hidden');
    await expect.poll(() => countersShow(page)).toBe(true);
    expect(await countersOf(page)).toEqual(finals);
  });

  it('are read by a screen reader with their final figures only', async () => {
    const page = await openPage(demo, '/', { javaScriptEnabled: false, ...moving });
    expect(await countersShow(page)).toBe(true);
    const heard = await page.locator('[data-counters] li').evaluateAll((items) =>
      items.map((item) => {
        for (const silent of item.querySelectorAll('[aria-hidden="true"]')) silent.remove();
        return item.querySelector('.figures')?.textContent;
      }),
    );
    expect(heard).toEqual(finals);
  });

  it('count up once over 2.5 s, from half visibility on', () =>
    expectToCountUpOnce(demo, { path: '/', finals, durationMs: 2500 }));
});

it.each(locales)(
  'the budget meter follows the arrow keys, and its link contains the budget (%s)',
  async (locale) => {
    const page = await openPage(site, homeOf(locale));
    const range = page.getByRole('slider', { name: textsOf(locale).home.hero.scrubber.label });
    const hero = page.locator('#hero');
    const read = async () => {
      const fragment = (await hero.locator('[data-action]').getAttribute('href'))?.split('?')[1];
      return {
        link: Object.fromEntries(new URLSearchParams(fragment)),
        views: (await hero.locator('[data-views]').textContent()) ?? '',
        range: (await hero.locator('[data-span]').textContent()) ?? '',
        value: (await range.getAttribute('aria-valuetext')) ?? '',
      };
    };
    const expectBudget = async (budget: number) => {
      // The script starts after the first paint: an earlier key is not lost, only handled a moment later.
      await expect.poll(async () => (await read()).link['budget']).toBe(String(budget));
      // YouTube, Europe, awareness: 0.010 to 0.040 per view, 0.025 on average.
      const { link, views, range: shown, value } = await read();
      expect(link).toEqual({ platform: 'youtube', budget: String(budget) });
      // Rounded to two figures, with the range of the simulator below it.
      const rounded = (figure: number) => formatNumber(locale, Number(figure.toPrecision(2)));
      expect(views).toContain(rounded(budget / 0.025));
      expect(shown).toContain(rounded(budget / 0.04));
      expect(shown).toContain(rounded(budget / 0.01));
      expect(value).toContain(formatEuro(locale, budget));
    };
    await range.focus();
    await expectBudget(1000);
    await page.keyboard.press('ArrowRight');
    await expectBudget(1050);
    await page.keyboard.press('End');
    await expectBudget(50_000);
    await page.keyboard.press('Home');
    await expectBudget(500);
    await hero.locator('[data-action]').click();
    const dialog = page.getByRole('dialog', { name: textsOf(locale).simulator.title });
    await dialog.getByRole('heading', { name: textsOf(locale).simulator.steps.campaignType.title }).waitFor();
  },
);

it('the budget meter shows the budget that a visitor set before its script was loaded', async () => {
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  const page = await openPage(site, '/', {
    before: (p) =>
      p.route('**/*.js', async (route) => {
        await sent;
        await route.continue();
      }),
  });
  const range = page.locator('[data-range]');
  await range.focus();
  await page.keyboard.press('End');
  expect(await page.locator('[data-action]').getAttribute('href')).toBe('#simulator');
  // No further key is pressed.
  send();
  await expect
    .poll(() => page.locator('[data-action]').getAttribute('href'))
    .toBe('#simulator?platform=youtube&budget=50000');
  expect(await page.locator('[data-views]').textContent()).toContain(formatNumber('fr', 2_000_000));
});

describe('the home page in a small window', () => {
  it.each(locales)(
    'does not scroll sideways at 320 px, with menu and questions open (%s)',
    async (locale) => {
      const page = await openPage(site, homeOf(locale), { viewport: { width: 320, height: 640 } });
      expect(await pageWidth(page)).toBe(320);
      await page.locator('#faq summary').first().click();
      expect(await pageWidth(page)).toBe(320);
      await page.getByRole('button', { name: textsOf(locale).layout.nav.open }).click();
      const menu = await page.locator('#menu').evaluate(({ scrollWidth }) => scrollWidth);
      expect([await pageWidth(page), menu]).toEqual([320, 320]);
    },
  );

  it.each(locales)(
    'has readable labels below the drawing of a campaign, which do not overlap (%s)',
    async (locale) => {
      const page = await openPage(site, homeOf(locale), { viewport: { width: 320, height: 640 } });
      const words = await page.locator('.picture-label').evaluateAll((all) =>
        all.map((word) => {
          const { left, right, height } = word.getBoundingClientRect();
          return { left, right, height };
        }),
      );
      expect(words).toHaveLength(3);
      for (const [index, { left, height }] of words.entries()) {
        expect(height).toBeGreaterThanOrEqual(14);
        expect(left).toBeGreaterThan((words[index - 1]?.right ?? 0) + 2);
      }
    },
  );

  it('shows everything at a zoom of 200 %', async () => {
    const zoomed = { width: desktop.width / 2, height: desktop.height / 2 };
    const page = await openPage(site, '/', { viewport: zoomed, deviceScaleFactor: 2 });
    expect(await pageWidth(page)).toBe(zoomed.width);
    await page.getByRole('button', { name: t.layout.nav.open }).click();
    await page.locator('#menu').getByRole('link', { name: t.layout.nav.contact }).click();
    await arrivesAt(page, 'contact');
    const clipped = await page.locator('h1, h2, h3, p, a, button, label').evaluateAll((all) =>
      all.flatMap((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        const hidden =
          width <= 1 || !element.checkVisibility() || element.closest('.sr-only, .trap, .skip-link');
        return !hidden && (left < -1 || right > innerWidth + 1) ? [element.textContent] : [];
      }),
    );
    expect(clipped).toEqual([]);
  });

  it.each([320, 360])(
    'keeps the number of the budget meter on one line at %d px at every position',
    async (room) => {
      for (const locale of locales) {
        const page = await openPage(site, homeOf(locale), { viewport: { width: room, height: 640 } });
        await page.keyboard.press('Shift');
        await page.locator('[data-range]').evaluate((range: HTMLInputElement) => {
          range.value = '99';
          range.dispatchEvent(new Event('input', { bubbles: true }));
        });
        await expect.poll(() => page.locator('[data-views]').getAttribute('data-digits')).toBe('7');
        const wrong = await page.locator('[data-range]').evaluate((range: HTMLInputElement) => {
          const number = document.querySelector('[data-views]');
          const heights = new Set<number>();
          const outside = Array.from({ length: 21 }, (_, index) => index * 5).filter((position) => {
            range.value = String(position);
            range.dispatchEvent(new Event('input', { bubbles: true }));
            const { left = -1, right = -1, height = 0 } = number?.getBoundingClientRect() ?? {};
            heights.add(Math.round(height));
            return left < 0 || right > innerWidth - 20 || document.documentElement.scrollWidth > innerWidth;
          });
          return { outside, heights: heights.size };
        });
        expect([locale, wrong]).toEqual([locale, { outside: [], heights: 1 }]);
      }
    },
  );

  it('shows thumb, bars and button of the hero in forced colours', async () => {
    const page = await openPage(site, '/', { forcedColors: 'active', colorScheme: 'dark' });
    const border = await page
      .locator('[data-action]')
      .evaluate((button) => [
        getComputedStyle(button).borderTopWidth,
        getComputedStyle(button).borderTopColor,
      ]);
    expect(border[0]).toBe('1px');
    expect(border[1]).not.toBe('rgba(0, 0, 0, 0)');
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const colours = await page.evaluate(() => {
      const of = (selector: string, name: string) => {
        const element = document.querySelector(selector);
        return element ? getComputedStyle(element).getPropertyValue(name) : '';
      };
      return [
        of('.scrubber-playhead', 'background-color'),
        of('.is-lit > .scrubber-layer', 'fill'),
        of('.scrubber-layer', 'fill'),
        of('.hero-number', 'color'),
      ];
    });
    expect(colours[1]).not.toBe(colours[2]);
    for (const colour of colours) expect([colour, '']).not.toContain(ground);
  });
});

it("the home page is complete without JavaScript, and the simulator's links open a panel", async () => {
  const page = await openPage(site, '/', { javaScriptEnabled: false });
  // No claim of the agency is confirmed yet.
  expect(await page.locator('[data-count]').count()).toBe(0);
  await page.locator('[data-action]').click();
  const panel = page.locator('#simulator');
  expect(await panel.isVisible()).toBe(true);
  await panel.getByRole('link', { name: t.layout.noScript.action }).click();
  await arrivesAt(page, 'contact');
});
