import { expect, it, vi } from 'vitest';
import type { SiteFacts } from '../../contracts/site.ts';
import { cachedMarkup } from './cached-markup.ts';

const facts = (brand: string) => ({ brand }) as SiteFacts;

it('cachedMarkup renders a part once for the same facts and the same name', async () => {
  const site = facts('MDMC');
  const render = vi.fn(async () => '<footer>');
  expect([
    await cachedMarkup(site, 'footer fr', render),
    await cachedMarkup(site, 'footer fr', render),
  ]).toEqual(['<footer>', '<footer>']);
  expect(render).toHaveBeenCalledTimes(1);
});

it('cachedMarkup renders a part again for another name, and for another facts object with equal values', async () => {
  const render = vi.fn(async () => '<footer>');
  const site = facts('MDMC');
  await cachedMarkup(site, 'footer fr', render);
  await cachedMarkup(site, 'footer en', render);
  await cachedMarkup(facts('MDMC'), 'footer fr', render);
  expect(render).toHaveBeenCalledTimes(3);
});

it('cachedMarkup keeps nothing when rendering fails', async () => {
  const site = facts('MDMC');
  const render = vi.fn().mockRejectedValueOnce(new Error('broken')).mockResolvedValueOnce('<footer>');
  await expect(cachedMarkup(site, 'footer fr', render)).rejects.toThrow('broken');
  expect(await cachedMarkup(site, 'footer fr', render)).toBe('<footer>');
});
