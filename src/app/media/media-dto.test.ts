import { expect, it } from 'vitest';
import { storedPicture } from '../../../tests/factories.ts';
import type { PictureFile } from '../ports/media.ts';
import { mediaDto } from './media-dto.ts';

const file = (change: Partial<PictureFile>): PictureFile => ({
  role: 'w480',
  format: 'avif',
  name: '0123456789abcdef-w480.avif',
  width: 480,
  height: 300,
  size: 1,
  sha256: '',
  ...change,
});

it('sorts the files by format and width', () => {
  const { files } = mediaDto(
    storedPicture({
      files: [
        file({ role: 'w960', width: 960 }),
        file({}),
        file({ role: 'w960', format: 'jpg', width: 960 }),
        file({ role: 'share', format: 'jpg', width: 1200 }),
        file({ role: 'master', format: 'webp', width: 2560 }),
      ],
    }),
  );
  expect(files.avif.map(({ width }) => width)).toEqual([480, 960]);
  expect(files.webp).toEqual([]);
  expect([files.jpeg?.width, files.share?.width, files.master?.width]).toEqual([960, 1200, 2560]);
  expect(files.avif[0]?.url).toBe('/media/0123456789abcdef-w480.avif');
});

it('returns `ready` while only the picture for sharing is resized again, and not before the first result', () => {
  const stateOf = (width: number | null) => mediaDto(storedPicture({ width, files: [file({})] })).state;
  expect([stateOf(4000), stateOf(null)]).toEqual(['ready', 'processing']);
});
