import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/**
 * `node scripts/subset-fonts.ts`: makes the fonts of the back office from those of the public pages, with the
 * characters that it can show and no others, the rare ones apart (decision record 0110). Run it after an update of the fonts or a change here,
 * and commit the files.
 */
const folder = new URL('../src/admin/fonts/', import.meta.url);

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** Letters of names that French, English, Spanish and Portuguese do not use, and marks that few screens show. */
const rare = 'ÄÅÆÌÐÒÖØÝÞßäåæìðòöøýþÿ‘‚„‹›•÷±£§©®™';

/** The letters of Latin-1 and œ; figures; and the marks of the four languages. */
export const kept = `${range(0x20, 0x7e)}${range(0xc0, 0xff)}Œœ\u00a0\u202f‘’‚“”„«»‹›¡¿–—…•·−×÷±€£°ªº§©®™↑↓`;
const common = [...kept].filter((character) => !rare.includes(character)).join('');

const bricolage = '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff2';
const instrument = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';

/** The source and the characters of the fonts, by the name of the created file. */
export const fonts = {
  'bricolage-grotesque-800.woff2': [bricolage, common],
  'bricolage-grotesque-800-rare.woff2': [bricolage, rare],
  'instrument-sans.woff2': [instrument, common],
  'instrument-sans-rare.woff2': [instrument, rare],
} as const;
export type FontFile = keyof typeof fonts;

/** The characters for which `fonts.css` names the fonts of the rare ones. */
export const rareRange: string = [...rare]
  .map((character) => `U+${character.codePointAt(0)?.toString(16).toUpperCase()}`)
  .join(', ');

/** OpenType features: kerning, tabular figures, ligatures. Combining accents and fractions are omitted. */
const features = ['kern', 'tnum', 'liga'];

/** Returns the font that the back office fetches, as WOFF2. */
export function subsetOf(file: FontFile): Promise<Buffer> {
  const [source, characters] = fonts[file];
  const font = readFileSync(createRequire(import.meta.url).resolve(source));
  return subsetFont(font, characters, { targetFormat: 'woff2', keepFeatures: features });
}

if (import.meta.main)
  for (const file of Object.keys(fonts) as FontFile[]) {
    const font = await subsetOf(file);
    writeFileSync(new URL(file, folder), font);
    console.log(`${file}: ${font.length} bytes`);
  }
