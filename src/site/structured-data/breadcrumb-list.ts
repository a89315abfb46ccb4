import type { SiteFacts } from '../../contracts/site.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { pageAddress } from '../../domain/site-map/page-address.ts';
import type { BreadcrumbList } from './thing.ts';

interface Crumb {
  name: string;
  /** Path without language prefix. The page itself, which comes last, has no path. */
  path?: string;
}

/** The path from the home page to a page. */
export function breadcrumbList(site: SiteFacts, locale: Locale, crumbs: readonly Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(path !== undefined && { item: pageAddress(site.url, locale, path) }),
    })),
  };
}
