import type { SiteFacts } from '../../contracts/site.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { pageAddress } from '../../domain/site-map/page-address.ts';
import type { HowTo } from './thing.ts';

export interface HowToFacts {
  /** Path without language prefix. */
  path: string;
  name: string;
  description: string;
  steps: readonly { name: string; text: string }[];
}

/** The steps of a guide, in order. */
export function howTo(site: SiteFacts, locale: Locale, facts: HowToFacts): HowTo {
  const address = pageAddress(site.url, locale, facts.path);
  return {
    '@type': 'HowTo',
    '@id': `${address}#how-to`,
    name: facts.name,
    description: facts.description,
    inLanguage: locale,
    mainEntityOfPage: address,
    step: facts.steps.map(({ name, text }, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name,
      text,
    })),
  };
}
