import type { SiteFacts } from '../../contracts/site.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { pageAddress } from '../../domain/site-map/page-address.ts';
import type { ItemList } from './thing.ts';

export interface ListFacts {
  /** Path of the page that shows the list. All paths are without language prefix. */
  path: string;
  name: string;
  /** The same items as on the page, in its order. */
  items: readonly { name: string; path: string }[];
}

/** A list of pages, such as the guides. */
export function itemList(site: SiteFacts, locale: Locale, { path, name, items }: ListFacts): ItemList {
  return {
    '@type': 'ItemList',
    '@id': `${pageAddress(site.url, locale, path)}#list`,
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.name,
      url: pageAddress(site.url, locale, item.path),
    })),
  };
}
