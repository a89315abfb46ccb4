import { describe, expect, it } from 'vitest';
import {
  type LandingShared,
  type LandingTemplate,
  landingTemplates,
} from '../../src/domain/landing/landing-page.ts';
import { adminEnv, tokenOf } from '../../tests/e2e/admin.ts';
import { apiCaller } from '../../tests/e2e/api-caller.ts';
import { expectAccessible } from '../../tests/e2e/axe.ts';
import { desktop, moving, openPage, pageWidth, phone } from '../../tests/e2e/browser.ts';
import { http } from '../../tests/e2e/http.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';
import { landingView, states } from '../../tests/landing/landing-views.ts';

const site = await siteOfFile(adminEnv);

const call = apiCaller(site, await tokenOf(site), '/landing-pages');

/** Publishes a page of the fixtures, and returns its path. */
async function publish(
  template: LandingTemplate,
  state: string,
  own: Partial<LandingShared> = {},
): Promise<string> {
  const view = landingView(template, states[state]?.(template));
  const { texts } = view;
  const shared = { ...view.shared, ...own };
  const title = `${template} ${state}`;
  const { id } = await call('POST', '', { title, template });
  const content = { schema: 1, shared, texts: { fr: { ...texts, title: texts.title.slice(0, 120) } } };
  const { version } = await call('PUT', `/${id}`, { version: 1, content });
  const { url } = await call('POST', `/${id}/publish`, { version, locales: ['fr'] });
  return new URL(url).pathname;
}

/** The limit for a page without its picture and the two fonts. */
const BUDGET_BYTES = 20_000;

describe.each(landingTemplates)('the landing page of %s', (template) => {
  it('is accessible and no wider than the window with all its sections', async () => {
    const page = await openPage(site, await publish(template, 'full'));
    for (const viewport of [phone, { width: 768, height: 1024 }, desktop]) {
      await page.setViewportSize(viewport);
      expect(await pageWidth(page)).toBeLessThanOrEqual(viewport.width);
      await expectAccessible(page, `${template} ${viewport.width}`);
    }
  });

  it('is at most 20 kB compressed with its scripts, and is shown without script', async () => {
    const path = await publish(template, 'short');
    const sizes: number[] = [];
    await openPage(site, path, {
      before: async (page) => {
        page.on('response', async (response) => {
          if (/\.(?:woff2|avif|webp|jpg)$|\/api\//.test(response.url())) return;
          sizes.push((await response.request().sizes()).responseBodySize);
        });
      },
    });
    await expect.poll(() => sizes.length).toBeGreaterThan(1);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(BUDGET_BYTES);
    const plain = await openPage(site, path, { javaScriptEnabled: false });
    expect(await plain.locator('h1').innerText()).toContain('Ox');
    // Without tags that need consent, the link opens the page about cookies, and no style of the banner is sent.
    expect(await plain.getByRole('link', { name: 'Cookies' }).isVisible()).toBe(true);
    expect(await plain.content()).not.toContain('consent-banner');
    // The style of the page's colours applies under its policy.
    const ground = await plain.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
    expect(ground).not.toBe('rgba(0, 0, 0, 0)');
  });
});

it('a long artist name stays on its dark stage when its font fails to load', async () => {
  const page = await openPage(site, await publish('music-artist', 'longest'), {
    viewport: { width: 1440, height: 900 },
    expected: [/request failed: GET .*\.woff2/, /console error: .*ERR_FAILED/],
    before: (shown) => shown.route('**/*.woff2', (route) => route.abort()),
  });
  const bottomOf = (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom);
  expect(await bottomOf('h1')).toBeLessThanOrEqual(await bottomOf('.stage'));
});

it.each(landingTemplates)(
  'the page of %s is no wider than a phone at any moment of its motion',
  async (template) => {
    const page = await openPage(site, await publish(template, 'short'), { viewport: phone, ...moving });
    await page.waitForFunction(() => document.getAnimations().length > 0);
    for (const moment of [0, 150, 400, 900, 1500, 2400]) {
      const width = await page.evaluate((at) => {
        for (const animation of document.getAnimations()) {
          animation.pause();
          if (animation.timeline instanceof DocumentTimeline) animation.currentTime = at;
        }
        return document.documentElement.scrollWidth;
      }, moment);
      expect([moment, width]).toEqual([moment, phone.width]);
    }
  },
);

it('the policy of a page permits the frame of its own player, and no other frame', async () => {
  const release = await http(site, await publish('album-release', 'full'));
  expect(release.headers['content-security-policy']).toContain('frame-src https://open.spotify.com');
  const event = await http(site, await publish('music-event', 'full'));
  expect(event.headers['content-security-policy']).not.toContain('frame-src');
  expect(event.headers['x-page-sources']).toBeUndefined();
});

it('Apple Music is the first row where the style sheet detects an Apple phone; elsewhere, and on pages that fix it, the page’s own order applies', async () => {
  const path = await publish('album-release', 'full');
  const kept = await publish('album-release', 'full', { keepsOrder: true });
  const firstRow = async (path: string, isApple: boolean) => {
    const page = await openPage(site, path, {
      javaScriptEnabled: false,
      bypassCSP: true,
      before: (opened) =>
        opened.route(`**${path}`, async (route) => {
          const response = await route.fetch();
          const html = await response.text();
          // Chromium does not support the property of Apple's WebKit, so the test replaces the condition.
          const asApple = html.replaceAll(
            /@supports \(-webkit-touch-callout: ?none\)/g,
            '@supports (display:block)',
          );
          expect(asApple).not.toBe(html);
          await route.fulfill({ response, body: isApple ? asApple : html });
        }),
    });
    const tops = await page
      .locator('.rows > li')
      .evaluateAll((rows) =>
        rows.map((row) => ({ name: row.className, top: row.getBoundingClientRect().top })),
      );
    return tops.sort((a, b) => a.top - b.top)[0]?.name;
  };
  expect(await firstRow(path, false)).toContain('is-spotify');
  expect(await firstRow(path, true)).toContain('is-apple-music');
  expect(await firstRow(kept, true)).toContain('is-spotify');
});

it('the preview frame of the back office renders a page only from a message of its parent', async () => {
  const frame = await http(site, '/p/preview');
  expect(frame.headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(frame.headers['content-security-policy']).toContain("connect-src 'none'");
  const page = await openPage(site, '/p/preview');
  const view = landingView('music-artist');
  // A page outside a frame is its own parent; a message from another window is ignored.
  await page.evaluate((sent) => {
    const frame = document.createElement('iframe');
    frame.hidden = true;
    document.body.append(frame);
    frame.contentWindow?.postMessage({ kind: 'landing-view', view: sent }, location.origin);
  }, view);
  expect(await page.locator('h1').count()).toBe(0);
  await page.evaluate((sent) => postMessage({ kind: 'landing-view', view: sent }, location.origin), view);
  await page.locator('h1').waitFor();
  expect(await page.locator('h1').innerText()).toContain('Léonie');
});
