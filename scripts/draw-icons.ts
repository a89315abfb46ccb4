import { readFileSync, writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';

/**
 * `node scripts/draw-icons.ts`: draws the icons of `public/` from `favicon.svg`, for browsers and phones without
 * support for SVG icons. Run it after a change of the drawing, and commit the icons.
 */
const folder = new URL('../public/', import.meta.url);
const drawing = readFileSync(new URL('favicon.svg', folder), 'utf8');
/** The drawing without round corners, since phones cut the shape of icons themselves. */
const square = drawing.replace(/(<rect width="32" height="32") rx="\d+"/, '$1');
if (square === drawing) throw new Error('favicon.svg has no ground with round corners any more');

const png = (svg: string, size: number) =>
  new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();

/** Returns an .ico file with one PNG of 32 pixels (ICONDIR, ICONDIRENTRY, image). */
function ico(image: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}

const icons: Record<string, Buffer> = {
  'favicon.ico': ico(png(drawing, 32)),
  'apple-touch-icon.png': png(square, 180),
  'icon-192.png': png(drawing, 192),
  'icon-512.png': png(drawing, 512),
  'icon-maskable-512.png': png(square, 512),
};
for (const [name, content] of Object.entries(icons)) {
  writeFileSync(new URL(name, folder), content);
  console.log(`${name}: ${content.length} bytes`);
}
