import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { convert } from 'fontverter';
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
/** The lightest title is that of an artist's landing page; most are bold. */
const titles: Weights = { min: 300, max: 800, kernedAt: 700 };
const texts: Weights = { min: 400, max: 700, kernedAt: 400 };

/** The source and the characters of the fonts, and the weights of a variable one, by the path of the created file. */
export const fonts = {
  'src/admin/fonts/bricolage-grotesque-800.woff2': [bricolage, common],
  'src/admin/fonts/bricolage-grotesque-800-rare.woff2': [bricolage, rare],
  'src/admin/fonts/instrument-sans.woff2': [instrument, common, texts],
  'src/admin/fonts/instrument-sans-rare.woff2': [instrument, rare, texts],
  'src/ui/fonts/bricolage-grotesque.woff2': [bricolageOfPages, commonOnPages, titles],
  'src/ui/fonts/bricolage-grotesque-rare.woff2': [bricolageOfPages, rareOnPages, titles],
  'src/ui/fonts/instrument-sans.woff2': [instrument, commonOnPages, texts],
  'src/ui/fonts/instrument-sans-rare.woff2': [instrument, rareOnPages, texts],
  // The library that draws the covers of added guides reads no WOFF2.
  'src/adapters/pictures/fonts/bricolage-grotesque-800.ttf': [bricolage, kept],
  'src/adapters/pictures/fonts/instrument-sans-500.ttf': [instrument, kept, 500],
} as const;
export type FontFile = keyof typeof fonts;

/** Returns the characters as a `unicode-range`: in order, neighbours as one interval. */
function rangeOf(characters: string): string {
  const runs: { first: number; last: number }[] = [];
  for (const code of [...characters]
    .map((character) => character.codePointAt(0) ?? 0)
    .sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && code === run.last + 1) run.last = code;
    else runs.push({ first: code, last: code });
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return runs.map(({ first, last }) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(', ');
}
/** The characters for which the style sheets name the fonts of the rare ones. */
export const rareRange: string = rangeOf(rare);
export const rareRangeOnPages: string = rangeOf(rareOnPages);

/** OpenType features: kerning, tabular figures, ligatures. Combining accents and fractions are omitted. */
const substitutions = ['tnum', 'liga'];
const features = ['kern', ...substitutions];

/** The weights of a variable font, and the one whose kerning all of them have. */
interface Weights {
  min: number;
  max: number;
  kernedAt: number;
}
type FontSource = readonly [source: string, characters: string, weights?: Weights | number];

/** The tables of an OpenType font by their tags (OpenType 1.9.1, "Table directory"). */
function tablesOf(font: Buffer): Map<string, Buffer> {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  return new Map(
    entries.map((at) => {
      const [offset, length] = [font.readUInt32BE(at + 8), font.readUInt32BE(at + 12)];
      return [font.toString('latin1', at, at + 4), font.subarray(offset, offset + length)];
    }),
  );
}

const checksumOf = (padded: Buffer): number => {
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
};

/** Returns an OpenType font of the tables, in the order of their tags as the format demands. */
function fontOf(tables: ReadonlyMap<string, Buffer>): Buffer {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const header = Buffer.alloc(12 + 16 * sorted.length);
  const power = Math.floor(Math.log2(sorted.length));
  header.writeUInt32BE(0x00010000);
  header.writeUInt16BE(sorted.length, 4);
  header.writeUInt16BE(2 ** power * 16, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE(sorted.length * 16 - 2 ** power * 16, 10);
  const parts = [header];
  let offset = header.length;
  for (const [index, [tag, table]] of sorted.entries()) {
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    header.write(tag, 12 + 16 * index, 'latin1');
    header.writeUInt32BE(checksumOf(padded), 16 + 16 * index);
    header.writeUInt32BE(offset, 20 + 16 * index);
    header.writeUInt32BE(table.length, 24 + 16 * index);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat(parts);
}

/**
 * Returns a font, as WOFF2 for browsers, else as TTF; one weight of a variable font, or several. The kerning of a variable font is that of one weight: its variation is
 * six kilobytes of each font, and changes the width of a line by 0.3 % on average (decision record 0148).
 */
export async function subsetOf(file: FontFile): Promise<Buffer> {
  const [source, characters, weights] = fonts[file] as FontSource;
  const font = readFileSync(createRequire(import.meta.url).resolve(source));
  if (typeof weights !== 'object')
    return subsetFont(font, characters, {
      targetFormat: file.endsWith('.ttf') ? 'sfnt' : 'woff2',
      keepFeatures: features,
      ...(weights && { variationAxes: { wght: weights } }),
    });
  const { min, max, kernedAt } = weights;
  const targetFormat = 'sfnt';
  const variable = tablesOf(
    await subsetFont(font, characters, {
      targetFormat,
      keepFeatures: substitutions,
      variationAxes: { wght: { min, max } },
    }),
  );
  const kerned = tablesOf(
    await subsetFont(font, characters, {
      targetFormat,
      keepFeatures: features,
      variationAxes: { wght: kernedAt },
    }),
  );
  if (!kerned.get('cmap')?.equals(variable.get('cmap') ?? Buffer.of()))
    throw new Error(`${file}: the two subsets number their glyphs differently`);
  for (const tag of ['GPOS', 'GDEF']) {
    const table = kerned.get(tag);
    if (table) variable.set(tag, table);
  }
  return convert(fontOf(variable), 'woff2');
}

if (import.meta.main)
  for (const file of Object.keys(fonts) as FontFile[]) {
    const font = await subsetOf(file);
    writeFileSync(new URL(file, root), font);
    console.log(`${file}: ${font.length} bytes`);
  }
