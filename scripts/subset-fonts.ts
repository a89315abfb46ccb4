import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/**
 * `node scripts/subset-fonts.ts`: makes the two fonts of the back office from those of the public pages, with the
 * characters that it can show and no others (decision record 0075). Run it after an update of the fonts or a change here,
 * and commit the files.
 */
const folder = new URL('../src/admin/fonts/', import.meta.url);

/** The fonts, by the name of the file that is made. */
export const sources = {
  'bricolage-grotesque-800.woff2':
    '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff2',
  'instrument-sans.woff2':
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
} as const;
export type FontFile = keyof typeof sources;

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** The letters of Latin-1 and œ, for names; figures; and the marks of French, English, Spanish and Portuguese. */
export const kept = `${range(0x20, 0x7e)}${range(0xc0, 0xff)}Œœ\u00a0\u202f‘’‚“”„«»‹›¡¿–—…•·−×÷±€£°ªº§©®™↑↓`;

/** Distances between pairs of letters, figures of one width, joined letters. Combining accents and fractions are left out. */
const features = ['kern', 'tnum', 'liga'];

/** Returns the font that the back office fetches, as WOFF2. */
export function subsetOf(file: FontFile): Promise<Buffer> {
  const source = createRequire(import.meta.url).resolve(sources[file]);
  return subsetFont(readFileSync(source), kept, { targetFormat: 'woff2', keepFeatures: features });
}

if (import.meta.main)
  for (const file of Object.keys(sources) as FontFile[]) {
    const font = await subsetOf(file);
    writeFileSync(new URL(file, folder), font);
    console.log(`${file}: ${font.length} bytes`);
  }
