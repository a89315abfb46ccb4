import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Picture, type ShownPicture } from './picture.tsx';

const file = (width: number, format: string) => ({
  url: `/media/0123456789abcdef-w${width}.${format}`,
  width,
  height: width / 2,
});
const picture: ShownPicture = {
  width: 3000,
  height: 1500,
  colour: '#336699',
  focal: { x: 0.5, y: 0.5 },
  files: {
    avif: [file(480, 'avif'), file(960, 'avif')],
    webp: [file(480, 'webp'), file(960, 'webp')],
    jpeg: file(960, 'jpg'),
  },
};
const draw = (change: Partial<ShownPicture> = {}, props: object = {}) =>
  renderToStaticMarkup(<Picture picture={{ ...picture, ...change }} alt="Nova" sizes="50vw" {...props} />);

it('offers AVIF, then WebP, then JPEG, with the size and without a style attribute', () => {
  const markup = draw();
  expect(markup).toContain(
    '<source type="image/avif" srcSet="/media/0123456789abcdef-w480.avif 480w, /media/0123456789abcdef-w960.avif 960w" sizes="50vw"/><source type="image/webp"',
  );
  expect(markup).toContain(
    '<img src="/media/0123456789abcdef-w960.jpg" alt="Nova" width="960" height="480" loading="lazy"',
  );
  expect(markup).not.toContain('style=');
});

it('shows the colour before the picture, and no colour behind a transparent picture', () => {
  expect(draw()).toContain('fill="#336699"');
  expect(draw({ colour: null })).not.toContain('<svg');
});

it('gives an eager picture a high fetch priority', () => {
  expect(draw({}, { loading: 'eager' })).toMatch(/loading="eager".*fetchPriority="high"/i);
  expect(draw()).not.toMatch(/fetchPriority/i);
});

it('uses the class of the nearest focal point preset, and the style sheet has a rule for each preset', () => {
  const css = readFileSync('src/ui/picture.css', 'utf8');
  for (const [share, preset] of [
    [0, 0],
    [0.04, 0],
    [0.14, 10],
    [0.88, 90],
    [1, 100],
    [7, 100],
  ] as const) {
    expect(draw({ focal: { x: share, y: share } }, { cropped: true })).toContain(
      `class="picture picture-cropped focal-x-${preset} focal-y-${preset}"`,
    );
    expect(css).toContain(`.focal-x-${preset} {`);
    expect(css).toContain(`.focal-y-${preset} {`);
  }
  expect(draw()).toContain('class="picture"');
});

it('renders nothing for a picture without files', () => {
  expect(draw({ files: { avif: [], webp: [], jpeg: null } })).toBe('');
});
