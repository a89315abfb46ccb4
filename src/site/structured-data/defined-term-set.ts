import type { SiteFacts } from '../../contracts/site.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { pageAddress } from '../../domain/site-map/page-address.ts';
import { organizationId } from './references.ts';
import type { DefinedTermSet } from './thing.ts';

export interface GlossaryFacts {
  /** Path without language prefix. */
  path: string;
  name: string;
  description: string;
  /** `id` is the fragment of the term on the page. */
  terms: readonly { id: string; term: string; definition: string }[];
}

/** A glossary with all its terms. */
export function definedTermSet(site: SiteFacts, locale: Locale, facts: GlossaryFacts): DefinedTermSet {
  const address = pageAddress(site.url, locale, facts.path);
  const id = `${address}#terms`;
  return {
    '@type': 'DefinedTermSet',
    '@id': id,
    name: facts.name,
    description: facts.description,
    url: address,
    inLanguage: locale,
    publisher: { '@id': organizationId(site) },
    hasDefinedTerm: facts.terms.map(({ id: fragment, term, definition }) => ({
      '@type': 'DefinedTerm',
      '@id': `${address}#${fragment}`,
      url: `${address}#${fragment}`,
      name: term,
      description: definition,
      inDefinedTermSet: { '@id': id },
    })),
  };
}
