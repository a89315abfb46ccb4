import { describe, expect, it } from 'vitest';
import { type LandingTemplate, landingTemplates } from '../../src/domain/landing/landing-page.ts';
import { type Locale, locales, localizePath } from '../../src/domain/locale/locale.ts';
import { adminEnv, tokenOf } from '../../tests/e2e/admin.ts';
import { apiCaller } from '../../tests/e2e/api-caller.ts';
import { expectAccessible, expectNamed } from '../../tests/e2e/axe.ts';
import { openPage, pageWidth } from '../../tests/e2e/browser.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';
import { translatedTexts } from '../../tests/landing/landing-translations.ts';
import { landingView, states } from '../../tests/landing/landing-views.ts';

/** Every template in every language at three widths with the shortest and the longest texts, also with wider spacing. */

const site = await siteOfFile(adminEnv);
const widths = [
  { width: 320, height: 568 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

const call = apiCaller(site, await tokenOf(site), '/landing-pages');

/** Publishes a page of the fixtures in the four languages, and returns its slug. */
async function publish(template: LandingTemplate, state: 'short' | 'longest'): Promise<string> {
  const { shared, texts } = landingView(template, states[state]?.(template));
  const { id } = await call('POST', '', { title: `${template} ${state}`, template });
  const translated = (locale: Locale) => {
    const { title, ...rest } = state === 'longest' ? translatedTexts(locale, texts) : texts;
    return [locale, { ...rest, title: title.slice(0, 120) }] as const;
  };
  const content = { schema: 1, shared, texts: Object.fromEntries(locales.map(translated)) };
  const { version } = await call('PUT', `/${id}`, { version: 1, content });
  return (await call('POST', `/${id}/publish`, { version, locales })).slug;
}

/** Names of elements with text that extend beyond the window on either side, without those of one pixel. */
const outside = (width: number) => {
  const found: string[] = [];
  for (const element of document.querySelectorAll('main *, footer *')) {
    const { left, right, width: own } = element.getBoundingClientRect();
    const isText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    if (isText && own > 1 && (left < -1 || right > width + 1))
      found.push(element.className || `${element.parentElement?.className} > ${element.tagName}`);
  }
  return found;
};

/** Sets the text spacing of WCAG 1.4.12, as a reader's extension does. The page's policy allows such a sheet, not an element. */
const spaceTexts = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  );
  document.adoptedStyleSheets = [sheet];
};

describe.each(landingTemplates)('the landing page of %s', (template) => {
  it.each(['short', 'longest'] as const)(
    'is accessible, and its texts stay within the window, in four languages at three widths, in the state "%s"',
    async (state) => {
      const slug = await publish(template, state);
      for (const locale of locales) {
        const page = await openPage(site, localizePath(locale, `/p/${slug}`), { locale });
        for (const viewport of widths) {
          await page.setViewportSize(viewport);
          const name = `${template} ${state} ${locale} ${viewport.width}`;
          expect([name, await pageWidth(page)]).toEqual([name, viewport.width]);
          expect([name, await page.evaluate(outside, viewport.width)]).toEqual([name, []]);
          // The colours and the structure are the same in every language.
          if (locale === 'fr') await expectAccessible(page, name);
        }
        await expectNamed(page, `${template} ${state} ${locale}`);
        if (locale !== 'fr') continue;
        await page.evaluate(spaceTexts);
        await page.locator('html.spaced').waitFor();
        for (const viewport of widths) {
          await page.setViewportSize(viewport);
          const name = `${template} ${state}, spaced, ${viewport.width}`;
          expect([name, await page.evaluate(outside, viewport.width)]).toEqual([name, []]);
        }
      }
    },
    180_000,
  );
});
