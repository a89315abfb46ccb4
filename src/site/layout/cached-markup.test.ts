import { expect, it, vi } from 'vitest';
import type { SiteFacts } from '../../contracts/site.ts';
import { cachedMarkup } from './cached-markup.ts';

const facts = (brand: string) => ({ brand }) as SiteFacts;

it('cachedMarkup renders a part once for the same facts and the same name', () => {
  const site = facts('MDMC');
  const render = vi.fn(() => '<footer>');
  expect([cachedMarkup(site, 'footer fr', render), cachedMarkup(site, 'footer fr', render)]).toEqual([
    '<footer>',
    '<footer>',
  ]);
  expect(render).toHaveBeenCalledTimes(1);
});

it('cachedMarkup renders a part again for another name, and for another facts object with equal values', () => {
  const render = vi.fn(() => '<footer>');
  const site = facts('MDMC');
  cachedMarkup(site, 'footer fr', render);
  cachedMarkup(site, 'footer en', render);
  cachedMarkup(facts('MDMC'), 'footer fr', render);
  expect(render).toHaveBeenCalledTimes(3);
});

it('cachedMarkup caches nothing when rendering fails', () => {
  const site = facts('MDMC');
  const render = vi
    .fn()
    .mockImplementationOnce(() => {
      throw new Error('broken');
    })
    .mockReturnValueOnce('<footer>');
  expect(() => cachedMarkup(site, 'footer fr', render)).toThrow('broken');
  expect(cachedMarkup(site, 'footer fr', render)).toBe('<footer>');
});
