import type { SiteFacts } from '../../contracts/site.ts';
import { locales } from '../../domain/locale/locale.ts';
import { organizationId, webSiteId } from './references.ts';
import type { WebSite } from './thing.ts';

/** The site as a whole, with the description of one language. */
export function webSite(site: SiteFacts, { description }: { description: string }): WebSite {
  return {
    '@type': 'WebSite',
    '@id': webSiteId(site),
    name: site.brand,
    description,
    url: `${site.url}/`,
    inLanguage: [...locales],
    publisher: { '@id': organizationId(site) },
  };
}
