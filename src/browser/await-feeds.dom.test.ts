import { afterEach, expect, it, vi } from 'vitest';
import { freshPage } from './await-feeds.ts';

afterEach(() => vi.unstubAllGlobals());

const answer = (lang: string) => {
  const fetched = vi.fn(
    async () => new Response(`<html lang="${lang}"><section id="reviews">${lang}</section></html>`),
  );
  vi.stubGlobal('fetch', fetched);
  document.documentElement.lang = 'fr';
  return fetched;
};

it('freshPage requests the page in the language of the open page, despite the cookie', async () => {
  const fetched = answer('fr');
  expect((await freshPage()).getElementById('reviews')?.textContent).toBe('fr');
  expect(fetched).toHaveBeenCalledWith(
    location.pathname,
    expect.objectContaining({ credentials: 'omit', headers: { 'accept-language': 'fr' } }),
  );
});

it('freshPage returns an empty document when the response is in another language', async () => {
  answer('en');
  expect((await freshPage()).getElementById('reviews')).toBeNull();
});
