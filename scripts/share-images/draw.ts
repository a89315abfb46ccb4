import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import satori, { type Font } from 'satori';
import { type ShareCard, shareImageSize } from '../../src/domain/site-map/share-image.ts';
import { cardElement } from './card.ts';

/** Satori reads neither WOFF2 nor variable fonts: these are static WOFF files of the site's fonts, one weight each. */
const fontFiles = [
  [
    'Bricolage Grotesque',
    800,
    '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff',
  ],
  [
    'Bricolage Grotesque',
    800,
    '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-800-normal.woff',
  ],
  ['Instrument Sans', 500, '@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff'],
] as const;

const fonts: Font[] = fontFiles.map(([name, weight, file]) => ({
  name,
  weight,
  style: 'normal',
  data: readFileSync(new URL(`../../node_modules/${file}`, import.meta.url)),
}));

/** Draws a picture. Returns a PNG. */
export async function drawCard(card: ShareCard, brand: string): Promise<Buffer> {
  const svg = await satori(cardElement(card, brand), { ...shareImageSize, fonts });
  // Every letter is already a path, and the search for system fonts would take longer than the drawing.
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}
