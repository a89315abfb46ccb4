import { expect, it } from 'vitest';
import { landing, NOON, storedPicture } from '../../../tests/factories.ts';
import { landingContent } from '../../../tests/landing/landing-content.ts';
import type { PictureFile } from '../ports/media.ts';
import { weighLanding } from './weigh-landing.ts';

const file = (role: PictureFile['role'], format: PictureFile['format'], size: number): PictureFile => ({
  ...{ role, format, size, name: `${role}.${format}`, width: 1, height: 1, sha256: 'a' },
});
const files = [
  file('w480', 'avif', 20_000),
  file('w1600', 'avif', 120_000),
  file('w1600', 'webp', 150_000),
  file('w960', 'jpg', 90_000),
  file('share', 'jpg', 80_000),
  file('master', 'webp', 900_000),
];
const weigh = (pictures: PictureFile[] | undefined, sizes: Record<string, number | null>) => {
  const content = landingContent('Nova', ['fr', 'en']);
  const picture = pictures ? 'p' : null;
  const page = landing({ content: { ...content, shared: { ...content.shared, picture } } });
  return weighLanding(
    {
      clock: { now: () => NOON },
      landingScale: { weigh: async ({ locale }) => sizes[locale] ?? null },
      media: { byIds: async () => (pictures ? [storedPicture({ id: 'p', files: pictures })] : []) } as never,
      siteUrl: 'https://agency.example',
    },
    page,
    ['fr', 'en', 'es'],
  );
};

it('returns the size of each language with texts, of the largest file that browsers fetch, and of the picture for sharing', async () => {
  expect(await weigh(files, { fr: 11_000, en: 12_000, es: 9 })).toEqual({
    pages: [
      { locale: 'fr', bytes: 11_000 },
      { locale: 'en', bytes: 12_000 },
    ],
    picture: 120_000,
    share: 80_000,
  });
});

it('uses the next format if one is missing, and returns null without a file, a picture or a renderer', async () => {
  expect((await weigh(files.slice(2), {})).picture).toBe(150_000);
  expect((await weigh(files.slice(3), {})).picture).toBe(90_000);
  expect(await weigh([], { fr: null })).toEqual({ pages: [], picture: null, share: null });
  expect(await weigh(undefined, {})).toEqual({ pages: [], picture: null, share: null });
});
