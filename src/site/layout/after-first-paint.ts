import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import instrument from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import type { Page } from './start-page.ts';
import { text as startPage } from './start-page.ts?function';

/** Parts far below the first screen: the media query in which they are, their selector and their approximate height. */
const far = [
  ['screen', 'main>section~section,main~footer', '60rem'],
  // No phone shows these parts on its first screen.
  [
    'screen and (width<48rem)',
    '[class^=service-]>section~section,.reading>*~*~*,.glossary-section~*,.guide-column>.prose~*',
    '60rem',
  ],
  // Parts of the sections above that are long themselves.
  [
    'screen and (width<48rem)',
    '.prose>:nth-child(n+5),:is(.review-page,.hub-areas,.library-list)>*~*,.guide-path>*~*~*',
    '12rem',
  ],
] as const;

const page: Page = {
  // Without script, `tokens.css` loads them.
  fonts: [
    ['Bricolage Grotesque', `url(${bricolage})`, { weight: '200 800' }],
    ['Instrument Sans', `url(${instrument})`, { weight: '400 700' }],
  ],
  far: far.map(([, selector]) => selector).join(),
  farStyles: far
    .map(
      ([media, selector, height]) =>
        `@media ${media}{${selector}{content-visibility:auto;contain-intrinsic-size:auto ${height}}}`,
    )
    .join(''),
};

/** `startPage` of this site, for a script element in a page's head. */
export const afterFirstPaint = `(${startPage})(${JSON.stringify(page)})`;

const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(afterFirstPaint));
/** Permits the script in the page's content security policy. */
export const afterFirstPaintHash = `sha256-${Buffer.from(digest).toString('base64')}` as const;
