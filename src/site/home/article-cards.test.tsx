import { cleanup, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ArticleDto } from '../../contracts/article.ts';
import { textsOf } from '../../i18n/site-texts.ts';
import { Articles } from './Articles.tsx';

const article: ArticleDto = {
  id: '1',
  title: 'Cibler juste',
  demo: false,
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
] as const)('an article in French has a note on its language on the page in %s: %s', (locale, note) => {
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

it.each([
  ['a sample without a page here', null, null],
  ['a sample with a page here', '/articles/cibler-juste', '/articles/cibler-juste'],
] as const)(
  '%s is marked as an example, and has no link to an address that is reserved for examples',
  (_kind, path, href) => {
    const { home, feeds } = textsOf('fr');
    render(
      <Articles
        locale="fr"
        t={home.articles}
        feeds={feeds}
        newTab=""
        articles={{ state: 'loaded', items: [{ ...article, demo: true, path }] }}
      />,
    );
    const card = screen.getByRole('listitem');
    expect(card.textContent).toContain(feeds.reviews.platforms.demo);
    expect(card.querySelector('a')?.getAttribute('href') ?? null).toBe(href);
  },
);

it('a real article has no example mark, and links to the blog', () => {
  const { home, feeds } = textsOf('fr');
  render(
    <Articles
      locale="fr"
      t={home.articles}
      feeds={feeds}
      newTab=""
      articles={{ state: 'loaded', items: [article] }}
    />,
  );
  expect(screen.queryByText(feeds.reviews.platforms.demo)).toBeNull();
  expect(screen.getByRole('link').getAttribute('href')).toBe(article.link);
});

it('an article shows the site’s own copy of its picture', () => {
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

it('an article without a picture has its own figure as a cover, or its category', () => {
  const { home, feeds } = textsOf('fr');
  const coverOf = (excerpt: string) => {
    const items = [{ ...article, excerpt }];
    const { container } = render(
      <Articles
        locale="fr"
        t={home.articles}
        feeds={feeds}
        newTab=""
        articles={{ state: 'loaded', items }}
      />,
    );
    const found = container.querySelector('.own-cover')?.textContent;
    cleanup();
    return found;
  };
  expect(coverOf('Une vue coûte 0,02\u00a0€ en Europe.')).toBe('0,02\u00a0€');
  expect(coverOf('Partez de 3 artistes.')).toBe('3 artistes');
  expect(coverOf('Trois leviers.')).toBe(feeds.articles.categories.youtube);
});
