import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { ArticleDto } from '../../contracts/article.ts';
import { textsOf } from '../../i18n/site-texts.ts';
import { Articles } from './Articles.tsx';

afterEach(cleanup);

const article: ArticleDto = {
  id: '1',
  title: 'Cibler juste',
  lang: 'fr',
  excerpt: 'Trois leviers.',
  link: 'https://example.com/cibler-juste',
  path: null,
  date: null,
  categories: ['youtube'],
  featuredImage: null,
  publishedAt: null,
};

it.each([
  ['en', 'in French'],
  ['fr', undefined],
] as const)('an article in French says so on the page in %s: %s', (locale, note) => {
  const { home, feeds } = textsOf(locale);
  render(
    <Articles
      locale={locale}
      t={home.articles}
      feeds={feeds}
      newTab=""
      articles={{ state: 'loaded', items: [article] }}
    />,
  );
  expect(screen.getByText(article.title).lang).toBe('fr');
  if (note) expect(screen.getByText(note)).toBeDefined();
  else expect(screen.queryByText(/français/)).toBeNull();
});

it('an article shows the site’s own copy of its picture, and a drawn cover while there is none', () => {
  const { home, feeds } = textsOf('fr');
  const coverOf = (featuredImage: ArticleDto['featuredImage']) => {
    const items = [{ ...article, featuredImage }];
    const { container } = render(
      <Articles
        locale="fr"
        t={home.articles}
        feeds={feeds}
        newTab=""
        articles={{ state: 'loaded', items }}
      />,
    );
    const found = container.querySelector('img')?.getAttribute('src');
    cleanup();
    return found;
  };
  expect(coverOf({ medium: '/media/a-cover.webp', full: '/media/a-cover.webp' })).toBe('/media/a-cover.webp');
  expect(coverOf(null)).toBeUndefined();
});
