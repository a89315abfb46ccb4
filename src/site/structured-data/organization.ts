import type { SiteFacts } from '../../contracts/site.ts';
import { locales } from '../../domain/locale/locale.ts';
import { organizationId } from './references.ts';
import type { Organization } from './thing.ts';

/** The agency. Its blog and its proof of partnership are the same agency elsewhere. */
export function organization(site: SiteFacts): Organization {
  const elsewhere = [site.blogUrl, site.partnerUrl].filter((url) => url !== undefined);
  return {
    '@type': 'Organization',
    '@id': organizationId(site),
    name: site.brand,
    url: `${site.url}/`,
    logo: { '@type': 'ImageObject', url: `${site.url}/icon-512.png`, width: '512', height: '512' },
    email: site.contactEmail,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email: site.contactEmail,
      availableLanguage: [...locales],
    },
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
  };
}
