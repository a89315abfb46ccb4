import { expect, it } from 'vitest';
import type { SiteFacts } from '../../contracts/site.ts';
import { itemList } from './item-list.ts';

const site = { url: 'https://music.example' } as SiteFacts;

it('itemList lists pages in order, each with its address in the language', () => {
  const items = [
    { name: 'YouTube', path: '/guide-budget-youtube-ads' },
    { name: 'Meta', path: '/guide-budget-meta-ads' },
  ];
  expect(itemList(site, 'en', { path: '/guides', name: 'Guides', items })).toEqual({
    '@type': 'ItemList',
    '@id': 'https://music.example/en/guides#list',
    name: 'Guides',
    numberOfItems: 2,
    itemListElement: [
      {
        '@type': 'ListItem',
        position: 1,
        name: 'YouTube',
        url: 'https://music.example/en/guide-budget-youtube-ads',
      },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Meta',
        url: 'https://music.example/en/guide-budget-meta-ads',
      },
    ],
  });
});
