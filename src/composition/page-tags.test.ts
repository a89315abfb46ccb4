import { expect, it } from 'vitest';
import { purgesOf, tagsOfPage } from './page-tags.ts';

it('a page carries a tag for each change that concerns it', () => {
  expect(tagsOfPage('/en')).toEqual(['all', 'home', 'reviews']);
  expect(tagsOfPage('/contact')).toEqual(['all']);
  expect(tagsOfPage('/es/articles/ma-sortie')).toEqual(['all', 'articles']);
  expect(tagsOfPage('/sitemap.xml')).toEqual(['all', 'reviews', 'articles', 'landings']);
  expect(tagsOfPage('/pt/p/nova')).toEqual(['all', 'p-nova']);
  expect(tagsOfPage('/p/nova#b')).toBeUndefined();
});

it('each change purges the tag of the pages that it concerns', () => {
  const purged: string[][] = [];
  const on = purgesOf((...tags) => purged.push([...tags]));
  on.reviews();
  on.articles();
  on.home();
  on.all();
  on.landings(new Set(['nova', 'vega']));
  expect(purged).toEqual([['reviews'], ['articles'], ['home'], ['all'], ['landings', 'p-nova', 'p-vega']]);
});
