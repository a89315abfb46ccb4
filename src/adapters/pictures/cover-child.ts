import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { type Cover, shareImageSize } from '../../domain/site-map/share-image.ts';
import { colours } from './brand-colours.ts';

/*
 * The process that draws one cover: JSON on its input, a PNG on its output. It looks like the pictures that the build draws of
 * the other pages (`scripts/share-images/card.ts`), whose libraries would make the site's installation 39 MB larger.
 */

const { width, height } = shareImageSize;
const GUTTER = 72;
/** Distance of the first and last line from the edge. */
const EDGE = GUTTER - 12;
const MOST_LINES = 3;
/** The largest one with which the title fits its lines. */
const TITLE_SIZES = [144, 120, 100, 88, 76, 64, 54, 46, 40];
const LINE = 1.04;

/** The names of the families as Fontconfig reads them from the files; the comma ends the name. */
const fonts = {
  title: ['Bricolage Grotesque 96pt ExtraBold ExtraBold,', 'bricolage-grotesque-800.ttf'],
  text: ['Instrument Sans,', 'instrument-sans-500.ttf'],
} as const;

interface Written {
  font: keyof typeof fonts;
  size: number;
  width: number;
  /** In em. */
  spacing?: number;
  opacity?: number;
}

const escaped = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

async function write(words: string, { font, size, width, spacing = 0, opacity = 1 }: Written) {
  const [family, file] = fonts[font];
  // Pango measures letter spacing in 1024ths of a point, which is a pixel at 72 dpi.
  const attributes = `foreground="${colours.cream}" fgalpha="${Math.round(opacity * 100)}%" letter_spacing="${Math.round(spacing * size * 1024)}" line_height="${LINE}"`;
  const { data, info } = await sharp({
    text: {
      text: `<span ${attributes}>${escaped(words)}</span>`,
      font: `${family} ${size}px`,
      fontfile: fileURLToPath(new URL(`fonts/${file}`, import.meta.url)),
      ...{ width, wrap: 'word-char', rgba: true, dpi: 72 },
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

async function writeTitle(title: string) {
  for (const size of TITLE_SIZES) {
    const written = await write(title, { font: 'title', size, width: width - 2 * GUTTER, spacing: -0.03 });
    const isLast = size === TITLE_SIZES.at(-1);
    // The height of a line of letters is more than the distance of two lines.
    if (isLast || written.height <= (MOST_LINES * LINE + 0.4) * size) return written;
  }
  throw new Error('There is no size.');
}

const background = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <radialGradient id="glow" gradientUnits="userSpaceOnUse" gradientTransform="translate(${width * 0.92} ${height * 1.08}) scale(820 420)" cx="0" cy="0" r="1">
    <stop offset="0" stop-color="${colours.signal}" stop-opacity=".34"/><stop offset=".7" stop-color="${colours.signal}" stop-opacity="0"/>
  </radialGradient>
  <rect width="100%" height="100%" fill="${colours.ink}"/><rect width="100%" height="100%" fill="url(#glow)"/>
</svg>`;

const { title, label, brand } = JSON.parse(await text(process.stdin)) as Cover;
const [name, kind, words] = await Promise.all([
  write(brand, { font: 'title', size: 40, width: 760, spacing: -0.02 }),
  write(label, { font: 'text', size: 28, width: 400, opacity: 0.72 }),
  writeTitle(title),
]);
const header = EDGE + 24;
const png = await sharp(Buffer.from(background))
  .composite([
    { input: name.data, left: GUTTER, top: Math.round(header - name.height / 2) },
    { input: kind.data, left: width - GUTTER - kind.width, top: Math.round(header - kind.height / 2) },
    { input: words.data, left: GUTTER, top: height - EDGE - words.height },
  ])
  .png({ compressionLevel: 9 })
  .toBuffer();
process.stdout.write(png);
