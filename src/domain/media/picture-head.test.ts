import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emptyPng, picture, strangers } from '../../../tests/pictures.ts';
import { readPictureHead } from './picture-head.ts';
import { refusedHead } from './refused-head.ts';

it('reads type and size from the first bytes of each accepted type', async () => {
  const size = { width: 333, height: 222 };
  const made = picture(333, 222);
  for (const [kind, bytes] of [
    ['jpeg', await made.clone().jpeg().toBuffer()],
    [
      'jpeg',
      await made
        .clone()
        .jpeg({ progressive: true })
        .withExif({ IFD0: { Artist: 'A' } })
        .toBuffer(),
    ],
    ['png', await made.clone().png().toBuffer()],
    ['webp', await made.clone().webp().toBuffer()],
    ['webp', await made.clone().webp({ lossless: true }).toBuffer()],
    ['webp', await made.clone().ensureAlpha(0.5).webp().toBuffer()],
    ['avif', await made.clone().avif({ effort: 0 }).toBuffer()],
  ] as const) {
    expect(readPictureHead(bytes)).toEqual({ kind, size, animated: false });
    expect(refusedHead(readPictureHead(bytes))).toBeUndefined();
  }
});

it('refuses each other type with its own reason', () => {
  const reasonOf = (bytes: Uint8Array) => refusedHead(readPictureHead(bytes));
  const text = (content: string) => reasonOf(Buffer.from(content, 'latin1'));
  expect(reasonOf(strangers.heic)).toBe('media_heic');
  expect(text('\0\0\0\x18ftypmif1\0\0\0\0mif1heic')).toBe('media_heic');
  expect(reasonOf(strangers.gif)).toBe('media_gif');
  expect(reasonOf(strangers.svg)).toBe('media_svg');
  expect(text('\xef\xbb\xbf\n<svg width="1"/>')).toBe('media_svg');
  expect(text('<!-- a logo --><svg/>')).toBe('media_svg');
  expect(reasonOf(strangers.html)).toBe('media_unknown');
  expect(text('%PDF-1.7 <svg>')).toBe('media_unknown');
  expect(text('\0\0\0\x18ftypisom\0\0\0\0isommp42')).toBe('media_unknown');
  expect(text('')).toBe('media_unknown');
  expect(reasonOf(emptyPng(10, 10, 'acTL'))).toBe('media_animated');
  expect(text('\0\0\0\x18ftypavis\0\0\0\0avifavis')).toBe('media_animated');
  expect(reasonOf(emptyPng(16_000, 16_000))).toBe('media_pixels');
  expect(reasonOf(emptyPng(7000, 7000))).toBeUndefined();
});

it('never throws, for any bytes after the signature of a type', () => {
  const starts = [
    '\xff\xd8\xff',
    '\x89PNG\r\n\x1a\n',
    'RIFF....WEBPVP8X',
    'RIFF....WEBPVP8L',
    '\0\0\0\x18ftypavif',
    '',
  ];
  fc.assert(
    fc.property(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 300 }), (start, rest) => {
      readPictureHead(Buffer.concat([Buffer.from(start, 'latin1'), rest]));
    }),
    { numRuns: 2000 },
  );
});
