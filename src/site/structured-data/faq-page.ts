import type { SiteFacts } from '../../contracts/site.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { pageAddress } from '../../domain/site-map/page-address.ts';
import { webSiteId } from './references.ts';
import type { FaqPage } from './thing.ts';

export interface FaqFacts {
  /** Path without language prefix. */
  path: string;
  /** The same items as on the page: a question that is only here would be hidden text. */
  items: readonly { question: string; answer: string }[];
}

/** The questions of a page, with their answers. */
export function faqPage(site: SiteFacts, locale: Locale, { path, items }: FaqFacts): FaqPage {
  const address = pageAddress(site.url, locale, path);
  return {
    '@type': 'FAQPage',
    '@id': `${address}#faq`,
    url: address,
    inLanguage: locale,
    isPartOf: { '@id': webSiteId(site) },
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
