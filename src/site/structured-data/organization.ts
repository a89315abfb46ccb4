import type { SiteFacts } from '../../contracts/site.ts';
import { locales } from '../../domain/locale/locale.ts';
import { isPlaceholder } from '../../domain/settings/placeholder.ts';
import { organizationId } from './references.ts';
import type { Organization } from './thing.ts';

/**
 * The agency, with the company data that is configured. `sameAs` contains its blog and the page that proves its
 * partnership.
 */
export function organization(site: SiteFacts): Organization {
  const elsewhere = [site.blogUrl, site.partnerUrl].filter((url) => url !== undefined);
  return {
    '@type': 'Organization',
    '@id': organizationId(site),
    name: site.brand,
    ...known({
      legalName: site.company.name,
      identifier: site.company.registryCode,
      vatID: site.company.vatNumber,
      address: site.company.address,
    }),
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

const known = <Texts extends Record<string, string>>(texts: Texts): Partial<Texts> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => !isPlaceholder(text))) as Partial<Texts>;
