import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/**
 * `node scripts/subset-fonts.ts`: makes the fonts of the back office and of the public pages from those of their packages, with
 * the characters that they can show and no others, the rare ones apart (decision records 0110 and 0143). Run it after an update of
 * the fonts or a change here, and commit the files.
 */
const root = new URL('../', import.meta.url);

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** Letters of names that French, English, Spanish and Portuguese do not use, and marks that few screens show. */
const rare = 'ÄÅÆÌÐÒÖØÝÞßäåæìðòöøýþÿ‘‚„‹›•÷±£§©®™';

/** The letters of Latin-1 and œ; figures; and the marks of the four languages. */
export const kept = `${range(0x20, 0x7e)}${range(0xc0, 0xff)}Œœ\u00a0\u202f‘’‚“”„«»‹›¡¿–—…•·−×÷±€£°ªº§©®™↑↓`;
const common = [...kept].filter((character) => !rare.includes(character)).join('');

/** A public page shows two of the rare ones: the sign of division in formulas, and that of the copyright. */
const rareOnPages = rare.replaceAll(/[÷©§£]/g, '');
const commonOnPages = [...kept].filter((character) => !rareOnPages.includes(character)).join('');

const bricolage = '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff2';
const instrument = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';

const bricolageOfPages =
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
/** The lightest title is that of an artist's landing page. */
const titles = { wght: { min: 300, max: 800 } };

/** The source, the characters and the axes of the fonts, by the path of the created file. */
export const fonts = {
  'src/admin/fonts/bricolage-grotesque-800.woff2': [bricolage, common],
  'src/admin/fonts/bricolage-grotesque-800-rare.woff2': [bricolage, rare],
  'src/admin/fonts/instrument-sans.woff2': [instrument, common],
  'src/admin/fonts/instrument-sans-rare.woff2': [instrument, rare],
  'src/ui/fonts/bricolage-grotesque.woff2': [bricolageOfPages, commonOnPages, titles],
  'src/ui/fonts/bricolage-grotesque-rare.woff2': [bricolageOfPages, rareOnPages, titles],
  'src/ui/fonts/instrument-sans.woff2': [instrument, commonOnPages],
  'src/ui/fonts/instrument-sans-rare.woff2': [instrument, rareOnPages],
} as const;
export type FontFile = keyof typeof fonts;

const rangeOf = (characters: string): string =>
  [...characters].map((character) => `U+${character.codePointAt(0)?.toString(16).toUpperCase()}`).join(', ');
/** The characters for which the style sheets name the fonts of the rare ones. */
export const rareRange: string = rangeOf(rare);
export const rareRangeOnPages: string = rangeOf(rareOnPages);

/** OpenType features: kerning, tabular figures, ligatures. Combining accents and fractions are omitted. */
const features = ['kern', 'tnum', 'liga'];

type FontSource = readonly [source: string, characters: string, axes?: typeof titles];

/** Returns a font that browsers fetch, as WOFF2. */
export function subsetOf(file: FontFile): Promise<Buffer> {
  const [source, characters, variationAxes] = fonts[file] as FontSource;
  const font = readFileSync(createRequire(import.meta.url).resolve(source));
  return subsetFont(font, characters, {
    targetFormat: 'woff2',
    keepFeatures: features,
    ...(variationAxes && { variationAxes }),
  });
}

if (import.meta.main)
  for (const file of Object.keys(fonts) as FontFile[]) {
    const font = await subsetOf(file);
    writeFileSync(new URL(file, root), font);
    console.log(`${file}: ${font.length} bytes`);
  }
