import { afterAll, describe, expect, it } from 'vitest';
import { hasForm, type LandingTemplate, landingTemplates } from '../../src/domain/landing/landing-page.ts';
import { locales, localizePath } from '../../src/domain/locale/locale.ts';
import { adminEnv, tokenOf } from '../../tests/e2e/admin.ts';
import { apiCaller } from '../../tests/e2e/api-caller.ts';
import { openPage, phone } from '../../tests/e2e/browser.ts';
import { AFTER_BANNER_MS, vendors } from '../../tests/e2e/consent.ts';
import { http } from '../../tests/e2e/http.ts';
import { receiveMails } from '../../tests/e2e/mailed.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';
import { landingView, states } from '../../tests/landing/landing-views.ts';

/** The weight of every kind of landing page in every language: with and without form, tags of the agency and pixels of the artist. */

const { ga, metaPixel, tiktokPixel } = vendors;
const site = await siteOfFile({ ...adminEnv, ...ga.env, ...metaPixel.env, ...tiktokPixel.env });
const token = await tokenOf(site);
/** With a mail server, pages of a coming release offer a reminder. */
const receiver = await receiveMails(site, token);
afterAll(() => receiver.close());

const call = apiCaller(site, token, '/landing-pages');

/** The most that a page weighs beside its picture and the two fonts, in bytes after brotli. */
const BUDGET_BYTES = 20_000;
const DAY_MS = 86_400_000;
const ARTIST_PIXELS = { metaPixel: '543210987654321', tiktokPixel: 'C4A1B2C3D4E5F6G7H8J9' };

interface Kind {
  template: LandingTemplate;
  form: boolean;
  tags: boolean;
  artist: boolean;
}
const either = [false, true];
const kinds: Kind[] = landingTemplates
  .flatMap((template) =>
    either.flatMap((form) =>
      either.flatMap((tags) => either.map((artist) => ({ template, form, tags, artist }))),
    ),
  )
  .filter(
    ({ template, form }) =>
      !form || hasForm({ template, shared: landingView(template, states['form']?.(template)).shared }),
  );

/** Publishes a page of a kind in four languages, and returns its path. */
async function publish({ template, form, tags, artist }: Kind): Promise<string> {
  const { shared, texts } = landingView(template, form ? states['form']?.(template) : {});
  const { id } = await call('POST', '', { title: texts.title, template });
  const content = {
    schema: 1,
    shared: {
      ...shared,
      releaseAt: Date.now() + 20 * DAY_MS,
      tags: { googleAnalytics: tags, metaPixel: tags, tiktokPixel: tags },
    },
    texts: Object.fromEntries(locales.map((locale) => [locale, texts])),
  };
  const { version } = await call('PUT', `/${id}`, { version: 1, content });
  const { url } = await call('POST', `/${id}/publish`, { version, locales });
  const path = new URL(url).pathname;
  if (artist) {
    const body = { isOn: true, contractOn: '2026-11-30', ...ARTIST_PIXELS, version: 0 };
    await call('PUT', `/${id}/artist-pixels`, body);
    await expect.poll(async () => (await http(site, path)).body).toContain(ARTIST_PIXELS.metaPixel);
  }
  return path;
}

/** The bytes of all that a page loads without an interaction, but pictures, fonts and answers of the API. */
async function scriptsOf(path: string): Promise<number> {
  const sizes: number[] = [];
  const page = await openPage(site, path, {
    viewport: phone,
    before: async (opened) =>
      opened.on('response', async (response) => {
        if (response.request().resourceType() !== 'script') return;
        sizes.push((await response.request().sizes()).responseBodySize);
      }),
  });
  await page.waitForTimeout(AFTER_BANNER_MS);

  return sizes.reduce((sum, size) => sum + size, 0);
}

describe.each(kinds)('a page of $template (form: $form, agency: $tags, artist: $artist)', (kind) => {
  it('weighs at most 20 kB beside its picture in every language', async () => {
    const path = await publish(kind);
    const scripts = await scriptsOf(path);
    expect(scripts).toBeGreaterThan(1000);
    for (const locale of locales) {
      const sent = await http(site, localizePath(locale, path), {
        'accept-language': locale,
        'accept-encoding': 'br',
      });
      expect(sent.headers['content-encoding']).toBe('br');
      const html = Number(sent.headers['content-length']);
      expect.soft(html + scripts).toBeLessThanOrEqual(BUDGET_BYTES);
    }
  });
});
