import bricolage from '../../ui/fonts/bricolage-grotesque.woff2?url';
import bricolageRare from '../../ui/fonts/bricolage-grotesque-rare.woff2?url';
import instrument from '../../ui/fonts/instrument-sans.woff2?url';
import instrumentRare from '../../ui/fonts/instrument-sans-rare.woff2?url';
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

/** The characters that few pages show (`scripts/subset-fonts.ts`). */
const unicodeRange =
  'U+AE,U+B1,U+C4-C6,U+CC,U+D0,U+D2,U+D6,U+D8,U+DD-DF,U+E4-E6,U+EC,U+F0,U+F2,U+F6,U+F8,U+FD-FF,U+2018,U+201A,U+201E,U+2022,U+2039-203A,U+2122';

const pageWith = (parts: readonly (typeof far)[number][]): Page => ({
  // Without script, `tokens.css` loads them.
  fonts: [
    ['Bricolage Grotesque', `url(${bricolage})`, { weight: '300 800' }],
    ['Instrument Sans', `url(${instrument})`, { weight: '400 700' }],
    ['Bricolage Grotesque', `url(${bricolageRare})`, { weight: '300 800', unicodeRange }],
    ['Instrument Sans', `url(${instrumentRare})`, { weight: '400 700', unicodeRange }],
  ],
  far: parts.map(([, selector]) => selector).join(),
  farStyles: parts
    .map(
      ([media, selector, height]) =>
        `@media ${media}{${selector}{content-visibility:auto;contain-intrinsic-size:auto ${height}}}`,
    )
    .join(''),
});

const starter = (parts: readonly (typeof far)[number][]) =>
  `(${startPage})(${JSON.stringify(pageWith(parts))})`;

/** `startPage` for a script element in a page's head: on a page of the site, and on a landing page, which has only its sections. */
export const afterFirstPaint = { site: starter(far), landing: starter([far[0]]) };
