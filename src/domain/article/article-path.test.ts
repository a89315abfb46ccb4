import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { articlePath, articleSlug, articleSlugIn, articlesPath, pageNumber } from './article-path.ts';

describe('articleSlug', () => {
  it.each([
    ['un-titre', 'un-titre'],
    ['l%e2%80%99%c3%a9t%c3%a9', 'l-ete'],
    ['%d0%bf%d1%80%d0%b8', 'article-7'],
    ['', 'article-7'],
    ['%e0%a4', 'e0-a4'],
    ['../../admin', 'admin'],
    ['rss.xml', 'rss-xml'],
    ['nouvelle-page', 'nouvelle-page'],
  ])('turns %j of the blog into %s', (slug, own) => {
    expect(articleSlug(slug, 7)).toBe(own);
  });

  it('returns a slug that articleSlugIn reads back from the path, for any slug of a blog', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), fc.integer({ min: 1 }), (slug, id) => {
        const own = articleSlug(slug, id);
        expect(articleSlugIn(articlePath(own))).toBe(own);
      }),
    );
  });
});

describe('articlesPath', () => {
  it('gives each page of each list its own path, which no article can have', () => {
    const paths = [
      articlesPath({ page: 1 }),
      articlesPath({ page: 2 }),
      articlesPath({ category: 'page', page: 1 }),
      articlesPath({ category: 'page', page: 2 }),
    ];
    expect(paths).toEqual([
      '/articles',
      '/articles/page/2',
      '/articles/categorie/page',
      '/articles/categorie/page/2',
    ]);
    expect(paths.map(articleSlugIn)).toEqual([undefined, undefined, undefined, undefined]);
  });
});

it.each([
  ['2', 2],
  ['10', 10],
  ['1', undefined],
  ['0', undefined],
  ['02', undefined],
  ['-3', undefined],
  ['2.5', undefined],
  ['999999', undefined],
  [undefined, undefined],
])('pageNumber reads %j as %j', (text, page) => {
  expect(pageNumber(text)).toBe(page);
});
