import { expect, it } from 'vitest';
import { categoriesOf } from './category.ts';

it.each([
  [['youtube-ads'], ['youtube']],
  [['Publicité YouTube'], ['youtube']],
  [['youtubeads'], ['youtube']],
  [['Meta'], ['meta']],
  [['facebook', 'Instagram Reels'], ['meta']],
  [['Tik Tok'], ['tiktok']],
  [['tik-tok', 'TikTok'], ['tiktok']],
  [['Stratégie'], ['strategy']],
  [['estrategia-digital'], ['strategy']],
  [
    ['TikTok', 'youtube', 'stratégies'],
    ['youtube', 'tiktok', 'strategy'],
  ],
  [['metadata', 'métal'], ['strategy']],
  [['Non classé'], ['strategy']],
  [[], ['strategy']],
])('categoriesOf returns for the terms %j the categories %j', (terms, categories) => {
  expect(categoriesOf(terms)).toEqual(categories);
});
