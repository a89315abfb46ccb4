import { expect, it, vi } from 'vitest';
import type { Cover } from '../../domain/site-map/share-image.ts';
import { createGuideCovers } from './guide-covers.ts';

const cover = (title: string): Cover => ({ title, label: 'Guide', brand: 'MDMC' });
function start(
  coverOf = (_locale: string, slug: string) => (slug === 'vinyle' ? cover('Vinyle') : undefined),
) {
  const draw = vi.fn(async ({ title }: Cover) => Buffer.from(title));
  const onError = vi.fn();
  return { draw, onError, find: createGuideCovers({ coverOf, draw, headers: {}, onError }) };
}

it('a cover is drawn once for all requests, and again when the title changes', async () => {
  let title = 'Vinyle';
  const { draw, find } = start(() => cover(title));
  const [first, second] = await Promise.all([find('/og/fr/vinyle.png'), find('/og/fr/vinyle.png')]);
  expect([first?.identity.toString(), second?.identity.toString(), draw.mock.calls.length]).toEqual([
    'Vinyle',
    'Vinyle',
    1,
  ]);
  title = 'Le vinyle';
  expect((await find('/og/fr/vinyle.png'))?.identity.toString()).toBe('Le vinyle');
});

it.each([
  '/og/fr/cassette.png',
  '/og/de/vinyle.png',
  '/og/fr/vinyle.svg',
  '/og/fr/../vinyle.png',
  '/og/vinyle.png',
])('%s is no cover', (path) => {
  const { draw, find } = start();
  expect(find(path)).toBeUndefined();
  expect(draw).not.toHaveBeenCalled();
});

it('a cover that cannot be drawn is reported, and tried again', async () => {
  const { draw, find, onError } = start();
  draw.mockRejectedValueOnce(new Error('full'));
  expect(await find('/og/fr/vinyle.png')).toBeUndefined();
  expect(onError).toHaveBeenCalledWith(new Error('full'), '/og/fr/vinyle.png');
  expect((await find('/og/fr/vinyle.png'))?.identity.toString()).toBe('Vinyle');
});
