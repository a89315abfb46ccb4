import type { SiteFacts } from '../../contracts/site.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { pageAddress } from '../../domain/site-map/page-address.ts';
import { shareImagePath } from '../../domain/site-map/share-image.ts';
import { organizationId } from './references.ts';
import type { Service } from './thing.ts';

export interface ServiceFacts {
  /** Path without language prefix. */
  path: string;
  /** Such as `YouTube Ads`. */
  name: string;
  description: string;
}

/** The agency's service on one platform. It has no price, since each client gets a quotation. */
export function service(site: SiteFacts, locale: Locale, facts: ServiceFacts): Service {
  const address = pageAddress(site.url, locale, facts.path);
  return {
    '@type': 'Service',
    '@id': `${address}#service`,
    name: facts.name,
    serviceType: facts.name,
    description: facts.description,
    url: address,
    image: site.url + shareImagePath(locale, facts.path),
    provider: { '@id': organizationId(site) },
  };
}
