import { expect, it } from 'vitest';
import { sitePages } from '../src/domain/site-map/pages.ts';
import { openPage, phone } from '../tests/e2e/browser.ts';
import { siteOfFile } from '../tests/e2e/site.ts';

/** On a phone a page is one column: the next text or control must be below the last one, never above it. */
const site = await siteOfFile();

const read = ['h1', 'h2', 'h3', 'h4', 'p', 'summary'];
const reached = ['a[href]', 'button', 'input:not([type=hidden])', 'select', 'textarea', '[tabindex="0"]'];

it.each(sitePages.map(({ path }) => path))(
  'the page %s is in reading order from top to bottom',
  async (path) => {
    const page = await openPage(site, path, { viewport: phone, bypassCSP: true });
    // Sections far below have an estimated height until they are near the screen: this lays all of them out.
    await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
    const places = await page.locator(`main :is(${[...read, ...reached].join()})`).evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => !element.closest('[aria-hidden="true"]'))
        .map((element) => {
          const { top, bottom, width } = element.getBoundingClientRect();
          return {
            name: `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`,
            top,
            bottom,
            width,
          };
        })
        .filter(({ width }) => width > 1),
    );
    expect(places.length).toBeGreaterThan(5);
    const back = places.flatMap((place, index) => {
      const before = places[index - 1];
      return before && place.bottom <= before.top ? [`${place.name} stands above ${before.name}`] : [];
    });
    expect(back).toEqual([]);
  },
);
