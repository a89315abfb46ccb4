import { expect, it } from 'vitest';
import { MAX_UPLOAD_BYTES } from '../../../domain/media/picture.ts';
import { ACCEPT, refusalOf, typeOf } from './refusal.ts';

it('file inputs do not accept HEIC, so that an iPhone converts its photos itself', () => {
  expect(ACCEPT).toBe('image/jpeg,image/png,image/webp,image/avif');
});

it.each([
  ['a.jpg', 'image/jpeg', 1, undefined],
  ['a.avif', '', 1, undefined],
  ['A.JPEG', '', MAX_UPLOAD_BYTES, undefined],
  ['a.png', 'image/png', MAX_UPLOAD_BYTES + 1, 'media_too_large'],
  ['IMG_1.HEIC', '', 1, 'media_heic'],
  ['IMG_1.heif', 'image/heif', 1, 'media_heic'],
  // Some systems give a photo of an iPhone the type of a JPEG.
  ['IMG_1.heic', 'image/jpeg', 1, 'media_heic'],
  ['a.svg', 'image/svg+xml', 1, 'media_svg'],
  ['a.gif', '', 1, 'media_gif'],
  ['a.pdf', 'application/pdf', 1, 'media_unknown'],
  ['folder', '', 0, 'media_unknown'],
])('the file %s of type “%s” and %i bytes is refused with the code %s', (name, type, size, code) => {
  expect(refusalOf({ name, type, size })).toBe(code);
});

it('a file whose type the system does not know has that of its extension', () => {
  expect(typeOf({ name: 'a.avif', type: '' })).toBe('image/avif');
  expect(typeOf({ name: 'a.png', type: 'image/jpeg' })).toBe('image/jpeg');
});
