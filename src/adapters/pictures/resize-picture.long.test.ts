import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { grain, picture } from '../../../tests/pictures.ts';
import type { WantedFiles } from '../../app/ports/media.ts';
import { resizePicture } from './resize-picture.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'mdmc-resize-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function resize(bytes: Buffer, wanted: WantedFiles = 'all') {
  const input = path.join(folder, 'input');
  writeFileSync(input, bytes);
  const { files } = await resizePicture({ wanted, focal: { x: 0.5, y: 0.5 }, input, folder });
  return Object.fromEntries(
    files.map(({ role, format, width, height }) => [`${role} ${format}`, [width, height]]),
  );
}

it('a long infographic keeps the width by which it is read', async () => {
  expect(await resize(await picture(300, 6000).png().toBuffer())).toMatchObject({
    'master webp': [300, 6000],
    'w480 webp': [300, 6000],
    'w480 avif': [300, 6000],
    'w960 jpg': [300, 6000],
  });
});

it('a picture beyond the pixels or the side of the largest file is made smaller', async () => {
  const { 'master webp': master = [] } = await resize(await picture(3000, 4000).jpeg().toBuffer());
  expect(master).toEqual([2217, 2956]);
  const { 'master webp': long = [] } = await resize(await picture(60, 18_000).jpeg().toBuffer());
  expect(long).toEqual([54, 16_200]);
  const { 'master webp': wide = [] } = await resize(await picture(3200, 400).jpeg().toBuffer());
  expect(wide).toEqual([2560, 320]);
});

it.each([false, true])(
  'a JPEG (progressive: %s) without its two end bytes is accepted, and one without all its rows is damaged',
  async (progressive) => {
    const jpeg = await grain(320, 240).jpeg({ progressive }).toBuffer();
    expect([...jpeg.subarray(-2)]).toEqual([0xff, 0xd9]);
    expect(await resize(jpeg.subarray(0, -2), 'cover')).toEqual({ 'cover webp': [800, 256] });
    for (const share of [0.5, 0.9, 0.99])
      await expect(resize(jpeg.subarray(0, jpeg.length * share), 'cover')).rejects.toMatchObject({
        problem: 'media_damaged',
      });
  },
);
