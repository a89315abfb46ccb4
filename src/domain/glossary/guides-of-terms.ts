import type { GuideSlug } from '../guide/guides.ts';
import type { GlossaryTerm } from './terms.ts';

/** The guide that explains a term at length; the glossary links to it, as the guide links to the term. */
export const guideOfTerm: Partial<Record<GlossaryTerm, GuideSlug>> = {
  'advantage-plus': 'guide-budget-meta-ads',
  'artificial-stream': 'publicite-spotify-artistes',
  'conversions-api': 'page-ecoute-smart-link',
  'countdown-page': 'publicite-spotify-artistes',
  'demand-gen': 'guide-budget-youtube-ads',
  'discovery-mode': 'publicite-spotify-artistes',
  'in-app-browser': 'page-ecoute-smart-link',
  marquee: 'publicite-spotify-artistes',
  'smart-link': 'page-ecoute-smart-link',
  'spark-ads': 'guide-budget-tiktok-ads',
  'view-rate': 'guide-budget-youtube-ads',
  attribution: 'roi-marketing-musical',
  'ab-test': 'kpi-marketing-musical',
  hook: 'creativites-ads-musicales',
  lookalike: 'targeting-audience-musicale',
};
