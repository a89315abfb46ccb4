import { expect, it } from 'vitest';
import { type PartKey, partKeys } from '../src/domain/content/parts.ts';
import { type Locale, locales } from '../src/domain/locale/locale.ts';
import { adminEnv, adminTexts, openAdmin, tokenOf } from '../tests/journeys/admin.ts';
import { expectAccessible } from '../tests/journeys/axe.ts';
import { desktop, pageWidth, phone } from '../tests/journeys/browser.ts';
import { siteOfFile } from '../tests/journeys/site.ts';

const site = await siteOfFile(adminEnv);
const token = await tokenOf(site);

/** Each part in two of the languages, so that all parts together are seen in all four, in each look. */
const cases = partKeys.flatMap((part, index): [PartKey, Locale, 'phone' | 'desktop', 'light' | 'dark'][] => {
  const locale = (offset: number) => locales[(index + offset) % locales.length] ?? 'fr';
  return [
    [part, locale(0), 'desktop', index % 2 === 0 ? 'light' : 'dark'],
    [part, locale(1), 'phone', index % 2 === 0 ? 'dark' : 'light'],
  ];
});

it.each(cases)('the part %s is accessible in %s on a %s, %s', async (part, locale, device, colorScheme) => {
  const viewport = device === 'phone' ? phone : desktop;
  const page = await openAdmin(site, `/dashboard/content/${part}`, { locale, viewport, colorScheme, token });
  const words = adminTexts(locale).content;
  await page
    .locator('.content-editor')
    .getByRole('heading', { name: words.parts[part], exact: true })
    .waitFor();
  await expectAccessible(page, part);
  expect(await pageWidth(page)).toBe(viewport.width);
});
