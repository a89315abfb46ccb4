import sharp from 'sharp';
import { expect, it } from 'vitest';
import { shareImageSize } from '../../domain/site-map/share-image.ts';
import { drawCover } from './draw-cover.ts';

/** Whether the pixels of the title's box differ between two covers. */
const titleOf = async (png: Buffer) =>
  sharp(png).extract({ left: 60, top: 130, width: 1080, height: 440 }).raw().toBuffer();

it('a cover has the size of a share picture and the words of its guide, markup included', async () => {
  const draw = (title: string) => drawCover({ title, label: 'Guide', brand: 'MDMC & Cie' });
  const [one, other, long] = await Promise.all([
    draw('Vinyle <b>'),
    draw('Vinyle'),
    draw('Comment choisir entre un distributeur, un label et une sortie autoproduite '.repeat(2)),
  ]);
  expect(await sharp(one).metadata()).toMatchObject({ format: 'png', ...shareImageSize });
  expect((await titleOf(one)).equals(await titleOf(other))).toBe(false);
  // Nothing of the longest title leaves its box.
  const below = (png: Buffer) =>
    sharp(png).extract({ left: 0, top: 572, width: 1200, height: 58 }).raw().toBuffer();
  expect((await below(long)).equals(await below(other))).toBe(true);
}, 60_000);

it('a title that is no text is refused', async () => {
  await expect(drawCover({ title: 1 as never, label: '', brand: '' })).rejects.toThrow(/drawing of a cover/);
}, 60_000);
